import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { fund } from './testing.ts';
import { approveWithdrawal, forceReceipt } from './withdrawals.ts';

// Specification 4 gives two readings of a forced receipt; each brand states its own (security 3, row 37).
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
const now = () => gateway.clock.now();
const reason = 'The bank has no trace of it.';

/** A player with 1000.00 who says that the 300.00 sent to them did not arrive. */
async function disputed() {
  const player = await gateway.registerMember();
  await fund(gateway, player, '1000.00');
  const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };
  const { id } = await player.value('createWithdrawal', { body: { amount: '300.00', ...bank } });
  await approveWithdrawal(gateway.db, id, now());
  await player.value('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome: 'notReceived' } });
  const state = async () => {
    const [{ status, reason: told } = { status: null, reason: null }] = (await player.value('listWithdrawals')).list;
    const { available, locked } = await player.value('getBalance');
    return { status, told, money: [available.amount, locked.amount] };
  };
  return { id, player, state };
}

test('keep: the withdrawal counts as received and the money stays paid', async () => {
  const { id, state } = await disputed();
  expect(await forceReceipt(gateway.db, { id, reading: 'keep', reason }, now())).toMatchObject({ status: 'received', forced: true });
  expect(await state()).toEqual({ status: 'received', told: undefined, money: ['700.00', '0.00'] });
});

test('refund: the player has the money again, once, and can read why', async () => {
  const { id, state, player } = await disputed();
  expect(await forceReceipt(gateway.db, { id, reading: 'refund', reason }, now())).toMatchObject({ status: 'rejected', forced: true });
  expect(await state()).toEqual({ status: 'rejected', told: reason, money: ['1000.00', '0.00'] });
  expect((await player.value('listMessages')).list[0]).toMatchObject({ kind: 'withdrawalRejected', params: { amount: '300.00', reason } });
  const back = await gateway.db
    .selectFrom('ledger_transfer as t')
    .innerJoin('ledger_transfer as paid', 'paid.id', 't.reverses')
    .select('paid.kind')
    .where('t.reference', '=', id)
    .execute();
  expect(back).toEqual([{ kind: 'withdrawalPaid' }]);
});

test.each(['keep', 'refund'] as const)('%s: only a disputed withdrawal can be ended this way, and only once', async (reading) => {
  const { id, state } = await disputed();
  await forceReceipt(gateway.db, { id, reading, reason }, now());
  const after = await state();
  for (const other of ['keep', 'refund'] as const)
    await expect(forceReceipt(gateway.db, { id, reading: other, reason }, now())).rejects.toMatchObject({ code: 'illegal_transition' });
  expect(await state()).toEqual(after);
});
