// Office section 7, Member: what is shown of one, what is hidden until somebody gives a reason, and what is logged about it.
import { operationTable, type OperationId, type ParametersOf, type ValueOf } from '@parlour/office-api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { enteredOffice, type OfficeBrowser } from '../../../testing/office-browser.ts';
import { officeOf, operate } from '../../../testing/office.ts';
import { bonusOf, earnPoints, giveGrant, publishedPromotion } from '../../rewards/testing.ts';
import { rejectedWithdrawal } from '../../wallet/testing.ts';
import { playing } from '../../vendors/testing.ts';
import { sealNotes } from './notes.ts';

let gateway: TestGateway;
let browser: OfficeBrowser;
let code: () => string;
beforeAll(async () => {
  gateway = await startTestGateway();
  ({ browser, code } = await enteredOffice(gateway));
});
afterAll(() => gateway.close());

/** Calls as operator amina, with her current roles. */
async function ask<K extends OperationId>(operation: K, query: ParametersOf<K, 'query'>): Promise<ValueOf<K>> {
  const url = `${operationTable[operation].path}?${new URLSearchParams(query as unknown as Record<string, string>).toString()}`;
  const response = await browser.inject({ method: 'GET', url });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ value: ValueOf<K> }>().value;
}
const give = (role: string) => gateway.db.updateTable('operator_role').set({ role }).where('operator', '=', 'amina').execute();
const toldOf = (member: string) =>
  gateway.db
    .selectFrom('audit_event')
    .select(['event', 'actor', 'before', 'after', 'reason', 'outcome'])
    .where('subject', '=', member)
    .orderBy('seq')
    .execute();

describe('personal data', () => {
  test('are masked on the page, and shown one at a time for a reason that the audit log keeps', async () => {
    const { memberId } = await gateway.registerMember({ host: 'delta.localhost' });
    const { personal } = await ask('getMember', { member: memberId });
    expect(personal.map(({ field, shown }) => [field, shown])).toEqual([['birthday', '••••••']]);
    const asked = { member: memberId, field: 'birthday', reason: 'The bank asks who this is.' };
    expect(await browser.value('revealMemberField', asked)).toEqual({ id: memberId, field: 'birthday', value: '1990-05-17' });
    const told = await toldOf(memberId);
    expect(told).toEqual([
      { event: 'member.revealed', actor: 'amina', before: null, after: { field: 'birthday' }, reason: asked.reason, outcome: 'done' },
    ]);
    expect(JSON.stringify(told)).not.toContain('1990');
  });

  test('are not shown without a reason, without a recent proof, or to roles that only see', async () => {
    const { memberId } = await gateway.registerMember({ host: 'delta.localhost' });
    const asked = { member: memberId, field: 'birthday', reason: 'The bank asks who this is.' };
    expect((await browser.call('revealMemberField', { ...asked, reason: ' \u200B ' })).body.code).toBe('field_invalid');
    expect((await browser.call('revealMemberField', { ...asked, field: 'password_hash' })).body.code).toBe('not_found');
    gateway.clock.advance(301);
    expect((await browser.call('revealMemberField', asked)).body.code).toBe('step_up_required');
    await browser.value('stepUpByCode', { code: code() });
    await give('auditor');
    expect((await browser.call('revealMemberField', asked)).body.code).toBe('forbidden');
    await give('owner');
    expect((await toldOf(memberId)).filter(({ outcome }) => outcome === 'done')).toEqual([]);
  });
});

describe('notes', () => {
  test('stand pinned first, then latest first; they are sealed, and the audit log does not say what they say', async () => {
    const { memberId } = await gateway.registerMember();
    const note = async (text: string, pinned: boolean) => {
      gateway.clock.advance(1);
      return browser.value('addMemberNote', { member: memberId, text, pinned });
    };
    await note('Called about a deposit.', false);
    await note('Speaks Bangla only.', true);
    await note('Called again.', false);
    const { list } = await ask('listMemberNotes', { member: memberId });
    expect(list.map(({ text, author, pinned }) => [text, author, pinned])).toEqual([
      ['Speaks Bangla only.', 'amina', true],
      ['Called again.', 'amina', false],
      ['Called about a deposit.', 'amina', false],
    ]);
    const rows = await gateway.db.selectFrom('member_note').selectAll().where('member_id', '=', memberId).execute();
    expect(JSON.stringify([rows, await toldOf(memberId)])).not.toMatch(/Bangla|Called/);
    expect((await toldOf(memberId)).map(({ event }) => event)).toEqual(Array(3).fill('member.noteAdded'));
  });

  test('are sealed again under the key of today, and stay what they were', async () => {
    const { memberId } = await gateway.registerMember();
    await browser.value('addMemberNote', { member: memberId, text: 'Before the key was changed.', pinned: false });
    const next = { ...gateway.vault, prefix: 'another-key:' };
    expect(await sealNotes(gateway.db, next)).toBeGreaterThan(0);
    const { list } = await ask('listMemberNotes', { member: memberId });
    expect(list.map(({ text }) => text)).toEqual(['Before the key was changed.']);
  });

  test('cannot be written without permission, nor without text', async () => {
    const { memberId } = await gateway.registerMember();
    expect((await browser.call('addMemberNote', { member: memberId, text: ' \n ', pinned: false })).body.code).toBe('field_invalid');
    await give('finance');
    expect((await browser.call('addMemberNote', { member: memberId, text: 'Hello', pinned: false })).body.code).toBe('forbidden');
    await give('owner');
  });
});

