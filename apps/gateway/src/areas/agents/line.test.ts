import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deepestLine } from '@parlour/domain';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import type { TestClient } from '../../testing/client.ts';
import { setUpline } from '../identity/member/agent.ts';
import { loggedInAgent } from '../identity/member/testing.ts';
import { officeOf, operate } from '../../testing/office.ts';
import { makeDraw, setLine } from '../lottery/slips/testing.ts';
import { fund } from '../wallet/testing.ts';
import { lineOfAgents, setPolicy, signedContract } from './testing.ts';

type Line = Awaited<ReturnType<typeof lineOfAgents>>[number];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const agentAt = async (group: number) => {
  const agent = await loggedInAgent(gateway);
  await gateway.db.updateTable('member').set({ prize_group: group }).where('id', '=', agent.memberId).execute();
  return agent;
};
let names = 0;
async function registerBy(code: string, client: TestClient = gateway.guest()) {
  const password = 'correct horse battery';
  const username = `below${++names}`;
  const body = { username, password, confirmPassword: password, termsAccepted: true, ageConfirmed: true, referralCode: code } as const;
  return { username, ...(await client.call('registerMember', { body: { ...body, altcha: await client.solve() } })) };
}
const operateGet = (member: string) => officeOf(gateway).call('getAgentAccount', { query: { member } });
const listed = async (client: TestClient, account?: string) =>
  (await client.value('listTeamAccounts', { query: { ...(account !== undefined && { account }) } })).list.map((each) => each.account);

describe('a registration link', () => {
  test('gives exactly its type and group to whoever registers by it, below its agent', async () => {
    const agent = await agentAt(1950);
    const link = await agent.value('createRegisterLink', { body: { type: 1, group: 1940, uses: 2, channel: 'Forum' } });
    expect(link).toMatchObject({ registered: 0, state: 'open', group: 1940 });
    expect(link.url).toContain(`referralCode=${link.code}`);
    expect(await gateway.guest().value('getAffiliate', { query: { code: link.code } })).toEqual({ valid: true });
    const { username } = await registerBy(link.code.toUpperCase());
    expect((await agent.value('listTeamAccounts')).list).toMatchObject([{ account: username, type: 1, group: 1940, teamSize: 1 }]);
    expect((await agent.value('listRegisterLinks')).list).toMatchObject([{ registered: 1 }]);
  });

  test('allows as many registrations as it states, two at once included', async () => {
    const agent = await agentAt(1950);
    const { code } = await agent.value('createRegisterLink', { body: { type: 0, uses: 1, channel: '' } });
    const answers = await Promise.all([registerBy(code), registerBy(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await registerBy(code)).body.code).toBe('invitation_code_error');
    expect(await listed(agent)).toHaveLength(1);
    expect((await agent.value('listRegisterLinks')).list).toMatchObject([{ registered: 1, state: 'usedUp' }]);
  });

  test('ends when it expires or is switched off, by its own agent alone', async () => {
    const agent = await agentAt(1950);
    const expiresAt = new Date(gateway.clock.now().getTime() + 60_000).toISOString();
    const short = await agent.value('createRegisterLink', { body: { type: 0, uses: 5, channel: 'a', expiresAt } });
    const long = await agent.value('createRegisterLink', { body: { type: 0, uses: 5, channel: 'b' } });
    gateway.clock.advance(61);
    expect((await registerBy(short.code)).body.code).toBe('invitation_code_error');
    expect((await (await agentAt(1950)).call('endRegisterLink', { query: { code: long.code } })).status).toBe(404);
    expect(await agent.value('endRegisterLink', { query: { code: long.code } })).toMatchObject({ state: 'off' });
    expect((await registerBy(long.code)).body.code).toBe('invitation_code_error');
    expect(await listed(agent)).toEqual([]);
  });

  test('offers no group above the agent’s own', async () => {
    const agent = await agentAt(1950);
    const answer = await agent.call('createRegisterLink', { body: { type: 0, group: 1951, uses: 1, channel: '' } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'group_out_of_range' } });
  });
});

