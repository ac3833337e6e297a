import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { playing } from '../../vendors/testing.ts';
import { fund } from '../../wallet/testing.ts';
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

const find = async (key: string, merchant?: string) =>
  (await officeOf(gateway).call('findLedgerTransfers', { query: { key, merchant } })).list;
const accounts = async (owner: string, merchant?: string) =>
  (await officeOf(gateway).call('listLedgerAccounts', { query: { owner, merchant } })).list;

test('a transfer is found by its key or id, at the merchants asked about, and what was held together with what became of it', async () => {
  const player = await gateway.registerMember();
  await fund(gateway, player, '500.00');
  const { memberId, username } = player;
  const deposit = await gateway.db.selectFrom('deposit').select('id').where('member_id', '=', memberId).executeTakeFirstOrThrow();
  const [credited, ...others] = await find(`deposit:${deposit.id}`);
  expect(others).toEqual([]);
  expect(credited).toMatchObject({ kind: 'deposit', phase: 'single', book: 'real', asset: 'BDT', merchant: 'lotus' });
  expect(credited!.entries).toEqual([
    expect.objectContaining({ ownerKind: 'provider', owner: 'sandbox', ownerName: null, account: 'clearing', amount: '-500.00' }),
    { ownerKind: 'member', owner: memberId, ownerName: username, account: 'cash', amount: '500.00', balance: '500.00' },
  ]);
  expect(await find(credited!.id.toUpperCase())).toEqual([credited]);
  expect(await find(`deposit:${deposit.id}`, 'delta')).toEqual([]);
  expect(await find('deposit:none')).toEqual([]);

  const body = { amount: '300.00', payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '00112345' };
  const { id } = await player.value('createWithdrawal', { body });
  gateway.clock.advance(1);
  await operate(gateway, 'rejectWithdrawal', { id, reason: 'Wrong account' });
  const both = await find(`withdrawal:${id}`);
  expect(both.map(({ phase }) => phase)).toEqual(['pending', 'void']);
  expect(await find(both[1]!.key), 'from either').toEqual(both);
});

test('the accounts of an owner are found by id, name or code, with a balance over all parts of each', async () => {
  const player = await gateway.registerMember();
  await fund(gateway, player, '100.00');
  const own = await accounts(player.username);
  expect(own.map(({ account, balance, entries }) => ({ account, balance, entries }))).toEqual([
    { account: 'cash', balance: '100.00', entries: 1 },
    { account: 'locked', balance: '0.00', entries: 0 },
  ]);
  expect(await accounts(player.memberId.toUpperCase())).toEqual(own);
  expect(await accounts(player.username, 'delta')).toEqual([]);
  const [before] = await accounts('sandbox', 'lotus');
  for (const amount of ['200.00', '150.00']) await fund(gateway, await gateway.registerMember(), amount);
  const [after] = await accounts('sandbox', 'lotus');
  expect(after).toMatchObject({ ownerKind: 'provider', ownerName: null, account: 'clearing', entries: before!.entries + 2 });
  expect(Number(after!.balance) - Number(before!.balance)).toBe(-350);
  expect(await accounts('nothing-is-called-so')).toEqual([]);
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
