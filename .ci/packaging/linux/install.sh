#!/bin/sh
# Shows Taku among your applications and opens its games with a double click; `./install.sh --remove` takes that away again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
id=io.github.taku

say() { # in Japanese, in English
    case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    ja*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$2" ;;
    esac
}

fail() {
    say "$1" "$2" >&2
    exit 2
}

# A path as an entry writes it: as it is where that will do, since xdg-open by itself reads no quotes; else quoted, first for
# its command and then for its value.
written() {
    case "$1" in
    *[!A-Za-z0-9/._+-]*) printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')" ;;
    *) printf '%s' "$1" ;;
    esac
}

case "${1:-}" in
--remove)
    rm -f "$share/applications/$id.desktop" "$share/mime/packages/$id.xml" "$share/metainfo/$id.metainfo.xml" \
        "$share/icons/hicolor/512x512/apps/$id.png"
    ;;
'')
    mkdir -p "$share/applications" "$share/mime/packages" "$share/metainfo" "$share/icons/hicolor/512x512/apps"
    while IFS= read -r line; do
        case "$line" in
        Exec=taku*) printf 'Exec=%s%s\n' "$(written "$here/taku")" "${line#Exec=taku}" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/$id.desktop" >"$share/applications/$id.desktop"
    cp "$here/share/$id.mime.xml" "$share/mime/packages/$id.xml"
    cp "$here/share/$id.metainfo.xml" "$share/metainfo/"
    cp "$here/share/icon.png" "$share/icons/hicolor/512x512/apps/$id.png"
    ;;
*)
    fail "install.sh: 使い方は ./install.sh または ./install.sh --remove です。" \
        "install.sh: it is ./install.sh or ./install.sh --remove."
    ;;
esac

told=''
for refresh in update-mime-database:mime update-desktop-database:applications; do
    if ! command -v "${refresh%%:*}" >/dev/null; then
        told="$told ${refresh%%:*}"
    elif [ -d "$share/${refresh##*:}" ]; then
        "${refresh%%:*}" "$share/${refresh##*:}"
    fi
done
if [ "${1:-}" = --remove ]; then
    say '卓の登録を取り消しました。対局と設定はそのまま残っています。このフォルダーは削除してかまいません。' \
        'Taku is registered no more. Your games and settings stay where they are; this folder may be deleted.'
else
    say "卓をアプリケーションに登録しました。対局ファイル（*.taku）はダブルクリックで開けます。取り消すには \"$here/install.sh\" --remove を実行してください。" \
        "Taku stands among your applications, and a double click opens its games (*.taku). To take that away again: \"$here/install.sh\" --remove"
fi
[ -z "$told" ] || say "次のコマンドがないため、反映は次回ログイン後になることがあります：$told" \
    "Not found:$told. The desktop may notice the change only after the next login."
