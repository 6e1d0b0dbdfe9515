#!/bin/sh
# Creates the secrets that nobody else gives you, one file each, and keeps those that exist:
#   sh deploy/make-secrets.sh deploy/secrets [host of the database]
# What only the set-up of the database needs is in a folder beside it: deploy/secrets-owner.
# The certificates are for the hosts `storage` and `mail` of compose.yaml; their authority's key is not kept.
set -eu
folder="${1:?Usage: sh deploy/make-secrets.sh FOLDER [DATABASE_HOST]}"
host="${2:-database}"
umask 077
mkdir -p "$folder" "$folder-owner"
owner="$(cd "$folder-owner" && pwd)"
cd "$folder"

# create NAME: writes standard input to the file, unless it exists.
create() {
  if [ -e "$1" ]; then cat >/dev/null; else cat >"$1.part" && mv "$1.part" "$1" && echo "created $1"; fi
}
key() { openssl rand -base64 32; }

printf '{"keys":[{"id":1,"secret":"%s"}],"pepper":"%s"}\n' "$(key)" "$(key)" | create keys
openssl rand -hex 24 | create database-password
printf 'postgres://tamarack:%s@%s:5432/tamarack\n' "$(cat database-password)" "$host" | create database-url
openssl rand -hex 24 | create "$owner/database-password"
printf 'postgres://tamarack_owner:%s@%s:5432/tamarack\n' "$(cat "$owner/database-password")" "$host" |
  create "$owner/database-url"
openssl rand -hex 24 | create storage-key
for name in twilio-auth-token flinks-secret flinks-api-key bureau-key; do echo placeholder | create "$name"; done

if [ ! -e authority.pem ]; then
  work="$(mktemp -d)"
  trap 'rm -rf "$work"' EXIT
  openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj '/CN=Tamarack internal authority' \
    -keyout "$work/authority.key" -out "$work/authority.pem" 2>/dev/null
  for name in storage mail; do
    openssl req -newkey rsa:3072 -nodes -subj "/CN=$name" -keyout "$name.key" -out "$work/$name.csr" 2>/dev/null
    printf 'subjectAltName=DNS:%s\nextendedKeyUsage=serverAuth\n' "$name" >"$work/extensions"
    openssl x509 -req -in "$work/$name.csr" -CA "$work/authority.pem" -CAkey "$work/authority.key" \
      -CAcreateserial -days 3650 -extfile "$work/extensions" -out "$name.crt" 2>/dev/null
    echo "created $name.crt"
  done
  create authority.pem <"$work/authority.pem"
fi
