// Office O7 and O9: roles of the installation's own.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { acceptInvitation, officeBrowser } from '../../../testing/office-browser.ts';
import { approve, byTwo, firstTwo, officeOf, operate } from '../../../testing/office.ts';

let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
beforeAll(async () => {
  gateway = await startTestGateway();
  two = await firstTwo(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(60));

const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const found = async (role: string) => (await officeOf(gateway, two[0]).call('listRoles', {})).list.find((each) => each.role === role);

/** Creates an operator who has this role at all merchants, and logs in to the office. */
async function holder(name: string, role: string) {
  const { link, key } = await byTwo(gateway, 'addOperator', { name, roles: [{ role, merchant: null }] }, two);
  const browser = officeBrowser(gateway);
  await acceptInvitation(gateway, browser, new URL(link!).hash.slice(1));
  return { browser, credentials: { name, key: (await officeOf(gateway, { name, key }).call('renewOwnKey', {})).key } };
}

test('a role permits what it names, at once and until it is changed, which ends its holders’ sessions', async () => {
  await byTwo(gateway, 'createRole', { role: 'night-desk', rights: { 'member.view': 'r', 'member.block': 'w' } }, two);
  const { browser } = await holder('nadia', 'night-desk');
  expect((await browser.value('getOwnSession')).rights).toEqual({ 'member.view': 'r', 'member.block': 'w' });
  expect((await browser.call('listMembers')).status).toBe(200);
  expect((await browser.call('listDeposits')).body.code).toBe('forbidden');
  expect(await found('night-desk')).toMatchObject({ builtIn: false, operators: ['nadia'], changedBy: 'bao' });

  const waits = (await operate(
    gateway,
    'changeRole',
    { role: 'night-desk', rights: { 'member.view': 'w', 'deposit.resolve': 'r' } },
    two[0],
  )) as {
    approval: string;
  };
  const shown = (await officeOf(gateway, two[1]).call('listProposals', { query: {} })).list.find(({ id }) => id === waits.approval);
  expect(shown).toMatchObject({
    subject: { kind: 'role', name: 'night-desk' },
    changes: [
      { field: 'permission', before: 'member.view r', after: 'member.view w' },
      { field: 'permission', before: 'member.block w', after: null },
      { field: 'permission', before: null, after: 'deposit.resolve r' },
    ],
  });
  expect((await approve(gateway, waits.approval, two[1])).proposal.status).toBe('executed');
  expect((await browser.call('getOwnSession')).status).toBe(401);
});

test('a role disappears when its last holder loses it', async () => {
  await byTwo(gateway, 'createRole', { role: 'readers', rights: { 'report.view': 'r' } }, two);
  await holder('omar', 'readers');
  await expect(operate(gateway, 'deleteRole', { role: 'readers' }, two[0])).rejects.toEqual(refusal('role_in_use'));
  await byTwo(gateway, 'setOperatorRoles', { name: 'omar', roles: [{ role: 'auditor', merchant: null }] }, two);
  await byTwo(gateway, 'deleteRole', { role: 'readers' }, two);
  expect(await found('readers')).toBeUndefined();
  const events = (await officeOf(gateway, two[0]).call('listAuditEvents', { query: { subject: 'readers' } })).list;
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['role.created', 'role.deleted', 'proposal.opened', 'proposal.approved']),
  );
});

describe('nobody grants permissions that they do not have', () => {
  let petra: OperatorCredentials;
  beforeAll(async () => {
    await byTwo(
      gateway,
      'createRole',
      { role: 'people-desk', rights: { 'operator.manage': 'a', 'role.manage': 'a', 'member.view': 'r' } },
      two,
    );
    ({ credentials: petra } = await holder('petra', 'people-desk'));
  });

  test('neither the operator who proposes a role', async () => {
    await expect(operate(gateway, 'createRole', { role: 'more', rights: { 'wallet.adjust': 'p' } }, petra)).rejects.toEqual(
      refusal('forbidden'),
    );
    await expect(operate(gateway, 'createRole', { role: 'more', rights: { 'member.view': 'w' } }, petra)).rejects.toEqual(
      refusal('forbidden'),
    );
  });

  test('nor who approves it', async () => {
    const waits = (await operate(gateway, 'createRole', { role: 'desk', rights: { 'wallet.adjust': 'p' } }, two[0])) as {
      approval: string;
    };
    const { proposal } = await approve(gateway, waits.approval, petra);
    expect([proposal.status, await found('desk')]).toEqual(['failed', undefined]);
  });

  test('nor a holder of the role that is changed', async () => {
    const change = { role: 'people-desk', rights: { 'operator.manage': 'a' as const } };
    await expect(operate(gateway, 'changeRole', change, petra)).rejects.toEqual(refusal('second_operator_needed'));
    const waits = (await operate(gateway, 'changeRole', change, two[0])) as { approval: string };
    expect((await approve(gateway, waits.approval, petra)).proposal.status).toBe('failed');
  });
});

test.each([
  ['a built-in name', { role: 'finance', rights: { 'member.view': 'r' } }, 'role_exists'],
  ['a name with capitals', { role: 'Desk', rights: { 'member.view': 'r' } }, 'field_invalid'],
  ['a permission that there is not', { role: 'desk', rights: { 'member.fly': 'r' } }, 'field_invalid'],
  ['both the results of draws and their odds', { role: 'desk', rights: { 'draw.enter': 'w', 'odds.change': 'p' } }, 'field_invalid'],
  ['no permission', { role: 'desk', rights: {} }, 'field_invalid'],
] as const)('a role with %s is refused', async (_what, body, code) => {
  await expect(operate(gateway, 'createRole', body, two[0])).rejects.toEqual(refusal(code));
});

test.each([
  ['changed', () => operate(gateway, 'changeRole', { role: 'support', rights: { 'member.view': 'r' } }, two[0])],
  ['deleted', () => operate(gateway, 'deleteRole', { role: 'support' }, two[0])],
])('built-in roles are not %s', async (_how, ask) => {
  await expect(ask()).rejects.toEqual(refusal('field_invalid'));
});

test('a permission that fewer than two operators can approve is listed', async () => {
  const gaps = async () => (await officeOf(gateway, two[0]).call('listApproverGaps', {})).list;
  const before = await gaps();
  expect(before.map(({ permission }) => permission)).not.toContain('withdrawal.decide');
  await gateway.db.updateTable('operator_role').set({ merchant: 'lotus' }).where('operator', '=', 'bao').execute();
  const found = (await gaps()).filter(({ permission }) => permission === 'withdrawal.decide');
  expect(found.map(({ merchant, approvers }) => [merchant, approvers])).toEqual(
    gateway.merchants.all.filter(({ code }) => code !== 'lotus').map(({ code }) => [code, 1]),
  );
  await gateway.db.updateTable('operator_role').set({ merchant: null }).where('operator', '=', 'bao').execute();
});
