import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { setUpline } from '../../identity/member/agent.ts';
import { loggedInAgent } from '../../identity/member/testing.ts';
import { fund } from '../../wallet/testing.ts';
import { cashOf, lineOfAgents, setPolicy } from '../testing.ts';

type TestMember = Awaited<ReturnType<typeof lineOfAgents>>[number];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const bdt = (amount: string) => ({ amount, currency: 'BDT' });
const proved = (memberId: string) =>
  gateway.db.updateTable('session').set({ payment_proved_at: gateway.clock.now() }).where('member_id', '=', memberId).execute();

test('a member without an upline learns so, and can send nothing', async () => {
  const member = await gateway.registerMember();
  expect(await member.value('getUplineTransfer')).toEqual({ state: 'noUpline' });
  await proved(member.memberId);
  expect((await member.call('sendUp', { body: { amount: '10.00' } })).body.code).toBe('not_found');
});

test('a member sends up what is left of the caps, sees what remains, and finds the transfer in the account record', async () => {
  const [agent, member] = [await loggedInAgent(gateway), await gateway.registerMember()];
  await setUpline(gateway.db, { id: member.memberId, merchant: 'lotus' }, agent.memberId);
  const stated = { made_by: 'test', made_at: gateway.clock.now(), reason: 'test', merchant: 'lotus', version: 1 };
  const policy = JSON.stringify({ transferMin: '10', transferPairCap: '100' });
  await gateway.db
    .insertInto('agent_policy')
    .values({ ...stated, policy })
    .execute();
  await fund(gateway, member, '500.00');
  const account = agent.username;
  expect(await member.value('getUplineTransfer')).toEqual({ state: 'open', account, amount: { min: bdt('10.00'), max: bdt('100.00') } });
  await proved(member.memberId);
  const { transferId } = await member.value('sendUp', { body: { amount: '80.00' } });
  expect(await member.value('getUplineTransfer')).toMatchObject({ state: 'open', amount: { max: bdt('20.00') } });
  expect((await member.value('listTransactions', { query: { type: 'transferUp' } })).list).toMatchObject([
    { amount: bdt('-80.00'), balanceAfter: bdt('420.00'), reference: transferId },
  ]);
  await member.value('sendUp', { body: { amount: '15.00' } });
  expect(await member.value('getUplineTransfer')).toEqual({ state: 'capReached', account });
});

test('an upline that is blocked closes transfers', async () => {
  const [agent, member] = [await loggedInAgent(gateway), await gateway.registerMember()];
  await setUpline(gateway.db, { id: member.memberId, merchant: 'lotus' }, agent.memberId);
  await gateway.db.updateTable('member').set({ status: 'blocked' }).where('id', '=', agent.memberId).execute();
  expect(await member.value('getUplineTransfer')).toEqual({ state: 'closed', account: agent.username });
});

test('nothing is sent while either side is excluded from betting', async () => {
  const [head, agent] = (await lineOfAgents(gateway, 2)) as [TestMember, TestMember];
  for (const each of [head, agent]) {
    await fund(gateway, each, '100.00');
    await proved(each.memberId);
  }
  const until = (member: TestMember, time: Date | null) =>
    gateway.db.updateTable('member').set({ bets_blocked_until: time }).where('id', '=', member.memberId).execute();
  const sent = async () => [
    (await head.call('sendDown', { body: { account: agent.username, amount: '10.00' } })).body.code,
    (await agent.call('sendUp', { body: { amount: '10.00' } })).body.code,
  ];
  for (const excluded of [head, agent]) {
    await until(excluded, new Date(gateway.clock.now().getTime() + 60_000));
    expect(await sent()).toEqual(Array(2).fill('transfer_refused'));
    await until(excluded, null);
  }
  expect([await cashOf(gateway, head.memberId), await cashOf(gateway, agent.memberId)]).toEqual([10_000n, 10_000n]);
  expect(await sent()).toEqual([undefined, undefined]);
});

