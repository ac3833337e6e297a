#!/bin/sh
# Makes the secrets of compose.yaml, once: passwords, and the addresses that hold them. Nothing is overwritten.
set -eu
umask 077
folder="$(dirname "$0")/secrets"
mkdir -p "$folder"
cd "$folder"
keep() { [ -e "$1" ] || printf '%s' "$2" > "$1"; chmod 444 "$1"; }
fresh() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
for name in postgres_password owner_password gateway_password redis_password; do keep "$name" "$(fresh)"; done
keep database_url "postgres://parlour_gateway:$(cat gateway_password)@postgres:5432/parlour"
keep database_owner_url "postgres://parlour_owner:$(cat owner_password)@postgres:5432/parlour"
keep redis_url "redis://:$(cat redis_password)@redis:6379/0"