test('an agent makes an account, which must choose a password of its own before anything else', async () => {
  const agent = await agentAt(1950);
  const asked = { body: { username: 'firstborn', type: 1, group: 1950 } as const, key: randomUUID() };
  const made = await agent.value('createDownlineAccount', asked);
  expect(await agent.value('createDownlineAccount', asked)).toEqual(made);
  const kept = await gateway.db.selectFrom('idempotency').select('answer').where('key', '=', asked.key).executeTakeFirstOrThrow();
  expect(JSON.stringify(kept)).not.toContain(made.oneTimePassword);
  const client = gateway.guest();
  const login = { type: 'username', username: 'firstborn', password: made.oneTimePassword } as const;
  await client.value('login', { body: { ...login, entrance: 'agent', altcha: await client.solve() } });
  expect((await client.call('listTeamAccounts')).body.code).toBe('password_change_required');
  for (const [body, code] of [
    [{ username: 'firstborn', type: 0 }, 'username_taken'],
    [{ username: '1', type: 0 }, 'field_invalid'],
    [{ username: 'above', type: 0, group: 1960 }, 'group_out_of_range'],
    [{ username: 'headless', type: 2 }, 'field_invalid'],
  ] as const)
    expect((await agent.call('createDownlineAccount', { body })).body.code).toBe(code);
  expect(await listed(agent)).toEqual(['firstborn']);
});

test('the downline shows contracts and who is online, and can be filtered by these and by days', async () => {
  const [head, agent] = (await lineOfAgents(gateway, 2)) as [Line, Line];
  const away = await gateway.registerMember();
  await setUpline(gateway.db, { id: away.memberId, merchant: 'lotus' }, head.memberId);
  await gateway.db.deleteFrom('session').where('member_id', '=', away.memberId).execute();
  await gateway.db
    .updateTable('member')
    .set({ created_at: new Date('2026-01-31T18:00:00Z') })
    .where('id', '=', away.memberId)
    .execute();
  await signedContract(gateway, { memberId: head.memberId, kind: 'daily', tiers: [{ rate: '1' }] });
  await signedContract(gateway, { memberId: agent.memberId, kind: 'daily', tiers: [{ rate: '0.5' }] });
  const shown = async (query: { online?: boolean; from?: string; to?: string } = {}) =>
    (await head.value('listTeamAccounts', { query })).list.map(({ account, contracts, online }) => ({ account, contracts, online }));
  const [own, other] = [
    { account: agent.username, contracts: ['daily'], online: true },
    { account: away.username, contracts: [], online: false },
  ];
  expect(await shown()).toEqual([own, other]);
  expect([await shown({ online: true }), await shown({ online: false })]).toEqual([[own], [other]]);
  // The day starts at midnight in Dhaka.
  expect(await shown({ from: '2026-02-01', to: '2026-02-01' })).toEqual([other]);
  expect(await shown({ to: '2026-01-31' })).toEqual([]);
  expect((await head.call('listTeamAccounts', { query: { from: '2026-02-02', to: '2026-02-01' } })).body.code).toBe('field_invalid');
});

test('a group cannot fall below that of the account’s own open bets, whether its upline or an operator sets it', async () => {
  const [agent, player] = [await agentAt(1960), await gateway.registerMember()];
  await setUpline(gateway.db, { id: player.memberId, merchant: 'lotus' }, agent.memberId);
  await agent.value('setDownlineGroup', { body: { account: player.username, group: 1955 } });
  await fund(gateway, player, '100.00');
  const draw = await makeDraw(gateway, { gameCode: 'SSC_5M', packId: 'ssc', area: 'fast', prizeMode: 'ZY' });
  const line = { type: 'digit', at: '1', selection: ['1', '2', '3'], unit: '10.00', group: 1950, odds: '9.75' };
  const { lines } = await player.value('placeBets', { body: { drawIds: [draw], lines: [line] } });
  const set = async (group: number) => (await agent.call('setDownlineGroup', { body: { account: player.username, group } })).body.code;
  const change = { member: player.username, merchant: 'lotus', reason: 'as asked for' };
  expect(await set(1949)).toBe('group_out_of_range');
  await expect(operate(gateway, 'changeAgentAccount', { ...change, group: 1949 })).rejects.toMatchObject({ code: 'group_refused' });
  expect(await set(1950)).toBeUndefined();
  await setLine(gateway, lines[0]!.lineId, 'lost');
  expect(await set(1949)).toBeUndefined();
});

test('only the uplines of a team see it, each level with its own figures (B05)', async () => {
  const [head, agent, member, other] = [await agentAt(1950), await agentAt(1940), await gateway.registerMember(), await agentAt(1950)];
  await setUpline(gateway.db, { id: member.memberId, merchant: 'lotus' }, agent.memberId);
  // This one already has a team of its own.
  await setUpline(gateway.db, { id: agent.memberId, merchant: 'lotus' }, head.memberId);
  await fund(gateway, member, '300.00');
  await fund(gateway, agent, '200.00');
  expect(await head.value('listTeamAccounts')).toMatchObject({
    path: [head.username],
    list: [{ account: agent.username, teamSize: 2, balance: { amount: '200.00' }, teamBalance: { amount: '500.00' } }],
  });
  const deeper = await head.value('listTeamAccounts', { query: { account: agent.username } });
  expect(deeper).toMatchObject({ path: [head.username, agent.username], list: [{ account: member.username, teamSize: 1 }] });
  for (const account of [agent.username, head.username, 'nobody-there'])
    expect((await other.call('listTeamAccounts', { query: { account } })).status).toBe(404);
  expect((await agent.call('listTeamAccounts', { query: { account: head.username } })).status).toBe(404);

  await setUpline(gateway.db, { id: agent.memberId, merchant: 'lotus' }, other.memberId);
  expect(await listed(head)).toEqual([]);
  expect(await listed(other, agent.username)).toEqual([member.username]);
});

