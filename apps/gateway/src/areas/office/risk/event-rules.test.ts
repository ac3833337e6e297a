// Office 9: risk rules about deposits, log-ins and bonus claims.
import { noRiskEffect } from '@parlour/domain/office';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { jobToolsOf } from '../../../testing/job-tools.ts';
import { byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { shareDevice } from '../../rewards/referrals/testing.ts';
import { publishedPromotion } from '../../rewards/testing.ts';
import { fund } from '../../wallet/testing.ts';
import type { InputOf } from '../operator.ts';
import { applyRiskRules } from './apply.ts';

type Player = Awaited<ReturnType<TestGateway['registerMember']>>;
type Rule = InputOf<'saveRiskRule'>;

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
beforeAll(async () => {
  gateway = await startTestGateway();
  two = await firstTwo(gateway);
});
afterAll(() => gateway.close());

const rule = (code: string, change: Pick<Rule, 'when' | 'if'> & { then: Partial<Rule['then']> } & Partial<Omit<Rule, 'then'>>): Rule => ({
  merchant: 'lotus',
  code,
  version: 0,
  name: `Rule ${code}`,
  on: true,
  reason: 'Asked by the risk team',
  ...change,
  then: { ...noRiskEffect, ...change.then },
});
const save = (...saved: Parameters<typeof rule>) => byTwo(gateway, 'saveRiskRule', rule(...saved), two);
const look = () => applyRiskRules(jobToolsOf(gateway));
/** Seconds later, so that it happens after what the rules came into force with. */
const later = (seconds = 1) => gateway.clock.advance(seconds);
const withdraw = (player: Player, amount: string) =>
  player.value('createWithdrawal', { body: { amount, payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345' } });
const waiting = async (id: string) =>
  (await officeOf(gateway).call('listPendingWithdrawals', { query: {} })).list.find((each) => each.id === id)!;
const riskOf = async ({ memberId }: Player) => (await officeOf(gateway).call('getMember', { query: { member: memberId } })).risk;
const heldOf = async (code: string) =>
  (await officeOf(gateway).call('listRiskRules', { query: { merchant: 'lotus' } })).list.find((each) => each.code === code)?.held;
/** Logs in with a browser and from a network that the member has not used before. */
async function logInElsewhere({ username, password }: Player, ip: string) {
  const browser = gateway.guest({ ip });
  await browser.value('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
}

test('a log-in from a new device holds what the member withdraws within the hours of the hold, and is looked at once', async () => {
  const player = await gateway.registerMember({ ip: '198.51.100.1' });
  await fund(gateway, player, '1000.00');
  const early = await withdraw(player, '200.00');
  await save('new-device', {
    when: 'logIn',
    if: { hint: 'newDevice' },
    then: { holdHours: 24, tag: 'new phone', hint: true, openCase: true },
  });
  await look();
  expect((await waiting(early.id)).heldUntil, 'what happened before the rule').toBeNull();
  later();
  await logInElsewhere(player, '198.51.100.2');
  const until = new Date(gateway.clock.now().getTime() + 24 * 3_600_000).toISOString();
  await expect(operate(gateway, 'approveWithdrawal', { id: early.id }), 'before the job has come by').rejects.toMatchObject({
    code: 'withdrawal_held',
  });
  await look();
  expect(await look(), 'each is looked at once').toBe(0);
  expect(await waiting(early.id)).toMatchObject({ heldBy: 'risk-rules', heldUntil: until, holdReason: 'Rule new-device' });
  later(60);
  const late = await withdraw(player, '300.00');
  await look();
  expect(await waiting(late.id), 'one that is requested later').toMatchObject({ heldBy: 'risk-rules', heldUntil: until });
  expect((await officeOf(gateway).call('reviewWithdrawal', { query: { id: late.id } })).rules).toEqual(['Rule new-device']);
  expect(await riskOf(player)).toEqual(['Rule new-device']);
  const { list } = await officeOf(gateway).call('listMembers', { query: { merchant: 'lotus', tag: 'new phone' } });
  expect(list.map(({ id }) => id)).toEqual([player.memberId]);
  const cases = (await officeOf(gateway).call('listCases', { query: {} })).list.filter(({ kind }) => kind === 'riskRule');
  expect(cases).toMatchObject([{ subject: `member ${player.memberId} by new-device`, found: 'Rule new-device' }]);
  expect(await heldOf('new-device')).toBe(1);
  await operate(gateway, 'releaseWithdrawal', { id: early.id, reason: 'The member was called' });
  await look();
  expect((await waiting(early.id)).heldUntil, 'an operator released it').toBeNull();
});

test('once an operator has reviewed the risk, later withdrawals are free of it', async () => {
  const player = await gateway.registerMember({ ip: '198.51.100.11' });
  await fund(gateway, player, '1000.00');
  later();
  await logInElsewhere(player, '198.51.100.12');
  await look();
  expect(await riskOf(player)).toEqual(['Rule new-device']);
  await operate(gateway, 'reviewMemberRisk', { member: player.memberId, reason: 'The member was called' });
  const { id } = await withdraw(player, '200.00');
  await look();
  expect((await waiting(id)).heldUntil).toBeNull();
});

test('a deposit that is far above the usual makes the next withdrawal wait for a second proof, once', async () => {
  await save('large-deposit', {
    when: 'deposit',
    if: { all: [{ hint: 'unusualAmount' }, { amountFrom: '1000' }] },
    then: { askProof: true },
  });
  const player = await gateway.registerMember({ ip: '198.51.100.21' });
  later();
  await fund(gateway, player, '200.00');
  later();
  await fund(gateway, player, '1500.00');
  await look();
  const first = await withdraw(player, '200.00');
  await look();
  expect(await waiting(first.id)).toMatchObject({ heldBy: 'risk-rules', secondProofAsked: gateway.clock.now().toISOString() });
  later();
  await player.value('stepUp', { body: { method: 'password', secret: player.password } });
  await player.value('proveWithdrawal', { params: { withdrawalId: first.id } });
  const second = await withdraw(player, '300.00');
  await look();
  expect((await waiting(first.id)).heldUntil).toBeNull();
  expect((await waiting(second.id)).heldUntil, 'the member has proved it since').toBeNull();
});

test('a claim with a warning sign pauses further bonuses', async () => {
  await save('shared-device', { when: 'bonusClaim', if: { hint: 'device' }, then: { pauseBonusHours: 24 } });
  later();
  const [first, second] = [await gateway.registerMember({ ip: '198.51.100.31' }), await gateway.registerMember({ ip: '198.51.100.32' })];
  await shareDevice(gateway, first, second);
  const { code } = await publishedPromotion(gateway, 'reward', { amount: '10.00', perMember: 2 });
  const claim = (player: Player) => player.value('claimPromotion', { body: { code, termsVersion: 1 }, key: uuid() });
  expect(await claim(first)).toMatchObject({ status: 'claimed' });
  expect(await claim(second), 'the claim itself was paid at once').toMatchObject({ status: 'claimed' });
  await look();
  expect([await riskOf(first), await riskOf(second)]).toEqual([[], ['Rule shared-device']]);
  expect(await claim(second)).toMatchObject({ status: 'applying' });
});

test('it is tested before on what happened in the last 30 days, as it was at the time', async () => {
  const tested = (when: 'deposit' | 'logIn' | 'bonusClaim', hint: string) =>
    operate(gateway, 'testRiskRule', { merchant: 'lotus', when, if: { hint } }, two[0]);
  const unusual = await tested('deposit', 'unusualAmount');
  expect(unusual).toMatchObject({ examined: 4, without: 0, held: 1 });
  expect(unusual.list).toMatchObject([{ amount: '1500.00', currency: 'BDT', status: null, hints: ['unusualAmount'] }]);
  expect((await tested('deposit', 'first')).held, 'one for each member who paid in').toBe(3);
  const claims = await tested('bonusClaim', 'device');
  expect(claims).toMatchObject({ held: 1, list: [{ amount: '10.00', hints: ['deviceShared', 'device'] }] });
  expect(await tested('logIn', 'newDevice')).toMatchObject({ list: [{ amount: null, currency: null }, { amount: null }] });
});

test.each<[string, Parameters<typeof rule>]>([
  ['a hint that the event does not have', ['wrong', { when: 'logIn', if: { hint: 'payeeNew' }, then: { tag: 'x' } }]],
  ['an amount of a log-in', ['wrong', { when: 'logIn', if: { amountFrom: '10' }, then: { tag: 'x' } }]],
  ['another event of a rule', ['new-device', { when: 'deposit', if: { hint: 'first' }, then: { tag: 'x' }, version: 1 }]],
])('%s is refused', async (_what, saved) => {
  await expect(operate(gateway, 'saveRiskRule', rule(...saved), two[0])).rejects.toMatchObject({ code: 'field_invalid' });
});
