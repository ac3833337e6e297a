import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { workspace } from '../places.ts';
import { sha256 } from '../integrity.ts';

/** The sources of a script: the sha256 of each file, by its path relative to the workspace. */
export type Sources = Readonly<Record<string, string>>;

/** What every build depends on besides its own modules: the builder and the packages. */
const always = [
  'package-lock.json',
  'tsconfig*.json',
  '{apps,libs}/*/package.json',
  'libs/brand/src/**/*.ts',
  'tools/build/{brand-config,compress,shared-work}.ts',
  'tools/build/scripts/*.ts',
];

/** Hashes each file once; changes made during a run count for the next run. */
export interface SourceReader {
  /** One hash of all files that match the patterns, tests excluded. */
  sumOf(patterns: readonly string[]): string;
  /** The sources of a build of these files (paths relative to the workspace), including what every build depends on. */
  sourcesOf(files: Iterable<string>): Sources;
  /** Whether these files are unchanged, and nothing was added to what every build depends on. */
  areAsBefore(sources: Sources): boolean;
}

/** For the workspace, or another folder with the same layout. */
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
 * Reports the modules that a build has read, by paths relative to the workspace; features that flags exclude are not among them. `behind`
 * returns a style's sources. npm packages are left out, since the lock file covers them.
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
