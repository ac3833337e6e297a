import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensSchemaFile, tokensSchemaText } from './tokens-schema.ts';

test('the schema that editors read is the one that the build checks by', () => {
  // Compared as data: the formatter may lay it out differently.
  expect(JSON.parse(readFileSync(tokensSchemaFile, 'utf8'))).toEqual(JSON.parse(tokensSchemaText()));
});
