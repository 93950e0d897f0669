@echo off
rem Opens saved games of Taku (*.taku) with a double click; "install.cmd /remove" takes that away again.
if "%1"=="/remove" (
    reg delete HKCU\Software\Classes\.taku /f
    reg delete HKCU\Software\Classes\Taku.Game /f
    exit /b
)
reg add HKCU\Software\Classes\.taku /ve /d Taku.Game /f
reg add HKCU\Software\Classes\Taku.Game /ve /d "Taku game" /f
reg add HKCU\Software\Classes\Taku.Game\DefaultIcon /ve /d "%~dp0taku.exe" /f
reg add HKCU\Software\Classes\Taku.Game\shell\open\command /ve /d "\"%~dp0taku.exe\" \"%%1\"" /f
