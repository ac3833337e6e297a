import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { accountSecurity } from './account-security.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rows = Object.entries(accountSecurity);

test('none of the requirements is left out', () => {
  expect(rows.map(([id]) => id)).toEqual(Array.from({ length: 16 }, (_, index) => `A${String(index + 1).padStart(2, '0')}`));
});

describe.each(rows)('%s', (_id, shown) => {
  test.each(Object.entries(shown))('is shown in %s', (file, titles) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const title of titles) expect(text).toContain(title);
  });
});
