import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensSchemaFile, tokensSchemaText } from './tokens-schema.ts';

test('the schema for editors is the one that the build validates with', () => {
  // Compared as data, since the formatter may lay it out differently.
  expect(JSON.parse(readFileSync(tokensSchemaFile, 'utf8'))).toEqual(JSON.parse(tokensSchemaText()));
});
