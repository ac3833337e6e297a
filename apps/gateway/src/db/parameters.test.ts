import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.resolve(import.meta.dirname, '..');

/** Ways to insert text into a statement instead of passing it as a parameter. */
const ways = [/\bsql\s*\.\s*(raw|lit)\s*\(/, /\bCompiledQuery\s*\.\s*raw\s*\(/, /\.query\(\s*`[^`]*\$\{/, /\.query\([^)]*['"`]\s*\+/];
function findings(text: string): string[] {
  return text.split('\n').filter((line) => ways.some((way) => way.test(line)));
}

test('a statement outside this folder takes what it is about as a parameter (security E04)', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter(
    (file) => !/^(db|testing)\/|\/migrations\/|\.test\.ts$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => findings(readFileSync(path.join(sources, file), 'utf8')).length > 0);
  expect(found).toEqual([]);
});

test.each([
  'sql.raw(`select ${name}`)',
  'sql.lit(name)',
  'CompiledQuery.raw(text)',
  'client.query(`select * from member where username = ${name}`)',
  `client.query('select ' + name)`,
])('%s would be found', (line) => {
  expect(findings(line)).toEqual([line]);
});

test.each(['sql`select ${name}`.execute(db)', "client.query('select $1', [name])", 'client.query(`select 1`)'])(
  '%s is as it should be',
  (line) => {
    expect(findings(line)).toEqual([]);
  },
);
