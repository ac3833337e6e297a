import { afterWithdrawalAction, withdrawalActions, withdrawalStates, type WithdrawalAction, type WithdrawalState } from '@parlour/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal, statusOf } from '../../kernel/refusal.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { fund } from './testing.ts';
import { approveWithdrawal, forceReceipt, rejectWithdrawal } from './withdrawals.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** The steps that lead a withdrawal to each state. */
const ways: Record<WithdrawalState, readonly WithdrawalAction[]> = {
  pending: [],
  approved: ['approve'],
  rejected: ['reject'],
  disputed: ['approve', 'dispute'],
  received: ['approve', 'confirm'],
};
const illegal = withdrawalStates.flatMap((state) =>
  withdrawalActions.filter((action) => afterWithdrawalAction(state, action) === null).map((action) => [state, action] as const),
);

async function withdrawal() {
  const player = await gateway.registerMember();
  await fund(gateway, player, '1000.00');
  const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
  const { id } = await player.value('createWithdrawal', { body: { amount: '300.00', ...bank } });
  const now = gateway.clock.now();
  const byPlayer = async (outcome: 'received' | 'notReceived') =>
    (await player.call('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome } })).status;
  const byOperator = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: unknown) => (error instanceof Refusal ? statusOf[error.code] : Promise.reject(error)),
    );
  /** Performs each step and returns the HTTP status. */
  const take: Record<WithdrawalAction, () => Promise<number>> = {
    approve: () => byOperator(approveWithdrawal(gateway.db, id, now)),
    reject: () => byOperator(rejectWithdrawal(gateway.db, id, 'no', now)),
    confirm: () => byPlayer('received'),
    dispute: () => byPlayer('notReceived'),
    forceKeep: () => byOperator(forceReceipt(gateway.db, { id, reading: 'keep', reason: 'no' }, now)),
    forceRefund: () => byOperator(forceReceipt(gateway.db, { id, reading: 'refund', reason: 'no' }, now)),
  };
  /** Everything in the database that a step could change. */
  const all = async () => {
    const row = await gateway.db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst();
    const moved = await sql`select key, phase from ledger_transfer where reference = ${id} order by key`.execute(gateway.db);
    const told = await gateway.db.selectFrom('event').select('id').where('member_id', '=', player.memberId).orderBy('id').execute();
    return { row, moved: moved.rows, told, balance: await player.value('getBalance') };
  };
  return { take, all };
}

test('illegal edges are all that the rules do not name', () =>
  expect(illegal).toHaveLength(withdrawalStates.length * withdrawalActions.length - 9));

test.each(illegal)('of a %s withdrawal, to %s is refused with 409 and changes nothing (C08)', async (state, action) => {
  const { take, all } = await withdrawal();
  for (const step of ways[state]) expect(await take[step]()).toBe(200);
  const before = await all();
  expect(before.row?.status).toBe(state);
  expect(await take[action]()).toBe(409);
  expect(await all()).toEqual(before);
});
