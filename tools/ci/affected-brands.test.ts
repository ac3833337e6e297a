import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { workspace } from '../build/places.ts';

/**
 * Makes `folder` resolve its own libraries and this checkout's packages. If all of node_modules were one link, the libraries would be those
 * of this checkout, which Nx does not treat as projects of the clone, so that no library would depend on another.
 */
function linkModules(folder: string): void {
  const [from, to] = [workspace, folder].map((root) => path.join(root, 'node_modules')) as [string, string];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each !== '@parlour')) symlinkSync(path.join(from, name), path.join(to, name));
  cpSync(path.join(from, '@parlour'), path.join(to, '@parlour'), { recursive: true, verbatimSymlinks: true });
}

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
    // Including uncommitted changes.
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
      // A child pipeline has this source, whatever triggered its parent.
      expect(workflow).toEqual({ rules: [{ if: '$CI_PIPELINE_SOURCE == "parent_pipeline"' }] });
      expect(include).toEqual([{ local: '.gitlab/brand.yml' }]);
      return jobs;
    };
    const brands = JSON.parse(affected('')) as string[];
    expect(pipeline('')).toEqual(Object.fromEntries(brands.map((id) => [`brand ${id}`, { extends: '.brand', variables: { BRAND: id } }])));
    expect(Object.values(pipeline(git('rev-parse', 'HEAD')))).toEqual([expect.objectContaining({ script: ['true'] })]);
  });
});
