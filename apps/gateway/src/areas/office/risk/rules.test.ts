// Office 9 and O40: risk rules hold withdrawals, are changed by two operators, and tested before.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';
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
  then: { holdHours: 48, tag: 'look twice' },
  reason: 'Asked by the risk team',
  ...change,
});
const ask = async (amount: string) =>
  (
    await player.value('createWithdrawal', {
      body: { amount, payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345' },
    })
  ).id;
const look = () => {
  const { vault, config, merchants, database } = gateway;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return applyRiskRules({ db: database.db, now: gateway.clock.now(), config, merchants, vault, outbox: gateway.app.outbox, log });
};
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

test.each<[string, Partial<InputOf<'saveRiskRule'>>, string]>([
  ['a version that is not in force', { version: 0 }, 'version_conflict'],
  ['an unknown hint', { version: 2, if: { hint: 'rich' } }, 'field_invalid'],
  ['no condition', { version: 2, if: {} }, 'field_invalid'],
  ['nothing to do', { version: 2, then: { holdHours: null, tag: null } }, 'field_invalid'],
  ['no reason', { version: 2, reason: ' ' }, 'field_invalid'],
])('%s is refused', async (_what, change, code) => {
  await expect(operate(gateway, 'saveRiskRule', rule(change), two[0])).rejects.toMatchObject({ code });
});
