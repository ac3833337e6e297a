import { expect, test } from 'vitest';
import { deepestLine, whyNotUpline } from './account-types.ts';

const line = (length: number) => Array.from({ length }, (_, level) => `agent ${level}`);

test('a member may be placed below an agent, never below itself, and only in a line of limited depth', () => {
  const asked = { member: 'asha', line: line(1), isAgent: true, below: 0 };
  expect(whyNotUpline(asked)).toBeNull();
  expect(whyNotUpline({ ...asked, isAgent: false })).toBe('not_an_agent');
  expect(whyNotUpline({ ...asked, line: ['bao', 'asha'] })).toBe('own_line');
  expect(whyNotUpline({ ...asked, line: line(deepestLine - 1) })).toBeNull();
  expect(whyNotUpline({ ...asked, line: line(deepestLine) })).toBe('too_deep');
  expect(whyNotUpline({ ...asked, line: line(deepestLine - 2), below: 2 })).toBe('too_deep');
});
