#!/bin/sh
# Shows Taku among your applications and opens its games with a double click; `./install.sh --remove` takes that away again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
id=io.github.taku

if [ "${1:-}" = --remove ]; then
    rm -f "$share/applications/$id.desktop" "$share/mime/packages/$id.xml" "$share/metainfo/$id.metainfo.xml" \
        "$share/icons/hicolor/512x512/apps/$id.png"
else
    mkdir -p "$share/applications" "$share/mime/packages" "$share/metainfo" "$share/icons/hicolor/512x512/apps"
    sed "s|^Exec=taku|Exec=\"$here/taku\"|" "$here/share/$id.desktop" >"$share/applications/$id.desktop"
    cp "$here/share/$id.mime.xml" "$share/mime/packages/$id.xml"
    cp "$here/share/$id.metainfo.xml" "$share/metainfo/"
    cp "$here/share/icon.png" "$share/icons/hicolor/512x512/apps/$id.png"
fi
for refresh in "update-mime-database $share/mime" "update-desktop-database $share/applications"; do
    if command -v "${refresh%% *}" >/dev/null; then $refresh; fi
done