test('what moved the cash is listed with the balance after it and the game that caused it', async () => {
  const { player, bet, win } = await playing(gateway, '100.00');
  await bet({ roundId: 'moves-1', transactionId: 'bet-moves-1' });
  await win({ roundId: 'moves-1', betTransactionId: 'bet-moves-1' });
  const { list } = await ask('listMemberMovements', { member: player.memberId });
  expect(list.map(({ kind, amount, balance, game }) => [kind, amount, balance, game])).toEqual([
    ['win', '10.00', '105.00', 'JL lotus-lanterns'],
    ['bet', '-5.00', '95.00', 'JL lotus-lanterns'],
    expect.arrayContaining(['100.00', '100.00', null]),
  ]);
  const page = await ask('getMember', { member: player.memberId });
  expect(page.balances).toContainEqual({ kind: 'cash', book: 'real', asset: 'BDT', balance: '105.00' });
});

test('bonus money is listed with what is left of it, and points with the balance after each movement', async () => {
  const player = await gateway.registerMember();
  const { memberId } = player;
  const { id: promotionId, code: promotion } = await publishedPromotion(gateway, 'reward', {});
  const grant = { ...bonusOf(7000n), memberId, promotion: { id: promotionId, version: 1 } };
  for (const key of ['first', 'second']) await giveGrant(gateway.db, { ...grant, key: `${promotionId}:${key}` }, gateway.clock.now());
  const { list } = await ask('listMemberBonuses', { member: memberId });
  expect(list.map(({ status }) => status)).toEqual(['waiting', 'active']);
  expect(list[1]).toMatchObject({
    promotion,
    book: 'real',
    currency: 'BDT',
    amount: '70.00',
    balance: '70.00',
    required: '700.00',
    wagered: '0.00',
    openRounds: 0,
    ended: null,
  });
  const pointsOf = async () => (await ask('listMemberPoints', { member: memberId })).list;
  const before = (await pointsOf())[0]?.balance ?? 0;
  await earnPoints(gateway.db, { merchant: 'lotus', memberId, points: 5000n, reference: 'RNG:1' }, gateway.clock.now());
  const reward = (await player.value('listPointsRewards', {})).list.find(({ kind }) => kind === 'goods')!;
  const asked = { reward: reward.id, quantity: 1, address: '12 Lake Road, Dhaka' };
  const { reference } = await player.value('redeemPoints', { body: asked, key: promotionId });
  expect((await pointsOf()).slice(0, 2).map(({ transfer: _transfer, at: _at, ...row }) => row)).toEqual([
    { kind: 'pointsHeld', points: -reward.points, balance: before + 5000 - reward.points, reference, item: reward.title },
    { kind: 'pointsEarned', points: 5000, balance: before + 5000, reference: 'RNG:1', item: null },
  ]);
});