describe('a large transfer', () => {
  let two: Awaited<ReturnType<typeof firstTwo>>;
  beforeAll(async () => {
    two = await firstTwo(gateway);
    await setPolicy(gateway, 'lotus', { transferTwoPeople: '300', transferPairCap: '1000' });
  });

  /**
   * A line of two, whose head has money and has just proved the payment password; sends these amounts to the agent, one after the other.
   */
  async function asked(...amounts: string[]) {
    const [head, agent] = (await lineOfAgents(gateway, 2)) as [TestMember, TestMember];
    await fund(gateway, head, '1000.00');
    await proved(head.memberId);
    const sent = [];
    for (const amount of amounts) sent.push(await head.value('sendDown', { body: { account: agent.username, amount } }));
    return { head, agent, sent, ids: sent.map(({ transferId }) => transferId) };
  }
  const decide = (id: string, decision: 'approve' | 'reject') =>
    operate(gateway, 'decideLineTransfer', { id, decision, reason: 'was looked at' }, two[0]);
  const kindsOf = async (who: TestMember) =>
    (await who.value('listTransactions')).list.map(({ type, amount }) => `${type} ${amount.amount}`);

  test('holds the money until one operator approves; from then on it is received', async () => {
    const { head, agent, sent, ids } = await asked('299.99', '300.00');
    expect(sent.map(({ state }) => state)).toEqual(['sent', 'waiting']);
    expect(await head.value('getBalance')).toMatchObject({ available: bdt('400.01'), locked: bdt('300.00') });
    expect(await cashOf(gateway, agent.memberId)).toBe(29_999n);
    expect((await head.value('listHeldTransfers')).list).toMatchObject([{ transferId: ids[1], to: agent.username, state: 'waiting' }]);
    expect((await officeOf(gateway, two[0]).call('listLineTransfers', { query: {} })).list).toMatchObject([
      { id: ids[1], from: head.username, to: agent.username, amount: '300.00' },
    ]);
    expect(await decide(ids[1]!, 'approve')).toEqual({ id: ids[1], state: 'sent' });
    await expect(decide(ids[1]!, 'reject')).rejects.toMatchObject({ code: 'line_transfer_refused' });
    expect(await head.value('getBalance')).toMatchObject({ available: bdt('400.01'), locked: bdt('0.00') });
    expect(await cashOf(gateway, agent.memberId)).toBe(59_999n);
    expect(await kindsOf(head)).toEqual(['transferHeld -300.00', 'transferDown -299.99', 'deposit 1000.00']);
    expect(await kindsOf(agent)).toEqual(['transferDown 300.00', 'transferDown 299.99']);
    expect((await head.value('listMessages')).list[0]).toMatchObject({ kind: 'transferApproved' });
    const required = await gateway.db.selectFrom('received_transfer').select('required').where('id', '=', ids[1]!).executeTakeFirst();
    expect(String(required?.required)).toBe('30000');
    // Each transfer counts once for sender and receiver; the money held for approval does not count as a transfer itself.
    const { rows } = await sql<{ out: string; own: string }>`
      select coalesce(sum(amount) filter (where member_id = ${head.memberId}), 0)::text as out,
        coalesce(sum(amount) filter (where member_id = ${agent.memberId}), 0)::text as own
      from line_money where kind = 'transferDown' and member_id in (${head.memberId}, ${agent.memberId})`.execute(gateway.db);
    expect(rows).toEqual([{ out: '-59999', own: '59999' }]);
  });

  test('is returned to its sender with the reason when rejected, and then counts towards no cap', async () => {
    const { head, agent, ids } = await asked('900.00');
    expect((await head.call('sendDown', { body: { account: agent.username, amount: '101.00' } })).body.code).toBe('amount_out_of_range');
    expect(await decide(ids[0]!, 'reject')).toEqual({ id: ids[0], state: 'returned' });
    expect(await cashOf(gateway, head.memberId)).toBe(100_000n);
    expect((await head.value('listHeldTransfers')).list).toMatchObject([{ state: 'returned', reason: 'was looked at' }]);
    expect((await head.value('listMessages')).list[0]).toMatchObject({ kind: 'transferRejected' });
    expect(await head.value('sendDown', { body: { account: agent.username, amount: '101.00' } })).toMatchObject({ state: 'sent' });
  });

  test('can be taken back by its sender alone, once, until an operator has decided', async () => {
    const { head, agent, ids } = await asked('400.00', '300.00');
    const [taken, decided] = ids as [string, string];
    const code = async (who: TestMember, transferId: string) => (await who.call('cancelTransfer', { body: { transferId } })).body.code;
    expect(await code(agent, taken)).toBe('not_found');
    expect(await head.value('cancelTransfer', { body: { transferId: taken } })).toMatchObject({ state: 'cancelled', reason: null });
    expect(await head.value('getBalance')).toMatchObject({ available: bdt('700.00'), locked: bdt('300.00') });
    expect(await code(head, taken)).toBe('transfer_decided');
    await expect(decide(taken, 'approve')).rejects.toMatchObject({ code: 'line_transfer_refused' });
    expect(await decide(decided, 'approve')).toMatchObject({ state: 'sent' });
    expect(await code(head, decided)).toBe('transfer_decided');
    expect(await cashOf(gateway, agent.memberId)).toBe(30_000n);
    expect(await kindsOf(head)).toEqual(['transferReturned 400.00', 'transferHeld -300.00', 'transferHeld -400.00', 'deposit 1000.00']);
    // What was taken back counts for no cap: 1,000 less the 300 that arrived.
    await fund(gateway, head, '500.00');
    expect((await head.call('sendDown', { body: { account: agent.username, amount: '700.01' } })).body.code).toBe('amount_out_of_range');
    expect(await head.value('sendDown', { body: { account: agent.username, amount: '299.99' } })).toMatchObject({ state: 'sent' });
  });

  test('has one outcome when its sender and an operator decide at once', async () => {
    const { head, agent, ids } = await asked('300.00');
    const transferId = ids[0]!;
    const [taken, through] = await Promise.allSettled([
      head.value('cancelTransfer', { body: { transferId } }),
      decide(transferId, 'approve'),
    ]);
    expect([taken.status, through.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await cashOf(gateway, agent.memberId)).toBe(taken.status === 'fulfilled' ? 0n : 30_000n);
    expect(await head.value('getBalance')).toMatchObject({ locked: bdt('0.00') });
  });

  test('cannot be approved once the two may no longer transfer', async () => {
    const { agent, ids } = await asked('500.00');
    const ban = { member: agent.username, merchant: 'lotus', reason: 'is looked into' };
    await operate(gateway, 'changeAgentAccount', { ...ban, transfersBanned: true }, two[0]);
    await expect(decide(ids[0]!, 'approve')).rejects.toMatchObject({ code: 'line_transfer_refused' });
    await operate(gateway, 'changeAgentAccount', { ...ban, transfersBanned: false }, two[0]);
    expect(await decide(ids[0]!, 'approve')).toMatchObject({ state: 'sent' });
  });
});

test('operators set for a line whether and how much it may transfer down and up; the setting nearest to an account counts', async () => {
  const [head, agent, last] = (await lineOfAgents(gateway, 3)) as [TestMember, TestMember, TestMember];
  for (const each of [head, agent, last]) {
    await fund(gateway, each, '500.00');
    await proved(each.memberId);
  }
  const set = (of: TestMember, rules: object) =>
    operate(gateway, 'changeAgentAccount', {
      member: of.username,
      merchant: 'lotus',
      reason: 'a new line',
      transferRules: { down: null, up: null, dailyCap: null, pairCap: null, ...rules },
    });
  const down = async (from: TestMember, to: TestMember, amount: string) =>
    (await from.call('sendDown', { body: { account: to.username, amount } })).body.code;
  const up = async (from: TestMember, amount: string) => (await from.call('sendUp', { body: { amount } })).body.code;

  await set(head, { down: false, up: false, dailyCap: '50' });
  expect([await down(head, agent, '10.00'), await down(agent, last, '10.00'), await up(last, '10.00')]).toEqual(
    Array(3).fill('transfer_refused'),
  );
  expect(await last.value('getUplineTransfer')).toMatchObject({ state: 'closed' });
  expect(await head.value('getConsolidatedContracts')).toMatchObject({ transferDown: false });

  await set(agent, { down: true, pairCap: '20' });
  expect(await officeOf(gateway).call('getAgentAccount', { query: { member: agent.username, merchant: 'lotus' } })).toMatchObject({
    transferRules: { down: true, up: null, dailyCap: null, pairCap: '20.00' },
  });
  expect(await down(agent, last, '21.00')).toBe('amount_out_of_range');
  expect(await down(agent, last, '20.00')).toBeUndefined();
  expect([await down(head, agent, '10.00'), await up(agent, '10.00')]).toEqual(Array(2).fill('transfer_refused'));

  await expect(set(head, { dailyCap: '10', pairCap: '20' })).rejects.toMatchObject({ code: 'field_invalid' });
  await set(head, {});
  await set(agent, {});
  expect([await down(head, agent, '10.00'), await up(last, '10.00')]).toEqual([undefined, undefined]);
  expect(
    await gateway.db.selectFrom('agent_transfer_rule').selectAll().where('member_id', 'in', [head.memberId, agent.memberId]).execute(),
  ).toEqual([]);
});
