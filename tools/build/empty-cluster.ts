import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspace } from './places.ts';

const kept = path.join(workspace, 'node_modules/.cache/parlour-cluster');

/**
 * An empty cluster of the embedded engine, to begin with. What its `initdb` makes is always alike and takes a second: it is
 * made once for each version of the package, and kept with what else is made of packages alone (docs/adr/0052).
 */
export async function emptyCluster(folder = kept): Promise<Blob> {
  const file = path.join(folder, `${engineVersion()}.tar`);
  if (!existsSync(file)) await makeCluster(file);
  // Whole: another build may put the same there while this one reads.
  return new Blob([await readFile(file)]);
}

/** In one piece: builds side by side may all make it. */
async function makeCluster(file: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const engine = await PGlite.create();
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, dump.stream());
  await rename(draft, file);
}

function engineVersion(): string {
  const file = path.join(workspace, 'node_modules/@electric-sql/pglite/package.json');
  // A package has a version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
