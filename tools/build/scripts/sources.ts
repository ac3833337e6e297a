import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { workspace } from '../places.ts';
import { sha256 } from '../integrity.ts';

/** What a script was made of: the sha256 of each file, by its path from the workspace. */
export type Sources = Readonly<Record<string, string>>;

/** What every build depends on beside its own modules: how it is made, and the packages that it takes. */
const always = [
  'package-lock.json',
  'tsconfig*.json',
  '{apps,libs}/*/package.json',
  'libs/brand/src/**/*.ts',
  'tools/build/{brand-config,compress,shared-work}.ts',
  'tools/build/scripts/*.ts',
];

/** Hashes files once while it lives: what changes meanwhile is for the next. */
export interface SourceReader {
  /** One hash of all the files that patterns find, by their paths; tests are none of them. */
  sumOf(patterns: readonly string[]): string;
  /** The sources of what was made of these files (paths from the workspace), with what everything depends on. */
  sourcesOf(files: Iterable<string>): Sources;
  /** Whether all of these are as they were, and nothing has come to those that everything depends on. */
  areAsBefore(sources: Sources): boolean;
}

/** Of the workspace, or of another folder that is laid out like it. */
export function readSources(root = workspace): SourceReader {
  const hashes = new Map<string, string | null>();
  const filesOf = (patterns: readonly string[]) =>
    globSync(patterns, { cwd: root })
      .map(slashed)
      .filter((file) => !file.endsWith('.test.ts'))
      .sort();
  const common = filesOf(always);
  const hashOf = (file: string): string | null => {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const whole = path.join(root, file);
    const hash = existsSync(whole) ? sha256(readFileSync(whole)) : null;
    hashes.set(file, hash);
    return hash;
  };
  const sums = new Map<readonly string[], string>();
  const sumOf = (patterns: readonly string[]) => {
    const sum = sums.get(patterns) ?? sha256(JSON.stringify(filesOf(patterns).map((file) => [file, hashOf(file)])));
    sums.set(patterns, sum);
    return sum;
  };
  return {
    sumOf,
    sourcesOf: (files) => {
      const all = [...new Set([...common, ...files])].sort();
      return Object.fromEntries(all.flatMap((file) => (hashOf(file) === null ? [] : [[file, hashOf(file)!]])));
    },
    areAsBefore: (sources) =>
      common.every((file) => file in sources) && Object.entries(sources).every(([file, hash]) => hashOf(file) === hash),
  };
}

/**
 * Tells the modules of a build, by their paths from the workspace: those that it read, so without those of a feature that a
 * flag keeps out. `behind` knows what styles were made of. Packages of npm are not among them; the lock file tells of those.
 */
export function modulesOf(behind: (styleFile: string) => readonly string[], tell: (modules: readonly string[]) => void): Plugin {
  return {
    name: 'parlour:modules-of',
    apply: 'build',
    buildEnd() {
      tell([...this.getModuleIds()].flatMap((id) => [id, ...behind(id)]).flatMap(sourceOf));
    },
  };
}

function sourceOf(id: string): string[] {
  const file = slashed(path.relative(workspace, id.replace(/\?.*$/, '').replace(/\.vanilla\.css$/, '')));
  return id.startsWith('\0') || file.startsWith('..') || file.includes('node_modules/') ? [] : [file];
}

function slashed(file: string): string {
  return file.replaceAll(path.sep, '/');
}
