#!/bin/sh
# Run once, by the image of Postgres, when the database is made.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -d postgres \
  -v owner_password="$(cat /run/secrets/owner_password)" \
  -v gateway_password="$(cat /run/secrets/gateway_password)" \
  -f /docker-entrypoint-initdb.d/roles.psql
