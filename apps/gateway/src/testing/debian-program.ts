import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = path.resolve(import.meta.dirname, '../../../../node_modules/.cache');

export interface DebianProgram {
  file: string;
  env: Record<string, string>;
  /** The folder where its packages are unpacked; null if the program is installed. */
  folder: string | null;
}

export interface DebianPackages {
  /** The program's name on a machine that has it. */
  program: string;
  /** The program and the libraries it needs beyond a plain Debian. */
  packages: readonly string[];
  /** The program's path within the packages. */
  place: string;
  /** Prints its version and exits. */
  versionArgs: readonly string[];
}

/**
 * The installed program, or Debian's own, downloaded once without being installed. If neither is available, returns undefined and prints
 * the reason to standard error; tests that need it are then skipped.
 */
export async function debianProgram(wanted: DebianPackages): Promise<DebianProgram | undefined> {
  const found = (await running({ file: wanted.program, env: {}, folder: null }, wanted)) ?? (await cached(wanted));
  if (found) return found;
  try {
    await fetch(wanted);
    const fetched = await cached(wanted);
    if (fetched) return fetched;
    throw new Error('what was fetched does not run');
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.warn(`There is no ${wanted.program} here, and none could be fetched (${why}): tests that need it are skipped.`);
    return undefined;
  }
}

async function cached(wanted: DebianPackages): Promise<DebianProgram | undefined> {
  const folder = folderOf(wanted);
  const file = path.join(folder, wanted.place);
  if (!existsSync(file)) return undefined;
  const libraries = globSync('{usr/lib,lib}/*-linux-gnu*', { cwd: folder }).map((name) => path.join(folder, name));
  return running({ file, env: { LD_LIBRARY_PATH: libraries.join(':') }, folder }, wanted);
}

async function running(program: DebianProgram, { versionArgs }: DebianPackages): Promise<DebianProgram | undefined> {
  const works = await run(program.file, [...versionArgs], { env: { ...process.env, ...program.env }, timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  return works ? program : undefined;
}

/** Unpacks into a temporary folder and then renames it, because several test files may do this at once. */
async function fetch(wanted: DebianPackages): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(`${folderOf(wanted)}-`);
  try {
    await run('apt-get', ['download', ...wanted.packages], { cwd: draft, timeout: 60_000 });
    for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) await run('dpkg', ['-x', file, '.'], { cwd: draft });
    if (!existsSync(folderOf(wanted))) renameSync(draft, folderOf(wanted));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function folderOf({ program }: DebianPackages): string {
  return path.join(cache, `parlour-${program}`);
}
