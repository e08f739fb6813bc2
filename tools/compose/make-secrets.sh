#!/bin/sh
# Make the folder secrets/ for compose.yaml: passwords of the database at random, in hex, so that no file needs an escape;
# and empty files for what others give you. Run it as root, once; it changes no file that exists.
set -eu
cd "$(dirname "$0")/../.."

# Read by the group of the image's user, and by nobody else.
umask 027
mkdir -p secrets

make() {
  [ -e "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"
  chown root:10001 "secrets/$1"
}

random() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}

chown root:10001 secrets
make postgres_password "$(random)"
make database_url "postgresql://lumi_site:$(random)@database:5432/lumi"
make database_owner_url "postgresql://lumi_owner:$(random)@database:5432/lumi"
for name in stripe_secret_key stripe_webhook_secret smtp_url; do make "$name" ''; done
for name in secrets/*; do [ -s "$name" ] || echo "$name is empty: put the value into it"; done
