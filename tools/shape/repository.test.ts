import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { deadlines } from '../checks/deadlines.ts';
import { checkBrand } from '../nx-brands/check-brand.ts';
import { errorsOf } from '../nx-brands/check/problem.ts';
import { importTable } from '../lint/table.ts';
import { projects } from '../lint/projects.ts';
import { mapOfRooms } from './map.ts';
import { securityWithTests } from './security.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Files that are in the repository, or not ignored and so about to be. */
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

describe('libraries and applications', () => {
  test.each(projects.map((project) => [project.name, project] as const))('%s has one tag that the import table knows', (_name, project) => {
    expect(project.tags).toHaveLength(1);
    expect(Object.keys(importTable)).toContain(project.tags[0]);
  });

  test.each(projects.map((project) => project.root))('%s has a README', (folder) => {
    expect(existsSync(path.join(root, folder, 'README.md'))).toBe(true);
  });

  test.each(globSync('libs/*/src/index.ts', { cwd: root }))('%s begins with what it is for and what it must never know', (file) => {
    const [first, second] = read(file).split('\n');
    expect(first).toMatch(/^\/\/ \S/);
    expect(second).toMatch(/^\/\/ .*\bnever\b/i);
    expect(read(file)).not.toMatch(/^export \*/m);
  });
});

describe('brands', () => {
  test.each(globSync('brands/*/brand.json', { cwd: root }).map((file) => path.basename(path.dirname(file))))(
    '%s is complete',
    async (id) => {
      expect(errorsOf((await checkBrand(path.join(root, 'brands', id))).checks)).toEqual([]);
    },
  );

  test('hold data only', () => {
    expect(tracked.filter((file) => /^brands\/.*\.(ts|tsx|js|mjs|css|html)$/.test(file))).toEqual([]);
  });
});

test('every npm script is described in the README or a guide', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const pages = ['README.md', ...globSync('docs/guides/*.md', { cwd: root })].map(read).join('\n');
  // A text such as `npm run format`, `lint` names two scripts.
  const named = new Set(
    [...pages.matchAll(/npm (?:run )?([a-z][\w:-]*)((?:`, `[\w:-]+)*)/g)].flatMap(([, first, more]) => [first, ...more!.split('`, `')]),
  );
  expect(Object.keys(scripts).filter((script) => !named.has(script))).toEqual([]);
});

describe('files', () => {
  test('none is longer than 400 lines, but for what is generated and data', () => {
    const code = tracked.filter((file) => /\.(ts|tsx|mjs|yaml|css)$/.test(file) && !/(^|\/)generated\/|package-lock/.test(file));
    const long = code.map((file) => [file, read(file).split('\n').length] as const).filter(([, lines]) => lines > 400);
    expect(long).toEqual([]);
  });

  const testFiles = tracked.filter((file) => /\.test\.tsx?$/.test(file));

  test('no test is skipped without its name saying what is missing: needing of @parlour/gateway/needing', () => {
    expect(testFiles.filter((file) => /\.(?:skipIf|runIf|skip|todo)\(|\bskip\(/.test(read(file)))).toEqual([]);
  });

  test('no test has a deadline of its own that is shorter than all others: tools/checks/deadlines.ts', () => {
    const own =
      /, \{ timeout: ([\d_]+) \}, (?:async|\()|^\s*\}, ([\d_]{4,})\);$|^\s*\{ timeout: ([\d_]+) \},$|setTimeout\(([\d_]{6,})\);$/gm;
    const short = [...testFiles, ...tracked.filter((file) => file.endsWith('.spec.ts'))].flatMap((file) =>
      [...read(file).matchAll(own)]
        .filter((found) => Number(found.slice(1).find(Boolean)!.replaceAll('_', '')) < deadlines.test)
        .map((found) => `${file}: ${found[0].trim()}`),
    );
    expect(short).toEqual([]);
  });

  test('no folder is named for having no name', () => {
    expect(tracked.filter((file) => /(^|\/)(utils?|shared|common|helpers?)\//.test(file))).toEqual([]);
  });

  test.each(tracked.filter((file) => /(^|\/)README\.md$|^docs\/.*\.md$/.test(file)))('%s names only files that exist', (page) => {
    const named = [...read(page).matchAll(/`((?:apps|brands|docs|libs|openapi|tools)\/[^`\s]*)`/g)].map((match) => match[1]!);
    const linked = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map((match) => path.join(path.dirname(page), match[1]!));
    // `brands/<id>` means every brand.
    const missing = [...named, ...linked].filter((name) => globSync(name.replaceAll(/<[\w-]+>/g, '*'), { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });

  const guides = tracked.filter((file) => /^docs\/guides\/.*\.md$/.test(file));
  test.each(guides)('%s ends with its check, and the README leads to it', (page) => {
    expect(read(page).trimEnd().split('\n\n').at(-1)).toMatch(/^Check: /);
    expect(read('README.md')).toContain(`](${page})`);
  });

  test('every promise of docs/security.md has a test whose title has its id, and the page lists them: npm run map', () => {
    const { text, untested } = securityWithTests();
    expect(untested).toEqual([]);
    expect(read('docs/security.md')).toBe(text);
  });

  test('docs/map.md is what the READMEs say: npm run map', () => {
    expect(read('docs/map.md')).toBe(mapOfRooms(root));
  });

  test.each(tracked.filter((file) => file.startsWith('docs/adr/')))('%s states its status below its title', (page) => {
    expect(read(page)).toMatch(/^# \d+\. .+\n\nStatus: (?:accepted|superseded by)\b/);
  });

  test('the lock file holds no download addresses', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": *"http/);
  });

  test('no guide runs TypeScript by the Node of the machine, which may be 20 and cannot: npm scripts and npx take ours', () => {
    const pages = tracked.filter((file) => /(^|\/)README\.md$|^docs\/guides\/.*\.md$/.test(file));
    const bare = /(?<!npx |--project )\bnode (?:--\S+ )*\S+\.ts\b/g;
    expect(pages.flatMap((page) => (read(page).match(bare) ?? []).map((command) => `${page}: ${command}`))).toEqual([]);
  });

  test('every npm script names a command that exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const names = Object.values(scripts).flatMap((script) => /^node tools\/run\.mjs ([\w/.-]+)$/.exec(script)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !existsSync(path.join(root, name.includes('/') ? name : `tools/commands/${name}.ts`)))).toEqual([]);
  });
});