test('a group stays between those above and below, and only the direct upline sets it', async () => {
  const head = await agentAt(1950);
  const make = async (above: TestClient & { memberId?: string }, username: string, group: number) => {
    await above.value('createDownlineAccount', { body: { username, type: 1, group } });
    return (await gateway.db.selectFrom('member').selectAll().where('username', '=', username).executeTakeFirstOrThrow()).id;
  };
  const middle = await make(head, 'middleman', 1900);
  const deep = await loggedInAgent(gateway);
  await gateway.db.updateTable('member').set({ upline_id: middle, prize_group: 1880 }).where('id', '=', deep.memberId).execute();
  const set = async (account: string, group: number) => (await head.call('setDownlineGroup', { body: { account, group } })).body.code;
  expect(await set('middleman', 1951)).toBe('group_out_of_range');
  expect(await set('middleman', 1879)).toBe('group_out_of_range');
  expect(await set('middleman', 1950)).toBeUndefined();
  expect(await set('middleman', 1880)).toBeUndefined();
  expect(await set(deep.username, 1880)).toBe('not_direct_downline');
});

test('a line ends at its deepest level', async () => {
  const head = await agentAt(1950);
  const chain = Array.from({ length: deepestLine - 1 }, (_, index) => `chain${index}`);
  let above = head.memberId;
  for (const username of chain) {
    const { memberId } = await gateway.registerMember({ username });
    await gateway.db.updateTable('member').set({ agent_type: 1, upline_id: above }).where('id', '=', memberId).execute();
    above = memberId;
  }
  const last = await loggedInAgent(gateway);
  await gateway.db.updateTable('member').set({ upline_id: null }).where('id', '=', last.memberId).execute();
  expect((await last.call('createRegisterLink', { body: { type: 0, uses: 1, channel: '' } })).status).toBe(200);
  const { code } = (await last.value('listRegisterLinks')).list[0]!;
  // Set directly, because no rule would permit it: the line is now too deep for another level.
  await gateway.db.updateTable('member').set({ upline_id: above }).where('id', '=', last.memberId).execute();
  expect((await last.call('createDownlineAccount', { body: { username: 'toodeep', type: 0 } })).body.code).toBe('line_too_deep');
  expect((await registerBy(code)).body.code).toBe('invitation_code_error');
});

test('accounts of counted groups are opened out of a quota that is passed down, whoever makes them', async () => {
  const made = { made_by: 'test', made_at: gateway.clock.now(), reason: 'test' };
  await gateway.db
    .insertInto('agent_policy')
    .values({ merchant: 'lotus', version: 1, policy: JSON.stringify({ meteredFrom: 1940 }), ...made })
    .execute();
  const head = await agentAt(1950);
  const codeOf = async (who: TestClient, body: { username: string; type: 0 | 1; group: number }) =>
    (await who.call('createDownlineAccount', { body })).body.code;
  expect(await codeOf(head, { username: 'uncounted', type: 1, group: 1939 })).toBeUndefined();
  expect(await codeOf(head, { username: 'counted', type: 1, group: 1940 })).toBe('group_quota_exceeded');
  // Raising an account into a counted group also uses quota.
  expect((await head.call('setDownlineGroup', { body: { account: 'uncounted', group: 1940 } })).body.code).toBe('group_quota_exceeded');
  const grant = { member: head.username, quota: { group: 1940, count: 3 }, reason: 'a new line' };
  await expect(operate(gateway, 'changeAgentAccount', { ...grant, quota: { group: 1939, count: 3 } })).rejects.toThrow('not counted');
  await operate(gateway, 'changeAgentAccount', grant);

  const agent = await loggedInAgent(gateway);
  await gateway.db.updateTable('member').set({ upline_id: head.memberId, prize_group: 1940 }).where('id', '=', agent.memberId).execute();
  const pass = (count: number) => head.call('grantQuota', { body: { account: agent.username, group: 1940, count } });
  expect((await pass(4)).body.code).toBe('group_quota_exceeded');
  // Two concurrent grants that together exceed the quota: one succeeds.
  expect((await Promise.all([pass(2), pass(2)])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await head.value('listQuota')).list).toEqual([{ group: 1940, granted: 3, used: 0, passedOn: 2 }]);
  const link = await agent.value('createRegisterLink', { body: { type: 0, group: 1940, uses: 5, channel: 'a' } });
  expect(link).toMatchObject({ quotaLeft: 2, firstDeposits: 0 });
  expect((await registerBy(link.code)).status).toBe(200);
  const both = await Promise.all([registerBy(link.code), codeOf(agent, { username: 'atonce', type: 0, group: 1940 })]);
  expect([both[0].body.code, both[1]].filter((code) => code !== undefined)).toEqual(['group_quota_exceeded']);
  expect((await registerBy(link.code)).body.code).toBe('group_quota_exceeded');
  expect((await head.value('listQuota', { query: { account: agent.username } })).list).toEqual([
    { group: 1940, granted: 2, used: 2, passedOn: 0 },
  ]);
  expect((await agent.value('listRegisterLinks')).list).toMatchObject([{ quotaLeft: 0 }]);
  expect((await head.call('grantQuota', { body: { account: agent.username, group: 1945, count: 1 } })).body.code).toBe(
    'group_out_of_range',
  );
});

