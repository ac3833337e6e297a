import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scriptsFolder } from '../places.ts';
import { sha256 } from '../sha256.ts';

/** What another build may be about to use is left alone: in ms since it was made. */
const leftAlone = 3_600_000;

interface Use {
  site: string;
  /** Names of the folders of its scripts. */
  scripts: readonly string[];
}

/** Writes down which scripts a site was made of, so that they stay while it does. `scripts` are their folders. */
export function noteUse(site: string, scripts: readonly string[], root = scriptsFolder): void {
  const use: Use = { site, scripts: scripts.map((folder) => path.basename(folder)) };
  mkdirSync(usesIn(root), { recursive: true });
  writeFileSync(path.join(usesIn(root), `${sha256(site).slice(0, 16)}.json`), JSON.stringify(use));
}

/** Deletes the scripts, and the files that sites share, that no site has any more. */
export function pruneScripts(now: number, root = scriptsFolder): void {
  const used = usedScripts(root);
  const old = (file: string) => now - statSync(file).mtimeMs > leftAlone;
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const place = path.join(root, entry.name);
    const isScript = /^[0-9a-f]{32}$/.test(entry.name) || entry.name.startsWith('.making-');
    if (isScript && !used.has(entry.name) && old(place)) rmSync(place, { recursive: true, force: true });
  }
  for (const name of readdirSync(root).filter((file) => file.endsWith('.json'))) {
    // Written by stored() alone.
    const { hash } = JSON.parse(readFileSync(path.join(root, name), 'utf8')) as { hash: string };
    if (!existsSync(path.join(root, hash.slice(0, 32)))) rmSync(path.join(root, name), { force: true });
  }
  pruneFiles(path.join(root, 'files'), old);
}

/** A file that no site has is in one place alone; on a disk without links it is made anew when it is wanted. */
function pruneFiles(folder: string, old: (file: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).nlink === 1 && old(file)) rmSync(file, { force: true });
  }
}

function usedScripts(root: string): ReadonlySet<string> {
  const used = new Set<string>();
  if (!existsSync(usesIn(root))) return used;
  for (const name of readdirSync(usesIn(root))) {
    const file = path.join(usesIn(root), name);
    // Written by noteUse alone.
    const { site, scripts } = JSON.parse(readFileSync(file, 'utf8')) as Use;
    if (existsSync(site)) for (const script of scripts) used.add(script);
    else rmSync(file, { force: true });
  }
  return used;
}

function usesIn(root: string): string {
  return path.join(root, 'uses');
}
