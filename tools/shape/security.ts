import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const row = /^\| ([A-EG]\d\d) \| (.+?) \| (.*?) ?\|$/gm;

/** Files that contain tests, by their paths: beside the code, journeys, the contract's fuzz, checks of what is served, and faults. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$|^tools\/checks\/|^apps\/faults\/src\/scenarios\//.test(file);

/** Ids of docs/security.md, each with the tests whose titles contain it; `A15.00` is an amount. */
function testsById(): ReadonlyMap<string, readonly string[]> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs', 'tools'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = new Map<string, string[]>();
  for (const file of listed
    .split('\n')
    .filter((each) => isTest(each) && existsSync(path.join(root, each)))
    .toSorted())
    for (const id of new Set(readFileSync(path.join(root, file), 'utf8').match(/\b[A-EG][01]\d\b(?!\.\d)/g)))
      found.set(id, [...(found.get(id) ?? []), file]);
  return found;
}

/** docs/security.md with its column of tests brought up to date, and the ids that appear in no test's title. */
export function securityWithTests(): { text: string; untested: readonly string[] } {
  const tests = testsById();
  const untested: string[] = [];
  const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8').replace(row, (_, id: string, promise: string) => {
    const files = tests.get(id) ?? [];
    if (files.length === 0) untested.push(id);
    return `| ${id} | ${promise} | ${files.map((file) => `[${path.basename(file)}](../${file})`).join(', ')} |`;
  });
  return { text, untested };
}
