import { readFileSync } from 'node:fs';
import { statedFigures } from '@parlour/arcade/stated-figures';
import { expect, test } from 'vitest';
import { figuresFile } from './figures-file.ts';

test('the catalogue states of every game of the arcade what its pack does (mend: npm run games)', () => {
  expect(JSON.parse(readFileSync(figuresFile, 'utf8'))).toEqual(statedFigures());
});
