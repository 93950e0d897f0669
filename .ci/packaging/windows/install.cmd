@echo off
rem Opens saved games of Taku (*.taku) with a double click; "install.cmd /remove" takes that away again.
setlocal
set kinds=HKCU\Software\Classes
if "%~1"=="/remove" (
    reg delete %kinds%\.taku /f >nul || exit /b 1
    reg delete %kinds%\Taku.Game /f >nul || exit /b 1
    echo Taku is registered no more. Your games and settings stay where they are; this folder may be deleted.
    exit /b 0
)
if not "%~1"=="" (
    echo install.cmd: it is install.cmd or install.cmd /remove. 1>&2
    exit /b 2
)
if not exist "%~dp0taku.exe" (
    echo install.cmd: there is no taku.exe beside it. Unpack the whole archive first. 1>&2
    pause
    exit /b 2
)
reg add %kinds%\.taku /ve /d Taku.Game /f >nul || exit /b 1
reg add %kinds%\Taku.Game /ve /d "Taku game" /f >nul || exit /b 1
reg add %kinds%\Taku.Game\DefaultIcon /ve /d "%~dp0taku.exe" /f >nul || exit /b 1
reg add %kinds%\Taku.Game\shell\open\command /ve /d "\"%~dp0taku.exe\" \"%%1\"" /f >nul || exit /b 1
echo A double click opens games of Taku (*.taku) now. To take that away again: "%~dp0install.cmd" /remove
pause
