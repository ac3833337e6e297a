import { operationTable, type OperationId } from '@parlour/api/contract';
import type { Role } from '@parlour/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import type { TestClient } from '../testing/client.ts';

let gateway: TestGateway;
const browsers: Partial<Record<Role, TestClient>> = {};
beforeAll(async () => {
  gateway = await startTestGateway();
  browsers.guest = gateway.guest();
  browsers.trial = await gateway.startTrial();
  browsers.member = await gateway.registerMember();
});
afterAll(() => gateway.close());

const refusals = ['not_logged_in', 'real_account_needed', 'forbidden'];
const ids = (Object.keys(operationTable) as OperationId[]).filter((id) => id !== 'streamEvents');

/** What a role is told before anything else of the request is looked at; null when it may. */
function expected(id: OperationId, role: Role): string | null {
  const roles: readonly string[] = operationTable[id].roles;
  if (roles.includes('psp') || roles.includes(role)) return null;
  if (role === 'guest') return 'not_logged_in';
  return role === 'trial' && roles.includes('member') ? 'real_account_needed' : 'forbidden';
}

/** Asks with a body that follows no contract, so that whoever is let in gets no further. */
async function ask(browser: TestClient, id: OperationId, headers: Record<string, string> = {}) {
  const { method, path } = operationTable[id];
  const url = path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
  const payload = method === 'GET' ? {} : { payload: { junk: true } };
  const response = await browser.inject({ method, url, headers, ...payload });
  return { status: response.statusCode, code: response.json<{ code?: string }>().code ?? null };
}

describe.each(ids)('%s', (id) => {
  test.each(['guest', 'trial', 'member'] as const)('by a %s', async (role) => {
    const { status, code } = await ask(browsers[role]!, id);
    const refusal = expected(id, role);
    if (refusal) expect({ status, code }).toEqual({ status: refusal === 'not_logged_in' ? 401 : 403, code: refusal });
    else expect(refusals).not.toContain(code);
  });
});

describe.each(ids.filter((id) => operationTable[id].session))('%s without a live session, and with a body that is wrong', (id) => {
  test.each([
    ['no cookie', {}],
    ['a cookie of nobody', { cookie: `__Host-sid=${'A'.repeat(43)}` }],
    ['an empty cookie', { cookie: '__Host-sid=' }],
    ['a token of another kind', { authorization: 'Bearer x' }],
  ])('%s: 401', async (_what, headers) => {
    expect(await ask(gateway.guest(), id, headers)).toEqual({ status: 401, code: 'not_logged_in' });
  });
});

test('the contract gives every operation its roles', () => {
  for (const id of ids) expect(operationTable[id].roles.length, id).toBeGreaterThan(0);
});
