import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { playing } from '../../vendors/testing.ts';
import { officeOf, operate } from '../../../testing/office.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
const reconciled = async (period: { from?: string; to?: string } = {}) => (await operate(gateway, 'reconcileLedger', period)).list;
const open = async (merchant?: string) => (await officeOf(gateway).call('listOpenRounds', { query: { merchant } })).list;
const close = (id: string, reason: string) => operate(gateway, 'closeCase', { id, reason });
/** Without the differences of the cashier, which does not listen in this test; other tests cover it. */
const differences = async () => (await reconciled()).filter(({ kind }) => kind !== 'notHeard');

test('open rounds are listed until they are settled', async () => {
  const { bet, win, player } = await playing(gateway, '100.00');
  await bet({ roundId: 'open-1', transactionId: 'bet-open-1' });
  expect(await open('lotus')).toMatchObject([
    { member: player.username, vendor: 'JL', vendorRound: 'open-1', stake: '5.00', currency: 'BDT', money: 'real' },
  ]);
  expect(await open('delta')).toEqual([]);
  await win({ roundId: 'open-1', betTransactionId: 'bet-open-1' });
  expect(await open()).toEqual([]);
});

test('a difference is a case until it is gone or explained, and a partner that did not answer is named', async () => {
  expect(await differences()).toEqual([]);
  expect(await reconciled()).toMatchObject([
    { kind: 'notHeard', subject: 'cashier sandbox' },
    { kind: 'notHeard', subject: 'vendor JL' },
  ]);
  await sql`update round set win = win + 1`.execute(gateway.db);
  const [first] = await differences();
  expect(first).toMatchObject({ kind: 'roundSums', expected: 'stake 500, win 1000', found: 'stake 500, win 1001', new: true });
  expect(await differences()).toMatchObject([{ id: first!.id, new: false }]);
  expect((await officeOf(gateway).call('listCases', {})).list).toHaveLength(1);
  await expect(close(first!.id, ' ')).rejects.toThrow('--reason');
  expect(await close(first!.id, 'a test')).toMatchObject({ status: 'closed' });
  await expect(close(first!.id, 'a test')).rejects.toThrow('There is no open case');
  expect(await differences()).toEqual([]);
  await sql`update round set win = win - 1`.execute(gateway.db);
});

test.each([
  [{ from: 'yesterday' }, 'is not a time'],
  [{ from: '2030-01-02T00:00Z', to: '2030-01-01T00:00Z' }, 'must be before'],
])('%j is refused', async (input, message) => {
  await expect(reconciled(input)).rejects.toThrow(message);
});
