#!/bin/sh
# PostgreSQL's image runs this once, on an empty volume: the owner and the site's role of docs/operations.md, with the
# passwords of the URLs that site and migrations use. Neither is a superuser.
set -eu

password() {
  sed -E 's|^[a-z]+://[^:]+:([^@]+)@.*|\1|' "/run/secrets/$1"
}

psql --set ON_ERROR_STOP=1 --set owner="$(password database_owner_url)" --set site="$(password database_url)" <<'SQL'
CREATE ROLE lumi_owner LOGIN PASSWORD :'owner';
CREATE ROLE lumi_site LOGIN PASSWORD :'site';
CREATE DATABASE lumi OWNER lumi_owner;
ALTER DATABASE lumi SET idle_in_transaction_session_timeout = '1min';
SQL
