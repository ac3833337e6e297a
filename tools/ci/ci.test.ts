import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { workspace } from '../build/places.ts';
import { readGitlab, readHosted } from './recipes.ts';

const read = (file: string): unknown => parse(readFileSync(path.join(workspace, file), 'utf8'));

const hosted = readHosted();
const steps = Object.values(hosted.jobs).flatMap((job) => job.steps);
const gitlabJobs = readGitlab();
const gitlab = [...gitlabJobs];

describe('the recipes', () => {
  test('use others’ actions by their commit, and may only read', () => {
    const used = steps.flatMap((each) => each.uses ?? []);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !/^actions\/[a-z-]+@[0-9a-f]{40}$/.test(name))).toEqual([]);
    expect(hosted.permissions).toEqual({ contents: 'read' });
    const checkouts = steps.filter((each) => each.uses?.startsWith('actions/checkout'));
    expect(checkouts.filter((each) => each.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('put nothing that somebody else chose into a command’s text', () => {
    expect(steps.filter((each) => each.run?.includes('${{'))).toEqual([]);
  });

  test('name jobs that there are', () => {
    for (const { needs } of Object.values(hosted.jobs)) if (needs) expect(Object.keys(hosted.jobs)).toContain(needs);
    for (const [, { extends: base, needs = [] }] of gitlab) {
      const named = [...needs, ...(base ? [base] : [])];
      expect(named.filter((name) => !gitlabJobs.has(name))).toEqual([]);
    }
  });

  test('share what npm fetched between all jobs of GitLab, by the lock file', () => {
    const npm = { key: { files: ['package-lock.json'], prefix: 'npm' }, paths: ['.npm'] };
    const reference = ['.node', 'cache'];
    expect(gitlabJobs.get('.node')?.cache).toEqual(npm);
    // A job that keeps more names the same one, whole.
    for (const [name, { cache }] of gitlab) if (Array.isArray(cache)) expect([name, cache[0]]).toEqual([name, reference]);
  });

  test('run commands that there are', () => {
    const commands = [...steps.flatMap((each) => each.run ?? []), ...gitlab.flatMap(([, job]) => job.script ?? [])];
    const all = commands.join('\n');
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(read('package.json'));
    const npm = [...all.matchAll(/\bnpm (?:run )?(?!ci\b)([\w:]+)/g)].map((match) => match[1]!);
    expect(npm.filter((name) => !(name in scripts))).toEqual([]);
    const programs = [...all.matchAll(/\bnode (tools\/\S+)/g)].map((match) => match[1]!);
    expect(programs.filter((file) => !existsSync(path.join(workspace, file)))).toEqual([]);
    const targets = [...all.matchAll(/nx run-many -t (\S+)/g)].flatMap((match) => match[1]!.split(','));
    const { targets: known } = JSON.parse(nx(workspace, 'show', 'project', 'neutral', '--json')) as { targets: object };
    expect([npm.length > 0, programs.length > 1, targets.length > 0]).toEqual([true, true, true]);
    expect(targets.filter((target) => !(target in known))).toEqual([]);
  });
});

function nx(cwd: string, ...args: string[]): string {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  return execFileSync(path.join(workspace, 'node_modules/.bin/nx'), args, { cwd, env, encoding: 'utf8' });
}

/**
 * Makes `folder` find its own libraries and this checkout's packages. With one link for all of node_modules the libraries would be
 * those of this checkout, which Nx does not count among the projects of the clone: no library would depend on another.
 */
function linkModules(folder: string): void {
  const [from, to] = [workspace, folder].map((root) => path.join(root, 'node_modules')) as [string, string];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each !== '@parlour')) symlinkSync(path.join(from, name), path.join(to, name));
  cpSync(path.join(from, '@parlour'), path.join(to, '@parlour'), { recursive: true, verbatimSymlinks: true });
}

test('no project has the name of a package, for which Nx could take it', () => {
  const { dependencies, devDependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
    .parse(read('package.json'));
  const projects = JSON.parse(nx(workspace, 'show', 'projects', '--json')) as string[];
  expect(projects.length).toBeGreaterThan(10);
  expect(projects.filter((name) => name in dependencies || name in devDependencies)).toEqual([]);
});

describe('the brands that a change concerns', () => {
  let clone: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: clone, encoding: 'utf8' }).trim();
  const affected = (base: string) =>
    execFileSync(process.execPath, ['tools/ci/affected-brands.ts', base], { cwd: clone, encoding: 'utf8' }).trim();
  const changed = (...files: string[]) => {
    const before = git('rev-parse', 'HEAD');
    for (const file of files) appendFileSync(path.join(clone, file), '\n');
    git('commit', '-qam', 'a change');
    return affected(before);
  };
  beforeAll(() => {
    clone = mkdtempSync(path.join(os.tmpdir(), 'parlour-ci-'));
    execFileSync('git', ['clone', '-q', '--shared', workspace, clone]);
    // Including what is not committed yet.
    const own = ['ls-files', '--modified', '--others', '--exclude-standard'];
    const fresh = execFileSync('git', own, { cwd: workspace, encoding: 'utf8' }).split('\n');
    for (const file of fresh.filter((name) => name !== '' && existsSync(path.join(workspace, name))))
      cpSync(path.join(workspace, file), path.join(clone, file));
    linkModules(clone);
    git('add', '-A');
    git('commit', '-qm', 'all', '--allow-empty');
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  test('are one for a change to its folder, none for a guide or a test of the sites, all for the page and its libraries, and all where nothing came before', () => {
    expect(changed('brands/neutral/brand.json')).toBe('["neutral"]');
    expect(changed('docs/map.md', 'tools/storybook/.storybook/preview.tsx', 'apps/web-e2e/src/stories/stories.spec.ts')).toBe('[]');
    const all = JSON.stringify(
      globSync('brands/*/brand.json', { cwd: clone })
        .map((file) => path.basename(path.dirname(file)))
        .sort(),
    );
    const files = ['apps/web/src/screens.ts', 'libs/ui/src/Button/Button.tsx', 'libs/domain/src/money.ts'];
    expect(files.map((file) => changed(file))).toEqual([all, all, all]);
    expect(affected('0'.repeat(40))).toBe(all);
  });

  test('are jobs of a pipeline of GitLab that a merge request can start, also when there is none', () => {
    const pipeline = (base: string) => {
      const written = execFileSync(process.execPath, ['tools/ci/gitlab-brand-jobs.ts', base], { cwd: clone, encoding: 'utf8' });
      const { include, workflow, ...jobs } = parse(written) as Record<string, unknown>;
      // A pipeline that another one starts has this source, whatever started the other.
      expect(workflow).toEqual({ rules: [{ if: '$CI_PIPELINE_SOURCE == "parent_pipeline"' }] });
      expect(include).toEqual([{ local: '.gitlab/brand.yml' }]);
      return jobs;
    };
    const brands = JSON.parse(affected('')) as string[];
    expect(pipeline('')).toEqual(Object.fromEntries(brands.map((id) => [`brand ${id}`, { extends: '.brand', variables: { BRAND: id } }])));
    expect(Object.values(pipeline(git('rev-parse', 'HEAD')))).toEqual([expect.objectContaining({ script: ['true'] })]);
  });
});
