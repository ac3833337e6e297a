// Security B02 (docs/security.md).
import { operationTable, type OperationId } from '@parlour/api/contract';
import { memberActions, whyNot, type Access } from '@parlour/domain';
import { operationTable as paymentTable } from '@parlour/partners/payments';
import walletContract from '@parlour/partners/seamless-wallet.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loggedInAgent } from '../areas/identity/member/testing.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { cashierHeaders, vendorHeaders } from '../testing/partners.ts';

/** Every role that the contracts name; an agent is a member with a downline. */
const roles = ['guest', 'trial', 'member', 'agent', 'vendor', 'psp'] as const;
type Role = (typeof roles)[number];

let gateway: TestGateway;
/** The credentials of each role. */
let show: Record<Role, (request: Request) => Record<string, string>>;
beforeAll(async () => {
  gateway = await startTestGateway();
  const cookie = (client: { cookies: Map<string, string> }) => ({ cookie: `__Host-sid=${client.cookies.get('__Host-sid')}` });
  const [trial, member, agent] = [await gateway.startTrial(), await gateway.registerMember(), await loggedInAgent(gateway)];
  show = {
    guest: () => ({}),
    trial: () => cookie(trial),
    member: () => cookie(member),
    agent: () => cookie(agent),
    vendor: (request) => vendorHeaders(gateway, request),
    psp: ({ body }) => cashierHeaders(gateway, body),
  };
});
afterAll(() => gateway.close());

interface Request {
  method: string;
  path: string;
  body: string;
}
/** A body that fits no contract, so that an admitted caller gets no further. */
const junk = '{"junk":true}';
const noId = '00000000-0000-7000-8000-000000000000';

async function ask(role: Role, { method, path }: { method: string; path: string }, headers: Record<string, string> = {}) {
  const url = path.replace('{provider}', 'sandbox').replace(/\{\w+\}/g, noId);
  const body = method === 'GET' ? '' : junk;
  const type = body ? { 'content-type': 'application/json' } : {};
  const response = await gateway.guest().inject({
    method,
    url,
    headers: { ...type, ...show[role]({ method, path: url, body }), ...headers },
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, code: response.json<{ code?: string }>().code ?? null };
}

const ids = (Object.keys(operationTable) as OperationId[]).filter((id) => id !== 'streamEvents');
const refusals = ['not_logged_in', 'real_account_needed', 'forbidden', 'signature_invalid'];

/** How a role is refused before anything else of the request is examined; null if it is admitted. */
function expected(id: OperationId, role: Role): { status: 401 | 403; code: string } | null {
  const operation: { roles: readonly string[]; agents: Access['agents'] } = operationTable[id];
  // A signature is not a log-in, so partners are guests to players' operations.
  const asker = role === 'vendor' || role === 'psp' ? 'guest' : role;
  const code = whyNot(asker === 'agent' ? { role: 'member', agent: true } : { role: asker }, operation as Access);
  return code && { status: code === 'not_logged_in' ? 401 : 403, code };
}

describe.each(ids)('%s', (id) => {
  test.each(roles)('by a %s', async (role) => {
    const answer = await ask(role, operationTable[id]);
    const refusal = expected(id, role);
    if (refusal) expect(answer).toEqual(refusal);
    else expect(refusals).not.toContain(answer.code);
  });
});

describe.each(Object.entries(memberActions))('what the page asks before it lets somebody %s', (action, access) => {
  const doing = ids.filter((id) => operationTable[id].action === action);

  test('is what the gateway asks of an operation', () => {
    expect(doing).not.toEqual([]);
  });

  test.each(['guest', 'trial', 'member'] as const)('is answered alike to a %s', async (role) => {
    const button = whyNot({ role }, access);
    for (const id of doing) {
      const { code } = await ask(role, operationTable[id]);
      expect([id, refusals.includes(code ?? '') ? code : null]).toEqual([id, button]);
    }
  });
});

const walletCalls = Object.entries(walletContract.paths)
  .filter(([path, item]) => path.startsWith('/wallet/') && 'post' in item)
  .map(([path]) => path);

describe.each(walletCalls)('the call %s of the vendor wallet', (path) => {
  test.each(roles)('by a %s', async (role) => {
    const { status, code } = await ask(role, { method: 'POST', path });
    expect([status, code]).toEqual(role === 'vendor' ? [400, 'VALIDATION'] : [401, 'INVALID_SIGNATURE']);
  });
});

describe.each(Object.values(paymentTable))('the call $path of payment providers', (operation) => {
  test.each(roles)('by a %s', async (role) => {
    const { status, code } = await ask(role, operation);
    expect([status, code]).toEqual(role === 'psp' ? [400, 'invalid_request'] : [401, 'signature_invalid']);
  });
});

describe.each(ids.filter((id) => operationTable[id].session))('%s without a live session, and with a body that is wrong', (id) => {
  test.each([
    ['no cookie', {}],
    ['a cookie of nobody', { cookie: `__Host-sid=${'A'.repeat(43)}` }],
    ['an empty cookie', { cookie: '__Host-sid=' }],
    ['a token of another kind', { authorization: 'Bearer x' }],
  ])('%s: 401', async (_what, headers) => {
    expect(await ask('guest', operationTable[id], headers)).toEqual({ status: 401, code: 'not_logged_in' });
  });
});

test('the contract gives every operation its roles, and only such as there are', () => {
  const known: readonly string[] = ['guest', 'trial', 'member'];
  for (const { roles: allowed, path } of Object.values(operationTable)) {
    expect(allowed.length, path).toBeGreaterThan(0);
    expect(
      allowed.filter((role) => !known.includes(role)),
      path,
    ).toEqual([]);
  }
});
