import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/parlour-redis');
/** What Debian's redis-server needs beside what every Debian has. */
const packages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1', 'libatomic1'];

export interface RedisProgram {
  file: string;
  env: Record<string, string>;
}

/**
 * The redis-server of this machine, or Debian's own, fetched once without being installed. Where neither is to be had,
 * undefined and the reason on standard error: tests that need one are then skipped.
 */
export async function redisProgram(): Promise<RedisProgram | undefined> {
  const found = (await runs('redis-server', {})) ?? (await cached());
  if (found) return found;
  try {
    await fetch();
    const fetched = await cached();
    if (fetched) return fetched;
    throw new Error('what was fetched does not run');
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.warn(`There is no redis-server here, and none could be fetched (${why}): tests on Redis are skipped.`);
    return undefined;
  }
}

async function cached(): Promise<RedisProgram | undefined> {
  const file = path.join(cache, 'usr/bin/redis-server');
  if (!existsSync(file)) return undefined;
  const libraries = ['usr/lib', 'lib'].flatMap((place) => {
    const folder = path.join(cache, place);
    return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  });
  return runs(file, { LD_LIBRARY_PATH: libraries.join(':') });
}

async function runs(file: string, env: Record<string, string>): Promise<RedisProgram | undefined> {
  const works = await run(file, ['--version'], { env: { ...process.env, ...env }, timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  return works ? { file, env } : undefined;
}

/** Unpacked whole, then named: test files run at once and may all do it. */
async function fetch(): Promise<void> {
  mkdirSync(path.dirname(cache), { recursive: true });
  const draft = mkdtempSync(`${cache}-`);
  try {
    await run('apt-get', ['download', ...packages], { cwd: draft, timeout: 60_000 });
    for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) await run('dpkg', ['-x', file, '.'], { cwd: draft });
    if (!existsSync(cache)) renameSync(draft, cache);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
