// Office 7: each figure of the dashboard opens the list that it counts.
import { randomUUID } from 'node:crypto';
import { figureLists, queueLists, type Counted, type CountedList } from '@parlour/domain/reports';
import type { OperationId } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { officeOf, operate } from '../../../testing/office.ts';
import { waitingTransfer } from '../../agents/testing.ts';
import { earnPoints } from '../../rewards/testing.ts';
import { foldStats } from '../../reports/fold.ts';
import { playing } from '../../vendors/testing.ts';
import { fund } from '../../wallet/testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const operations: Record<CountedList, OperationId> = {
  deposits: 'listDeposits',
  withdrawals: 'listWithdrawals',
  pendingWithdrawals: 'listPendingWithdrawals',
  members: 'listMembers',
  lineTransfers: 'listLineTransfers',
  proposals: 'listProposals',
  feedback: 'listFeedback',
  redeems: 'listRedeemOrders',
  cases: 'listCases',
};
interface Found {
  list: readonly object[];
  about?: { count: number; sums?: { amount: string }[] } | null;
}
/** The rows of a counted list with its filters; its `view` is left out, since the screen itself resolves views. */
async function found({ list, filters: { view: _view, ...filters } }: Counted, span: object = {}): Promise<Found> {
  const atOne = list === 'proposals' || list === 'cases' ? {} : { merchant: 'lotus' };
  const state = list === 'feedback' ? { state: 'open' } : {};
  return officeOf(gateway).call(operations[list], { query: { ...atOne, ...state, ...filters, ...span } } as never) as never;
}
const askForMoney = async (player: Awaited<ReturnType<TestGateway['registerMember']>>, amount: string, accountNumber: string) =>
  (await player.value('createWithdrawal', { body: { amount, payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber } })).id;

test('the list behind a figure has the rows that it counts, and another day none of them', async () => {
  const { bet, endRound } = await playing(gateway, '1000.00');
  const roundId = randomUUID();
  await bet({ roundId, amount: '12.50' });
  await endRound({ roundId });
  const [second] = [await gateway.registerMember(), await gateway.registerMember()];
  await fund(gateway, second, '600.00');
  await fund(gateway, second, '400.00');
  // One withdrawal is paid out, one refused and one waits; one deposit does not arrive.
  await operate(gateway, 'approveWithdrawal', { id: await askForMoney(second, '300.00', '0012345') });
  await operate(gateway, 'rejectWithdrawal', { id: await askForMoney(second, '200.00', '0012346'), reason: 'Wrong account' });
  await askForMoney(second, '250.00', '0012347');
  await second.value('createDeposit', { body: { amount: '150.00' } });
  await foldStats(gateway.database.db, gateway.merchants);

  const { list } = await officeOf(gateway).call('getDashboard', { query: { merchant: 'lotus' } });
  const { figures, begins, ends } = list[0]!;
  const today = { from: begins, to: ends };
  expect(figures).toMatchObject({ active: 1, registrations: 3, firstDeposits: 2, deposits: '2000.00', withdrawals: '300.00' });
  for (const name of ['active', 'registrations', 'firstDeposits'] as const)
    expect((await found(figureLists[name], today)).about?.count, name).toBe(figures[name]);
  for (const name of ['deposits', 'withdrawals'] as const)
    expect((await found(figureLists[name], today)).about?.sums?.[0]?.amount, name).toBe(figures[name]);
  for (const counted of Object.values(figureLists)) expect((await found(counted, { to: begins })).list).toEqual([]);
});

test('the list behind a queue has what waits in it', async () => {
  const player = await gateway.registerMember();
  await fund(gateway, player, '500.00');
  await askForMoney(player, '250.00', '0099999');
  // A paid-out withdrawal is disputed, and an order of the mall waits.
  const disputed = await askForMoney(player, '200.00', '0099998');
  await operate(gateway, 'approveWithdrawal', { id: disputed });
  await player.value('confirmWithdrawal', { params: { withdrawalId: disputed }, body: { outcome: 'notReceived' } });
  await earnPoints(gateway.db, { merchant: 'lotus', memberId: player.memberId, points: 5000n, reference: 'test' }, gateway.clock.now());
  const reward = (await player.value('listPointsRewards', {})).list.find(({ kind }) => kind === 'goods')!;
  await player.value('redeemPoints', { body: { reward: reward.id, quantity: 1, address: '12 Lake Road, Dhaka' }, key: randomUUID() });
  const said = { merchant: 'lotus', member_id: null, type: 3, content: 'The reels stop.', created_at: gateway.clock.now() };
  const [ended] = await gateway.db.insertInto('feedback').values([said, said]).returning('id').execute();
  await operate(gateway, 'closeFeedback', { id: String(ended!.id), reason: 'Said twice' });
  // Both started deposits wait, one for so long that it is in doubt.
  await player.value('createDeposit', { body: { amount: '150.00' } });
  gateway.clock.advance(11 * 60);
  await player.value('createDeposit', { body: { amount: '160.00' } });
  await waitingTransfer(gateway);
  const { queues } = await officeOf(gateway).call('getDashboard', { query: { merchant: 'lotus' } });
  for (const { queue, count } of queues) expect((await found(queueLists[queue])).list, queue).toHaveLength(count);
  expect(queues.filter(({ count }) => count > 0).map(({ queue }) => queue)).toEqual([
    'withdrawals',
    'deposits',
    'transfers',
    'feedback',
    'redeems',
    'disputes',
  ]);
});
