import { expect, test } from 'vitest';
import { isPseudoLanguage, pseudoMessages } from './pseudo-languages.ts';

const messages = {
  plain: 'Log in',
  slots: ['Hello ', ['name'], ', read ', '<0>this</0>'],
  plural: [['count', 'plural', { one: ['#', ' game'], other: ['#', ' games'] }]],
};

test('XA is longer by 40 %, accented and in brackets; slots, tags and numbers stay', () => {
  const said = pseudoMessages('XA', messages);
  expect(said.plain).toEqual(['⟦', 'Ļóĝ íñ', '~~~⟧']);
  expect(said.slots).toEqual(['⟦', 'Ĥéļļó ', ['name'], ', ŕéáđ ', '<0>ţĥíš</0>', expect.stringMatching(/^~+⟧$/)]);
  expect(said.plural).toEqual(['⟦', ['count', 'plural', { one: ['#', ' ĝáɱé'], other: ['#', ' ĝáɱéš'] }], '~~⟧']);
});

test('XB is written from right to left, word by word', () => {
  expect(pseudoMessages('XB', messages).plain).toEqual(['\u202eLog\u202c \u202ein\u202c']);
});

test('pseudo-languages are not languages of the platform', () => {
  expect(isPseudoLanguage('XA')).toBe(true);
  expect(isPseudoLanguage('EN')).toBe(false);
});