describe('a bonus is ended', () => {
  const reason = 'Two accounts of one person.';
  const given = async (amount: bigint) => {
    const { memberId } = await gateway.registerMember();
    const { id } = await publishedPromotion(gateway, 'reward', {});
    const grant = { ...bonusOf(amount), memberId, promotion: { id, version: 1 }, key: `${id}:once` };
    await giveGrant(gateway.db, grant, gateway.clock.now());
    const read = async () => (await ask('listMemberBonuses', { member: memberId })).list[0]!;
    return { memberId, read, bonus: (await read()).id };
  };

  test('by one operator for a reason, once; what it held goes back, and the log keeps which it was', async () => {
    const { memberId, read, bonus } = await given(7000n);
    expect((await browser.call('forfeitMemberBonus', { id: bonus, reason: ' ' })).body.code).toBe('field_invalid');
    expect((await read()).status).toBe('active');
    const answers = await Promise.all([1, 2].map(() => browser.call('forfeitMemberBonus', { id: bonus, reason })));
    expect(
      answers.map(({ status, body }) => (status === 200 ? body.value : body.code)).toSorted((a) => (a === 'illegal_transition' ? 1 : -1)),
    ).toEqual([expect.objectContaining({ id: bonus, returned: '70.00', currency: 'BDT' }), 'illegal_transition']);
    expect(await read()).toMatchObject({ status: 'forfeited', balance: '0.00', returned: '70.00' });
    const done = (await toldOf(memberId)).filter(({ event, outcome }) => event === 'grant.forfeited' && outcome === 'done');
    expect(done).toMatchObject([{ actor: 'amina', after: { status: 'forfeited', forfeits: '70.00 BDT' }, reason }]);
    expect(JSON.stringify(done[0]!.before)).toContain(bonus);
  });

  test('by two operators if it is large, and not by roles that only see it', async () => {
    const { read, bonus } = await given(500_000n);
    const { body } = await browser.call('forfeitMemberBonus', { id: bonus, reason });
    expect(body.value).toMatchObject({ status: 'waits for a second operator', first: 'amina' });
    expect((await read()).status).toBe('active');
    await give('auditor');
    expect((await browser.call('forfeitMemberBonus', { id: bonus, reason })).body.code).toBe('forbidden');
    await give('owner');
  });
});

test('an operator gives a reward of an award, on its terms; a large one takes two', async () => {
  const player = await gateway.registerMember();
  const { memberId } = player;
  const { code } = await publishedPromotion(gateway, 'award', { maxAmount: '9000.00' });
  const closed = await publishedPromotion(gateway, 'award', { maxAmount: '9000.00' });
  await gateway.db.updateTable('promotion').set({ closed_at: gateway.clock.now() }).where('id', '=', closed.id).execute();
  const { list } = await ask('listGivableRewards', { member: memberId });
  expect(list.filter(({ promotion }) => [code, closed.code].includes(promotion))).toEqual([{ promotion: code, most: '9000.00' }]);
  const reward = (amount: string, promotion = code) =>
    browser.call('giveMemberReward', { member: memberId, promotion, amount, reason: 'An apology' });
  expect((await reward('9000.01')).body.code).toBe('amount_invalid');
  expect((await reward('10.00', closed.code)).body.code).toBe('not_found');
  expect((await reward('25.00')).body.value).toMatchObject({ promotion: code, amount: '25.00', currency: 'BDT', bonus: false });
  expect((await player.value('getBalance')).available.amount).toBe('25.00');
  expect((await reward('5000.00')).body.value).toMatchObject({ status: 'waits for a second operator' });
  expect((await player.value('getBalance')).available.amount).toBe('25.00');
  const told = (await toldOf(memberId)).filter(({ event, outcome }) => event === 'promotion.entryDecided' && outcome === 'done');
  expect(told).toMatchObject([{ actor: 'amina', reason: 'An apology' }]);
});

test('a member is logged out everywhere, and that and all else stands in the timeline', async () => {
  const member = await gateway.registerMember();
  expect((await ask('listMemberSessions', { member: member.memberId })).list).toHaveLength(1);
  gateway.clock.advance(1);
  expect(await browser.value('endMemberSessions', { member: member.username })).toMatchObject({ id: member.memberId, ended: 1 });
  expect((await member.call('getMemberInfo')).status).toBe(401);
  expect((await ask('listMemberSessions', { member: member.memberId })).list).toEqual([]);
  const happened = (await ask('listMemberTimeline', { member: member.memberId })).list.map(({ kind, detail }) => [kind, detail]);
  expect(happened[0]).toEqual(['operator', 'member.sessionsEnded']);
  expect(happened.map(([kind]) => kind)).toContain('registered');
  await give('support');
  const seen = (await ask('listMemberTimeline', { member: member.memberId })).list.map(({ kind }) => kind);
  expect(seen).not.toContain('operator');
  await give('owner');
});

test('a member of another merchant is not found by operators with roles elsewhere', async () => {
  const { memberId } = await gateway.registerMember({ host: 'delta.localhost' });
  await gateway.db.updateTable('operator_role').set({ merchant: 'lotus' }).where('operator', '=', 'amina').execute();
  for (const list of [
    'getMember',
    'listMemberNotes',
    'listMemberMovements',
    'listMemberBonuses',
    'listMemberPoints',
    'listMemberSessions',
    'listMemberTimeline',
  ] as const)
    await expect(ask(list, { member: memberId }), list).rejects.toThrow('not_found');
  await gateway.db.updateTable('operator_role').set({ merchant: null }).where('operator', '=', 'amina').execute();
  expect((await officeOf(gateway).call('getMember', { query: { member: memberId } })).id).toBe(memberId);
});

