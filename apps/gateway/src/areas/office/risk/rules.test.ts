// Office 9 and O40: risk rules hold withdrawals, are changed by two operators, and tested before.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { noRiskEffect } from '@parlour/domain/office';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { jobToolsOf } from '../../../testing/job-tools.ts';
import { approve, byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { withAuthenticator } from '../../identity/authenticator/testing.ts';
import { later, publishedPromotion } from '../../rewards/testing.ts';
import { fund } from '../../wallet/testing.ts';
import type { InputOf } from '../operator.ts';
import { applyRiskRules } from './apply.ts';

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
let player: Awaited<ReturnType<TestGateway['registerMember']>>;
beforeAll(async () => {
  gateway = await startTestGateway();
  two = await firstTwo(gateway);
  player = await gateway.registerMember();
  await fund(gateway, player, '5000.00');
});
afterAll(() => gateway.close());

const rule = (change: Partial<InputOf<'saveRiskRule'>> = {}): InputOf<'saveRiskRule'> => ({
  merchant: 'lotus',
  code: 'large-first',
  version: 0,
  name: 'Large first withdrawals',
  on: true,
  if: { all: [{ hint: 'first' }, { amountFrom: '300' }] },
  then: { holdHours: 48, tag: 'look twice', hint: true, pauseBonusHours: 24, askProof: false, openCase: true },
  reason: 'Asked by the risk team',
  ...change,
});
const ask = async (amount: string) =>
  (
    await player.value('createWithdrawal', {
      body: { amount, payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345' },
    })
  ).id;
const look = () => applyRiskRules(jobToolsOf(gateway));
const queue = async () => (await officeOf(gateway).call('listPendingWithdrawals', { query: {} })).list;
const waiting = async (id: string) => (await queue()).find((each) => each.id === id)!;

test('a rule is tested on past withdrawals, proposed by one operator and approved by another', async () => {
  const [small, large] = [await ask('200.00'), await ask('350.00')];
  await operate(gateway, 'rejectWithdrawal', { id: small, reason: 'Wrong account' });
  const tested = await operate(gateway, 'testRiskRule', { merchant: 'lotus', if: rule().if }, two[0]);
  expect(tested).toMatchObject({
    days: 30,
    examined: 2,
    without: 0,
    held: 1,
    list: [{ id: large, hints: ['notPlayed', 'first'], amount: '350.00' }],
  });
  const { approval } = (await operate(gateway, 'saveRiskRule', rule({ name: 'Large firsts' }), two[0])) as { approval: string };
  expect((await officeOf(gateway).call('listRiskRules', { query: {} })).list, 'nothing changes before the approval').toEqual([]);
  await approve(gateway, approval, two[1]);
  expect((await officeOf(gateway).call('listRiskRules', { query: { merchant: 'lotus' } })).list).toMatchObject([
    { code: 'large-first', version: 1, name: 'Large firsts', on: true, held: 0 },
  ]);
  const events = await gateway.db
    .selectFrom('audit_event')
    .select(['event', 'actor', 'outcome'])
    .where('event', 'like', 'risk.%')
    .orderBy('seq')
    .execute();
  expect(events.map(({ event }) => event)).toEqual(['risk.ruleTested', 'risk.ruleChanged']);
  await operate(gateway, 'rejectWithdrawal', { id: large, reason: 'Wrong account' });
});

test('a withdrawal for which a rule holds waits, with the rule as the reason, and its member is tagged', async () => {
  const [small, large] = [await ask('250.00'), await ask('400.00')];
  // Before the job has come by, too.
  await expect(operate(gateway, 'approveWithdrawal', { id: large })).rejects.toMatchObject({ code: 'withdrawal_held' });
  expect(await look()).toBe(2);
  expect(await look(), 'each is looked at once').toBe(0);
  const until = new Date(gateway.clock.now().getTime() + 48 * 3_600_000).toISOString();
  expect(await waiting(large)).toMatchObject({ heldBy: 'risk-rules', heldUntil: until, holdReason: 'Large firsts' });
  expect((await waiting(small)).heldUntil).toBeNull();
  await expect(operate(gateway, 'approveWithdrawal', { id: large })).rejects.toMatchObject({ code: 'withdrawal_held' });
  const shown = async (id: string) => (await officeOf(gateway).call('reviewWithdrawal', { query: { id } })).rules;
  expect([await shown(large), await shown(small)]).toEqual([['Large firsts'], []]);
  const { list } = await officeOf(gateway).call('listMembers', { query: { merchant: 'lotus', tag: 'look twice' } });
  expect(list.map(({ id }) => id)).toEqual([player.memberId]);
  const [told] = await gateway.db
    .selectFrom('audit_event')
    .select(['actor', 'after', 'reason'])
    .where('event', '=', 'withdrawal.held')
    .where('subject', '=', large)
    .execute();
  expect(told).toMatchObject({
    actor: 'risk-rules',
    reason: 'Large firsts',
    after: { rules: ['large-first 1'], hints: ['notPlayed', 'first'] },
  });
  expect((await officeOf(gateway).call('listRiskRules', { query: {} })).list[0]!.held).toBe(1);
});

test('it opens a case, which stays open until an operator closes it', async () => {
  await operate(gateway, 'reconcileLedger', {});
  const { list } = await officeOf(gateway).call('listCases', { query: {} });
  const held = (await queue()).find(({ heldUntil }) => heldUntil !== null)!;
  expect(list.filter(({ kind }) => kind === 'riskRule')).toMatchObject([
    { merchant: 'lotus', subject: `withdrawal ${held.id} by large-first`, found: 'Large firsts' },
  ]);
  const { id } = list.find(({ kind }) => kind === 'riskRule')!;
  expect(await operate(gateway, 'closeCase', { id, reason: 'The member was called' })).toMatchObject({ status: 'closed' });
});

test('it pauses bonuses: what the member claims waits for an operator until then', async () => {
  const { code } = await publishedPromotion(gateway, 'reward', { amount: '10.00', perMember: 2 });
  const claim = () => player.value('claimPromotion', { body: { code, termsVersion: 1 }, key: uuid() });
  expect(await claim()).toMatchObject({ status: 'applying' });
  const [entry] = (await officeOf(gateway).call('listPromotionEntries', { query: {} })).list;
  expect(entry!.signals[0]).toEqual({ signal: 'riskRule', weight: 5 });
  await operate(gateway, 'decidePromotionEntry', { merchant: 'lotus', entry: entry!.id, approve: true, reason: 'All is well' });
  await later(gateway, player, 24 * 3600);
  expect(await claim()).toMatchObject({ status: 'claimed' });
});

test('its member is listed with the rule until an operator has reviewed the risk', async () => {
  const office = officeOf(gateway);
  const risky = async () => (await office.call('listMembers', { query: { risk: true } })).list.map(({ id, risk }) => ({ id, risk }));
  expect(await risky()).toEqual([{ id: player.memberId, risk: ['Large firsts'] }]);
  expect((await office.call('getMember', { query: { member: player.memberId } })).risk).toEqual(['Large firsts']);
  const review = () => operate(gateway, 'reviewMemberRisk', { member: player.memberId, reason: 'The member was called' });
  expect(await review()).toMatchObject({ risk: [] });
  expect(await risky()).toEqual([]);
  await expect(review()).rejects.toMatchObject({ code: 'illegal_transition' });
  const { list } = await office.call('listAuditEvents', { query: { event: 'member.riskReviewed', outcome: 'done' } });
  expect(list).toMatchObject([{ subject: player.memberId, before: '{"rules":["Large firsts"]}', reason: 'The member was called' }]);
});

test('an operator releases it, and the rule does not hold it again', async () => {
  const held = (await queue()).find(({ heldUntil }) => heldUntil !== null)!;
  await operate(gateway, 'releaseWithdrawal', { id: held.id, reason: 'The member was called' });
  await look();
  expect((await waiting(held.id)).heldUntil).toBeNull();
  expect(await operate(gateway, 'approveWithdrawal', { id: held.id })).toMatchObject({ status: 'approved' });
});

test('a rule that is turned off holds nothing', async () => {
  await byTwo(gateway, 'saveRiskRule', rule({ version: 1, on: false, if: { hint: 'payeeShared' } }), two);
  const id = await ask('450.00');
  expect(await look()).toBe(0);
  expect((await waiting(id)).heldUntil).toBeNull();
});

test('a rule that asks for a second proof holds until the member has given one since, and then as long as rules hold', async () => {
  const then = { ...noRiskEffect, holdHours: 1, askProof: true };
  await byTwo(gateway, 'saveRiskRule', rule({ code: 'prove', name: 'Prove it', if: { amountFrom: '460' }, then }), two);
  const id = await ask('460.00');
  await look();
  const now = gateway.clock.now();
  const in30Days = new Date(now.getTime() + 30 * 24 * 3_600_000).toISOString();
  expect(await waiting(id)).toMatchObject({ heldUntil: in30Days, secondProofAsked: now.toISOString(), secondProofGiven: null });
  expect((await player.value('listMessages')).list[0]).toMatchObject({ kind: 'withdrawalProofAsked', params: { amount: '460.00' } });
  const own = async () => (await player.value('listWithdrawals')).list.find((each) => each.id === id)!;
  expect(await own()).toMatchObject({ identityAsked: true });
  const prove = () => player.call('proveWithdrawal', { params: { withdrawalId: id } });
  // That the member had proved it for the request itself does not count.
  expect((await prove()).body).toMatchObject({ code: 'step_up_required', params: { methods: 'password' } });
  gateway.clock.advance(1);
  await player.value('stepUp', { body: { method: 'password', secret: player.password } });
  expect((await prove()).status).toBe(200);
  expect(await own()).not.toHaveProperty('identityAsked');
  await look();
  const inAnHour = new Date(now.getTime() + 3_600_000).toISOString();
  expect(await waiting(id)).toMatchObject({ heldUntil: inAnHour, secondProofGiven: gateway.clock.now().toISOString() });
  await expect(operate(gateway, 'approveWithdrawal', { id })).rejects.toMatchObject({ code: 'withdrawal_held' });
  gateway.clock.advance(3600);
  expect(await operate(gateway, 'approveWithdrawal', { id })).toMatchObject({ status: 'approved' });
});

test('a second proof is by the authenticator where the member has one', async () => {
  const careful = await gateway.registerMember();
  await fund(gateway, careful, '1000.00');
  const { code } = await withAuthenticator(gateway, careful);
  const payee = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012346' };
  const { id } = await careful.value('createWithdrawal', { body: { amount: '470.00', ...payee } });
  await look();
  gateway.clock.advance(30);
  await careful.value('stepUp', { body: { method: 'password', secret: careful.password } });
  const prove = () => careful.call('proveWithdrawal', { params: { withdrawalId: id } });
  expect((await prove()).body).toMatchObject({ code: 'step_up_required', params: { methods: 'authenticator' } });
  await careful.value('stepUp', { body: { method: 'authenticator', secret: code() } });
  expect((await prove()).status).toBe(200);
});

test.each<[string, Partial<InputOf<'saveRiskRule'>>, string]>([
  ['a version that is not in force', { version: 0 }, 'version_conflict'],
  ['an unknown hint', { version: 2, if: { hint: 'rich' } }, 'field_invalid'],
  ['no condition', { version: 2, if: {} }, 'field_invalid'],
  ['nothing to do', { version: 2, then: noRiskEffect }, 'field_invalid'],
  ['no reason', { version: 2, reason: ' ' }, 'field_invalid'],
])('%s is refused', async (_what, change, code) => {
  await expect(operate(gateway, 'saveRiskRule', rule(change), two[0])).rejects.toMatchObject({ code });
});
