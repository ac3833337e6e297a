import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandFolder, workspace } from '../build/places.ts';
import { run, scratchFolder, type Run } from './run.ts';
import { writeSyntheticBrands } from './synthetic.ts';

/** The brand that synthetic ones are copies of. */
const template = 'neutral';

/** Measurements of building one set of brands, from an empty cache to a full one. */
export interface Measured {
  count: number;
  sets: number;
  /** One brand alone, with an empty cache. */
  first: Run;
  /** All of them in one process with an empty cache; then again with nothing changed. */
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

export async function measureBrands(count: number, sets: number): Promise<Measured> {
  const root = scratchFolder(tmpdir(), 'parlour-bench-brands-');
  // Prerendering scripts resolve their packages from the workspace.
  mkdirSync(path.join(workspace, 'dist'), { recursive: true });
  const scripts = scratchFolder(path.join(workspace, 'dist'), '.bench-scripts-');
  const ids = writeSyntheticBrands(brandFolder(template), path.join(root, 'brands'), { count, sets });
  const build = (names: readonly string[], part: string) =>
    run([path.join(import.meta.dirname, 'build-process.ts'), ...names], {
      BRANDS_DIR: path.join(root, 'brands'),
      SITES_DIR: path.join(root, part, 'sites'),
      SCRIPTS_DIR: path.join(scripts, part),
    });
  const lastOne = ids.at(-1)!;
  const first = await build([lastOne], 'alone');
  const all = await build(ids, 'all');
  const again = await build(ids, 'all');
  const memory = linesOf(all).map((line) => line.memory);
  const listOf = (part: string) => readFileSync(path.join(root, part, 'sites', lastOne, 'build.json'), 'utf8');
  return {
    count,
    sets,
    first,
    all,
    again,
    memoryEarly: Math.max(...memory.slice(0, Math.ceil(count / 4))),
    memoryLate: Math.max(...memory.slice(-Math.ceil(count / 4))),
    identical: listOf('alone') === listOf('all') && linesOf(again).every(({ outcome }) => outcome === 'unchanged'),
  };
}

interface Line {
  id: string;
  outcome: string;
  endTime: number;
  memory: number;
}

/** Written by build-process.ts alone. */
function linesOf({ output }: Run): Line[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
}