describe('members who have something in common with a member', () => {
  const related = async (member: string) =>
    Object.fromEntries((await ask('listRelatedMembers', { member })).list.map(({ username, by }) => [username, by]));
  const home = { ip: '198.51.100.7' };

  test('share a network, are above or below, and are of the same merchant', async () => {
    const one = await gateway.registerMember(home);
    const two = await gateway.registerMember(home);
    const agent = await gateway.registerMember({ ip: '198.51.100.99' });
    await gateway.registerMember({ ...home, host: 'delta.localhost' });
    await operate(gateway, 'makeAgent', { member: agent.username, type: 2 });
    await operate(gateway, 'setUpline', { member: one.username, upline: agent.username });
    expect(await related(one.memberId)).toEqual({
      [agent.username]: [{ kind: 'inviter', detail: null }],
      [two.username]: [{ kind: 'network', detail: '198.51.100.7/32' }],
    });
    expect(await related(agent.memberId)).toEqual({ [one.username]: [{ kind: 'invited', detail: null }] });
  });

  test('logged in with the same browser', async () => {
    const one = await gateway.registerMember({ ip: '198.51.100.21' });
    const two = await gateway.registerMember({ ip: '198.51.100.22' });
    const browser = gateway.guest({ ip: '198.51.100.23' });
    browser.cookies.set('__Host-device', one.cookies.get('__Host-device')!);
    const { username, password } = two;
    await browser.value('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
    const [session] = (await ask('listMemberSessions', { member: one.memberId })).list;
    expect(await related(one.memberId)).toEqual({ [two.username]: [{ kind: 'device', detail: session!.device }] });
    expect((await ask('listMemberSessions', { member: two.memberId })).list.map(({ device }) => device)).toContain(session!.device);
  });

  test('were paid to the same account, or registered with the same code', async () => {
    const one = await gateway.registerMember({ ip: '198.51.100.31' });
    const two = await gateway.registerMember({ ip: '198.51.100.32' });
    const three = await gateway.registerMember({ ip: '198.51.100.33' });
    for (const [each, accountNumber] of [
      [one, '5555 0000 1234'],
      [two, '555500001234'],
      [three, '555500009999'],
    ] as const)
      await gateway.db
        .insertInto('withdrawal')
        .values(rejectedWithdrawal(gateway, { memberId: each.memberId, accountNumber }))
        .execute();
    await gateway.db.updateTable('member').set({ invitation_code: 'friend9' }).where('id', 'in', [one.memberId, three.memberId]).execute();
    expect(await related(one.memberId)).toEqual({
      [two.username]: [{ kind: 'payee', detail: '••••••••1234' }],
      [three.username]: [{ kind: 'invitationCode', detail: 'friend9' }],
    });
    await gateway.db.deleteFrom('withdrawal').execute();
  });
});

test('messages in a member’s inbox are shown with when they were read', async () => {
  const { memberId } = await gateway.registerMember();
  const { list } = await ask('listMemberMessages', { member: memberId });
  expect(list).toMatchObject([{ kind: 'welcome', details: [], read: null }]);
  await gateway.db.updateTable('message').set({ read_at: gateway.clock.now() }).where('id', '=', list[0]!.id).execute();
  expect((await ask('listMemberMessages', { member: memberId })).list[0]!.read).toBe(gateway.clock.now().toISOString());
});

test('a message reaches the member’s inbox as it was written, and the audit log does not contain its text', async () => {
  const member = await gateway.registerMember();
  const text = 'Please send a picture of the receipt.';
  const sent = await browser.value('sendMemberMessage', { member: member.memberId, text: ` ${text} ` });
  expect(sent).toMatchObject({ kind: 'fromOperator', details: [text], read: null });
  expect((await member.value('listMessages')).list.find(({ id }) => id === sent.id)).toMatchObject({ params: { text } });
  expect(await toldOf(member.memberId)).toMatchObject([{ event: 'member.messaged', after: { message: sent.id } }]);
  expect(JSON.stringify(await toldOf(member.memberId))).not.toContain('receipt');
  await give('auditor');
  expect((await browser.call('sendMemberMessage', { member: member.memberId, text })).body.code).toBe('forbidden');
  await give('owner');
});
