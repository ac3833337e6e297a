import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandFolder, brandsFolder, workspace } from '../build/places.ts';
import { run, scratchFolder, type Run } from './run.ts';
import { writeSyntheticBrands } from './synthetic.ts';

/** The brand that synthetic ones copy. */
const template = 'neutral';

/** Measurements of building some brands, from an empty cache to a full one. */
export interface Measured {
  /** Which brands: the first cell of a row. */
  what: string;
  count: number;
  /** A single brand, with an empty cache. */
  first: Run;
  /** All brands in one process with an empty cache, and then again without changes. */
  all: Run;
  again: Run;
  /** Memory of the building process after the first quarter of the brands and at the end, in bytes. */
  memoryEarly: number;
  memoryLate: number;
  /** Brands whose site is byte-identical whether built alone or with the others. */
  identical: boolean;
}

/** `vite build` of the app as one brand, in a process of its own. */
export function measurePlain(): Promise<Run> {
  const outDir = scratchFolder(tmpdir(), 'parlour-plain-');
  const config = path.join(import.meta.dirname, 'plain.config.ts');
  return run(['node_modules/vite/bin/vite.js', 'build', '-c', config, '--outDir', outDir, '--logLevel', 'warn'], {
    BRAND: template,
  });
}

/** This many copies of one small brand, with this many different sets of flags. */
export async function measureSynthetic(count: number, sets: number): Promise<Measured> {
  const folder = scratchFolder(tmpdir(), 'parlour-bench-brands-');
  const ids = writeSyntheticBrands(brandFolder(template), folder, { count, sets });
  return measureBrands(`${count} brands, ${sets} set${sets === 1 ? '' : 's'} of flags`, folder, ids);
}

/** The brands of `brands/`, which all have their own legal texts, banners, contacts and flags. */
export async function measureReal(): Promise<Measured> {
  const ids = readdirSync(brandsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return measureBrands(`${ids.length} real brands`, brandsFolder, ids.map(({ name }) => name).sort());
}

async function measureBrands(what: string, folder: string, ids: readonly string[]): Promise<Measured> {
  const root = scratchFolder(tmpdir(), 'parlour-bench-sites-');
  // Prerendering scripts resolve their packages from the workspace.
  mkdirSync(path.join(workspace, 'dist'), { recursive: true });
  const scripts = scratchFolder(path.join(workspace, 'dist'), '.bench-scripts-');
  const build = (names: readonly string[], part: string) =>
    run([path.join(import.meta.dirname, 'build-process.ts'), ...names], {
      BRANDS_DIR: folder,
      SITES_DIR: path.join(root, part, 'sites'),
      SCRIPTS_DIR: path.join(scripts, part),
    });
  const lastOne = ids.at(-1)!;
  const first = await build([lastOne], 'alone');
  const all = await build(ids, 'all');
  const again = await build(ids, 'all');
  const memory = linesOf(all).map((line) => line.memory);
  const listOf = (part: string) => readFileSync(path.join(root, part, 'sites', lastOne, 'build.json'), 'utf8');
  const quarter = Math.ceil(ids.length / 4);
  return {
    what,
    count: ids.length,
    first,
    all,
    again,
    memoryEarly: Math.max(...memory.slice(0, quarter)),
    memoryLate: Math.max(...memory.slice(-quarter)),
    identical: listOf('alone') === listOf('all') && linesOf(again).every(({ outcome }) => outcome === 'unchanged'),
  };
}

interface Line {
  id: string;
  outcome: string;
  endTime: number;
  memory: number;
}

/** Not validated: written by build-process.ts only. */
function linesOf({ output }: Run): Line[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}
