import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
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

  test('put no expression, whose value an outsider might choose, into a command’s text', () => {
    expect(steps.filter((each) => each.run?.includes('${{'))).toEqual([]);
  });

  test('name existing jobs', () => {
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
    // A job with additional caches must list the shared one completely.
    for (const [name, { cache }] of gitlab) if (Array.isArray(cache)) expect([name, cache[0]]).toEqual([name, reference]);
  });
});

describe('the projects', () => {
  let projects: Record<string, { data: { targets: object } }>;
  beforeAll(() => {
    const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
    const printed = execFileSync(path.join(workspace, 'node_modules/.bin/nx'), ['graph', '--print'], {
      cwd: workspace,
      env,
      encoding: 'utf8',
    });
    ({ nodes: projects } = (JSON.parse(printed) as { graph: { nodes: typeof projects } }).graph);
  });

  test('have the targets that the recipes run; their scripts and programs are there', () => {
    const commands = [...steps.flatMap((each) => each.run ?? []), ...gitlab.flatMap(([, job]) => job.script ?? [])];
    const all = commands.join('\n');
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(read('package.json'));
    const npm = [...all.matchAll(/\bnpm (?:run )?(?!ci\b)([\w:]+)/g)].map((match) => match[1]!);
    expect(npm.filter((name) => !(name in scripts))).toEqual([]);
    const programs = [...all.matchAll(/\bnode (tools\/\S+)/g)].map((match) => match[1]!);
    expect(programs.filter((file) => !existsSync(path.join(workspace, file)))).toEqual([]);
    const targets = [...all.matchAll(/nx run-many -t (\S+)/g)].flatMap((match) => match[1]!.split(','));
    expect([npm.length > 0, programs.length > 1, targets.length > 0]).toEqual([true, true, true]);
    expect(targets.filter((target) => !(target in projects['neutral']!.data.targets))).toEqual([]);
  });

  test('have no name of a package, for which Nx could take them', () => {
    const { dependencies, devDependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
      .parse(read('package.json'));
    const names = Object.keys(projects);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => name in dependencies || name in devDependencies)).toEqual([]);
  });
});
