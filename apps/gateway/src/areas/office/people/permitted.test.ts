// Office O3, O8 and O9; security B02, B06 for operators (docs/security.md).
import { operationTable, type OperationId } from '@parlour/office-api/contract';
import { builtInRights, builtInRoles, permissions, reaches, type BuiltInRole } from '@parlour/domain/office';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { enteredOffice, type OfficeBrowser } from '../../../testing/office-browser.ts';

let gateway: TestGateway;
let browser: OfficeBrowser;
let code: () => string;
beforeAll(async () => {
  gateway = await startTestGateway();
  ({ browser, code } = await enteredOffice(gateway));
});
afterAll(() => gateway.close());

async function give(role: BuiltInRole, merchant: string | null): Promise<void> {
  await gateway.db.updateTable('operator_role').set({ role, merchant }).where('operator', '=', 'amina').execute();
}

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await browser.inject({ method, url, ...(payload && { payload }) });
  return {
    status: response.statusCode,
    body: response.json<{ code?: string; message?: string; params?: object; value?: { list: { merchant: string }[] } }>(),
  };
}

const asked = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].area !== 'session');
/** What a role for all merchants may do besides what it may for one; the matrix asks for all of it again. */
const ofPlatform = process.env['TEST_MATRIX'] === '1' ? asked : asked.filter((id) => operationTable[id].scope === 'platform');

test('every operation except those about the operator’s own account states a permission of the closed list', () => {
  const without = asked.filter((id) => operationTable[id].scope !== 'own' && !permissions.includes(operationTable[id].permission!));
  expect(without).toEqual([]);
});

test('money, rates, safety, people, keys, exports and personal data in clear require a recent proof (O8)', () => {
  const guarded = (id: OperationId) => {
    const { approval, permission, changes } = operationTable[id];
    if (!changes) return false;
    const isByTwo = approval !== null && ['money', 'rates', 'safety', 'people', 'catalogue'].includes(approval);
    return isByTwo || ['member.reveal', 'report.export', 'key.rotate'].includes(permission ?? '');
  };
  expect(asked.filter((id) => guarded(id) && !operationTable[id].stepUp)).toEqual([]);
  for (const id of ['approveProposal', 'rejectProposal', 'runAgents', 'decideRedeemOrder', 'decideReferralReview', 'failDeposit'] as const)
    expect(operationTable[id].stepUp, id).toBe(true);
});

describe.each(builtInRoles)('the role %s', (role) => {
  test.each([
    ['one merchant', 'lotus', asked],
    ['all merchants', null, ofPlatform],
  ])('for %s may ask what its permissions say, and nothing else', async (_where, merchant, operations) => {
    await give(role, merchant);
    const answers: Record<string, boolean> = {};
    const right: Record<string, boolean> = {};
    for (const id of operations) {
      const { method, path, permission, scope, changes, approval } = operationTable[id];
      // Calling everything does no harm: no operation accepts a body with this field.
      const { body } = await (method === 'GET' ? ask(method, path) : ask(method, path, { none: 'such' }));
      answers[id] = body.code !== 'forbidden';
      if (!answers[id]) expect(body.params, 'which permission is missing').toEqual({ permission });
      const level = permission === null ? 'a' : builtInRights[role][permission];
      // With the right to propose, an operator may call what another can approve.
      right[id] = reaches(level, !changes ? 'r' : approval === null ? 'w' : 'p') && (scope !== 'platform' || merchant === null);
    }
    expect(answers).toEqual(right);
  });
});

describe('support of one merchant', () => {
  beforeAll(async () => {
    await gateway.registerMember();
    await gateway.registerMember({ host: 'delta.localhost' });
    await give('support', 'lotus');
  });

  test('learns this from its profile', async () => {
    expect(await browser.value('getOwnSession')).toMatchObject({
      roles: [{ role: 'support', merchant: 'lotus' }],
      rights: {},
      merchants: [{ code: 'lotus', rights: builtInRights.support }],
    });
  });

  test('sees that merchant’s members, and receives no event of another merchant', async () => {
    const of = async (query = '') =>
      new Set((await ask('GET', `/office/members${query}`)).body.value?.list.map(({ merchant }) => merchant));
    expect(await of()).toEqual(new Set(['lotus']));
    expect(await of('?merchant=lotus')).toEqual(new Set(['lotus']));
    const other = await ask('GET', '/office/members?merchant=delta');
    expect([other.status, other.body.code, other.body.message]).toEqual([404, 'not_found', 'There is no merchant delta: known are lotus.']);
    expect((await browser.value('listMerchants')).list.map(({ code: known }) => known)).toEqual(['lotus']);
  });

  test('cannot act on a member of another merchant, not even by id', async () => {
    const there = await gateway.registerMember({ host: 'delta.localhost' });
    const { status, body } = await ask('POST', '/office/members/block', { member: there.memberId });
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect((await there.call('getMemberInfo')).status).toBe(200);
  });

  test('closes that merchant’s site and no other', async () => {
    expect((await browser.value('closeSites', {})).list.map(({ merchant }) => merchant)).toEqual(['lotus']);
    await browser.value('openSites', {});
  });

  test('sees whole account numbers only with a recent proof, and an auditor never', async () => {
    gateway.clock.advance(301);
    const full = '/office/money/withdrawals?full=true';
    expect((await ask('GET', '/office/money/withdrawals')).status).toBe(200);
    expect((await ask('GET', full)).body.code).toBe('step_up_required');
    await browser.value('stepUpByCode', { code: code() });
    expect((await ask('GET', full)).status).toBe(200);
    await give('auditor', 'lotus');
    expect((await ask('GET', '/office/money/withdrawals?full=false')).status).toBe(200);
    expect((await ask('GET', full)).body.code).toBe('forbidden');
  });
});
