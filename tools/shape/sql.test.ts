import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// Security E04: SQL is text with parameters; only the database's own folder and migrations may build it from other text.
const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('apps/{gateway,arcade}/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/testing\/|^apps\/gateway\/src\/db\/|\/migrations\//.test(file),
);

/** Places in a source that concatenate SQL. The name of a channel to listen to cannot be a parameter, so it may be concatenated. */
function putTogether(source: string): string[] {
  const raw = [...source.matchAll(/\bsql\s*\.\s*(?:raw|lit|literal)\s*[(<]|\bCompiledQuery\s*\.\s*raw\s*\(/g)];
  const asked = [...source.matchAll(/\.(?:query|exec)\(\s*(`[^`]*\$\{[^`]*`|["'`][^"'`]*["'`]\s*\+)/g)].filter(
    ([, text]) => !/^`listen "\$\{\w+\}"`$/.test(text!),
  );
  return [...raw, ...asked].map(([text]) => text);
}

test.each(sources)('%s concatenates no SQL', (file) => {
  expect(putTogether(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});

describe('what would be found', () => {
  test.each([
    'sql.raw(text)',
    'sql.lit(name)',
    'CompiledQuery.raw(text)',
    'client.query(`select ${name}`)',
    "client.query('select ' + name)",
    'pglite.exec(`drop table ${name}`)',
  ])('%s', (source) => expect(putTogether(source)).toHaveLength(1));

  test.each(['sql`select ${name}`', "client.query('select $1', [name])", 'pattern.exec(text)', 'client.query(`listen "${channel}"`)'])(
    'but not %s',
    (source) => expect(putTogether(source)).toEqual([]),
  );
});
