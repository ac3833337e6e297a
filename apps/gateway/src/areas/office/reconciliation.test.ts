import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { playing } from '../vendors/testing.ts';
import { runCommand } from './commands.ts';
import type { Row } from './operator.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
const run = (command: string, input: object = {}) => runCommand({ ...gateway, db: gateway.database.db }, { command, input });
const rows = async (command: string, input: object = {}) => (await run(command, input)) as Row[];
/** The cashier of the tests does not listen; what is about it has tests of its own. */
const differences = async (input: object = {}) => (await rows('ledger reconcile', input)).filter((row) => row['kind'] !== 'notHeard');

test('open rounds are listed until they are settled', async () => {
  const { bet, win, player } = await playing(gateway, '100.00');
  await bet({ roundId: 'open-1', transactionId: 'bet-open-1' });
  expect(await rows('rounds open', { merchant: 'lotus' })).toMatchObject([
    { member: player.username, vendor: 'JL', vendorRound: 'open-1', stake: '5.00', currency: 'BDT', money: 'real' },
  ]);
  expect(await rows('rounds open', { merchant: 'delta' })).toEqual([]);
  await win({ roundId: 'open-1', betTransactionId: 'bet-open-1' });
  expect(await rows('rounds open')).toEqual([]);
});

test('a difference is a case until it is gone or explained, and a partner that was not heard is named', async () => {
  expect(await differences()).toEqual([]);
  expect(await rows('ledger reconcile')).toMatchObject([
    { kind: 'notHeard', subject: 'cashier sandbox' },
    { kind: 'notHeard', subject: 'vendor JL' },
  ]);
  await sql`update round set win = win + 1`.execute(gateway.db);
  const [first] = await differences();
  expect(first).toMatchObject({ kind: 'roundSums', expected: 'stake 500, win 1000', found: 'stake 500, win 1001', new: true });
  expect(await differences()).toMatchObject([{ id: first!['id'], new: false }]);
  expect(await rows('cases list')).toHaveLength(1);
  await expect(run('cases close', { id: String(first!['id']), reason: ' ' })).rejects.toThrow('--reason');
  expect(await run('cases close', { id: String(first!['id']), reason: 'a test' })).toMatchObject({ status: 'closed' });
  await expect(run('cases close', { id: String(first!['id']), reason: 'a test' })).rejects.toThrow('There is no open case');
  expect(await differences()).toEqual([]);
  await sql`update round set win = win - 1`.execute(gateway.db);
});

test.each([
  [{ from: 'yesterday' }, 'is not a time'],
  [{ from: '2030-01-02T00:00Z', to: '2030-01-01T00:00Z' }, 'must be before'],
])('%j is refused', async (input, message) => {
  await expect(run('ledger reconcile', input)).rejects.toThrow(message);
});
