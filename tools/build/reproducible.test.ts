import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteFolder, workspace } from './places.ts';

// Compares with what `nx run-many -t build` has made: run it first.
const brand = 'neutral';
let sites: string;
let scripts: string;
beforeAll(() => {
  sites = mkdtempSync(path.join(tmpdir(), 'parlour-again-'));
  mkdirSync(path.join(workspace, 'dist'), { recursive: true });
  scripts = mkdtempSync(path.join(workspace, 'dist/.again-'));
});
afterAll(() => [sites, scripts].forEach((folder) => rmSync(folder, { recursive: true })));

test(
  'a brand built alone, elsewhere and from nothing is the same in every byte as the one built with all others',
  { timeout: 120_000 },
  () => {
    execFileSync(process.execPath, ['tools/commands/build-brands.ts', brand], {
      cwd: workspace,
      env: { ...process.env, SITES_DIR: path.join(sites, 'brands'), SCRIPTS_DIR: scripts },
    });
    const listOf = (site: string) => JSON.parse(readFileSync(path.join(site, 'build.json'), 'utf8')) as Record<string, string>;
    const [there, again] = [listOf(siteFolder(brand)), listOf(path.join(sites, 'brands', brand))];
    expect(Object.keys(again).length).toBeGreaterThan(100);
    expect(Object.entries(again).filter(([file, hash]) => there[file] !== hash)).toEqual([]);
    expect(Object.keys(there).sort()).toEqual(Object.keys(again).sort());
  },
);