test('a share of pools is at most that of the upline', async () => {
  const head = await agentAt(1950);
  const made = await head.value('createDownlineAccount', {
    body: { username: 'sharing', type: 1, share: { mode: 'percent', rate: '0.3' } },
  });
  const agent = await loggedInAgent(gateway);
  const { id } = await gateway.db.selectFrom('member').select('id').where('username', '=', made.account).executeTakeFirstOrThrow();
  await gateway.db.updateTable('member').set({ upline_id: id }).where('id', '=', agent.memberId).execute();
  const set = (rate: string) =>
    operate(gateway, 'changeAgentAccount', { member: agent.username, share: { mode: 'percent', rate }, reason: 'test' });
  await expect(set('0.4')).rejects.toMatchObject({ code: 'share_refused' });
  await set('0.2');
  expect(await operateGet(agent.username)).toMatchObject({ share: { mode: 'percent', rate: '0.2' } });
  expect(await head.value('setDownlineShare', { body: { account: 'sharing', share: { mode: 'none' } } })).toMatchObject({
    share: { mode: 'none' },
  });
  const wrong = await head.call('setDownlineShare', { body: { account: 'sharing', share: { mode: 'percent' } } });
  expect(wrong.body.code).toBe('share_out_of_range');
  await expect(set('0.1')).rejects.toMatchObject({ code: 'share_refused' });
});

test('an operator stops the transfers of a whole team', async () => {
  const [head, agent] = [await agentAt(1950), await agentAt(1940)];
  await setUpline(gateway.db, { id: agent.memberId, merchant: 'lotus' }, head.memberId);
  const ban = { member: head.username, reason: 'looked into' };
  await operate(gateway, 'changeAgentAccount', { ...ban, transfersBanned: true });
  expect(await operateGet(head.username)).toMatchObject({ transfersBanned: true });
  const last = await agentAt(1930);
  await setUpline(gateway.db, { id: last.memberId, merchant: 'lotus' }, agent.memberId);
  await fund(gateway, agent, '200.00');
  await gateway.db.updateTable('session').set({ payment_proved_at: gateway.clock.now() }).where('member_id', '=', agent.memberId).execute();
  const send = () => agent.call('sendDown', { body: { account: last.username, amount: '10.00' } });
  expect((await send()).body.code).toBe('transfer_refused');
  await operate(gateway, 'changeAgentAccount', { ...ban, transfersBanned: false });
  expect(await operateGet(head.username)).toMatchObject({ transfersBanned: false });
  expect((await send()).status).toBe(200);
});

test('shares, and what an agent may pass on, are shown only where rebates are paid out of a pool', async () => {
  const [head, agent] = (await lineOfAgents(gateway, 2)) as [Line, Line];
  const shown = async () => {
    const { ownShare, list } = await head.value('listTeamAccounts');
    return [ownShare, list[0]!.share];
  };
  expect(await shown()).toEqual([null, null]);
  await setPolicy(gateway, 'lotus', { rebateMode: 'pool', pool: '1' });
  await head.value('setDownlineShare', { body: { account: agent.username, share: { mode: 'percent', rate: '0.3' } } });
  expect(await shown()).toEqual([{ mode: 'all' }, { mode: 'percent', rate: '0.3' }]);
  await setPolicy(gateway, 'lotus', {});
});
