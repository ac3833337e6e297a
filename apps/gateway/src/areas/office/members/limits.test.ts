// Office section 7, Member, and its matrix: limits are tightened by one operator and loosened by two.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { approve, firstTwo, furtherOperator, officeOf, operate } from '../../../testing/office.ts';

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
let support: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  two = await firstTwo(gateway);
  support = await furtherOperator(gateway, { name: 'sadia', roles: [{ role: 'support', merchant: 'lotus' }] }, two);
});
afterAll(() => gateway.close());

const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const reason = 'Asked for it by telephone.';
const limit = (member: string, days: 1 | 7 | 30, amount: string | null, as = support) =>
  operate(gateway, 'limitMember', { member, days, amount, reason }, as);
const shown = async (member: string) => (await officeOf(gateway, support).call('getMember', { query: { member } })).limits;

test('a limit holds at once, over a sliding span; an operator who may not raise it proposes that', async () => {
  const player = await gateway.registerMember();
  const deposit = async (amount: string) => {
    const { status, body } = await player.call('createDeposit', { body: { amount } });
    return status === 200 ? 'begun' : [body.code, body.params];
  };
  expect(await limit(player.memberId, 1, '1000.00')).toMatchObject({ limits: [{ days: 1, amount: '1000.00', used: '0.00', by: 'sadia' }] });
  await limit(player.memberId, 7, '1500.00');
  expect(await deposit('1000.01')).toEqual(['deposit_limit_reached', { left: '1000.00 BDT' }]);
  // Two simultaneous deposits that fit only one at a time: one succeeds.
  const both = await Promise.all([deposit('600.00'), deposit('600.00')]);
  expect(both).toContain('begun');
  expect(both).toContainEqual(['deposit_limit_reached', { left: '400.00 BDT' }]);
  expect((await shown(player.memberId)).map(({ days, used }) => [days, used])).toEqual([
    [1, '600.00'],
    [7, '600.00'],
  ]);

  const waits = (await limit(player.memberId, 1, '5000.00')) as { approval: string };
  expect(waits).toMatchObject({ status: 'waits for a second operator' });
  expect(await deposit('500.00')).toEqual(['deposit_limit_reached', { left: '400.00 BDT' }]);
  await expect(approve(gateway, waits.approval, support)).rejects.toEqual(refusal('second_operator_needed'));
  await approve(gateway, waits.approval, two[0]);
  expect(await deposit('500.00')).toBe('begun');
  expect(await deposit('500.00'), 'within seven days').toEqual(['deposit_limit_reached', { left: '400.00 BDT' }]);
  expect(await limit(player.memberId, 7, null, two[0]), 'not even an owner alone').toMatchObject({ status: 'waits for a second operator' });

  const { list } = await officeOf(gateway, two[0]).call('listAuditEvents', { query: { subject: player.memberId } });
  expect(list.map(({ event }) => event)).toEqual(expect.arrayContaining(['member.limitTightened', 'member.limitLoosened']));
});

test.each(['0', '-5', 'much', '1.001'])('%j is no limit', async (amount) => {
  const { memberId } = await gateway.registerMember();
  await expect(limit(memberId, 30, amount)).rejects.toEqual(refusal('field_invalid'));
  await expect(limit(memberId, 30, null), 'where there is none').rejects.toEqual(refusal('field_invalid'));
  expect(await shown(memberId)).toEqual([]);
});
