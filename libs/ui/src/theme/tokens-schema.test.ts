import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tokensSchemaText } from './tokens-schema.ts';

test('the schema that editors read is the one that the build checks by', () => {
  const file = path.resolve(import.meta.dirname, '../../../../brands/tokens.schema.json');
  // Compared as data: the formatter may lay it out differently.
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(tokensSchemaText()));
});
