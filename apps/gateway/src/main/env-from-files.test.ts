import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFiles } from './env-from-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-env-'));
  writeFileSync(path.join(folder, 'url'), 'postgres://somewhere/parlour\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a setting can be read from a file; other variables are left alone', () => {
  const file = path.join(folder, 'url');
  expect(withFiles({ DATABASE_URL_FILE: file, PORT: '5000', SSL_CERT_FILE: '/nowhere' })).toMatchObject({
    DATABASE_URL: 'postgres://somewhere/parlour',
    PORT: '5000',
  });
});

test.each([
  [{ REDIS_URL_FILE: '/nowhere/redis' }, 'REDIS_URL_FILE: /nowhere/redis cannot be read (ENOENT).'],
  [{ REDIS_URL_FILE: '/nowhere/redis', REDIS_URL: 'redis://here' }, 'REDIS_URL and REDIS_URL_FILE are both set: one of them must go.'],
])('%j is refused in one sentence', (env, sentence) => {
  expect(() => withFiles(env)).toThrow(sentence);
});
