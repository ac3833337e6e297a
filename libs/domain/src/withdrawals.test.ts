import { expect, test } from 'vitest';
import { afterWithdrawalAction, whyNotWithdrawal, withdrawalActions, withdrawalMoney, withdrawalStates } from './withdrawals.ts';

test('a withdrawal takes only the legal steps (security C08)', () => {
  const legal = withdrawalStates.flatMap((state) =>
    withdrawalActions.flatMap((action) => {
      const next = afterWithdrawalAction(state, action);
      return next ? [`${state} ${action} ${next}`] : [];
    }),
  );
  expect(legal).toEqual([
    'pending approve approved',
    'pending reject rejected',
    'approved confirm received',
    'approved dispute disputed',
    'disputed approve received',
    'disputed reject rejected',
    'disputed confirm received',
    'disputed forceKeep received',
    'disputed forceRefund rejected',
  ]);
});

test('a refused step says why', () => {
  expect(whyNotWithdrawal('pending', 'confirm')).toBe('illegal_transition');
  expect(whyNotWithdrawal('pending', 'approve')).toBeNull();
});

test('money that was sent comes back only by a rejection or a receipt that the brand refunds', () => {
  for (const state of withdrawalStates) {
    for (const action of withdrawalActions) {
      const next = afterWithdrawalAction(state, action);
      if (next && withdrawalMoney[state] === 'provider' && withdrawalMoney[next] !== 'provider')
        expect(['reject', 'forceRefund']).toContain(action);
    }
  }
});
