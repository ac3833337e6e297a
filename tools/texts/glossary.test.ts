import { languageCodes } from '@parlour/domain';
import { expect, test } from 'vitest';
import { glossaryOf } from './glossary.ts';

test.each(languageCodes)('the glossary of %s has every term of the English one, and does not contradict itself', (code) => {
  const { terms, forbidden } = glossaryOf(code);
  expect(Object.keys(terms)).toEqual(Object.keys(glossaryOf('EN').terms));
  for (const { text, accept = [], avoid = [] } of Object.values(terms))
    for (const word of [text, ...accept]) {
      expect(avoid).not.toContain(word);
      expect(Object.keys(forbidden)).not.toContain(word);
    }
});
