import { describe, expect, test } from 'vitest';
import { memberActions, roles, whyNot, type Access } from './access.ts';

describe('actions that need a real account', () => {
  const { betOnDraws, ...others } = memberActions;

  test('a trial user may bet play money on draws; a guest logs in', () => {
    expect(roles.map((role) => whyNot({ role }, betOnDraws))).toEqual(['not_logged_in', null, null]);
  });

  test.each(Object.entries(others))('%s: a guest logs in, a trial user opens a real account, a member may', (_action, access) => {
    expect(roles.map((role) => whyNot({ role }, access))).toEqual(['not_logged_in', 'real_account_needed', null]);
  });
});

test.each<[Access, (string | null)[]]>([
  [{ roles: ['guest', 'trial', 'member'] }, [null, null, null, null]],
  [{ roles: ['guest', 'trial'] }, [null, null, 'forbidden', 'forbidden']],
  [{ roles: ['member'], agents: 'only' }, ['not_logged_in', 'real_account_needed', 'forbidden', null]],
  [{ roles: ['member'], agents: 'never' }, ['not_logged_in', 'real_account_needed', null, 'forbidden']],
])('%j is for whom it says', (access, expected) => {
  const askers = [{ role: 'guest' }, { role: 'trial' }, { role: 'member' }, { role: 'member', agent: true }] as const;
  expect(askers.map((asker) => whyNot(asker, access))).toEqual(expected);
});
