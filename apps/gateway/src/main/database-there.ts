import { existsSync } from 'node:fs';
import path from 'node:path';

/** Whether there is a database to open: an embedded one would otherwise be made, empty. */
export function databaseIsThere(databaseUrl: string): boolean {
  return !databaseUrl.startsWith('pglite:') || existsSync(path.join(databaseUrl.slice('pglite:'.length), 'PG_VERSION'));
}
