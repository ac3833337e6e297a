// Office O1 and O3.
import { operationTable as playersTable } from '@parlour/api/contract';
import { operationTable, type OperationId } from '@parlour/office-api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { officeBeside } from '../../testing/office.ts';
import { createOffice } from './office-app.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(async () => {
  await officeBeside(gateway).close();
  await gateway.close();
});

interface Told {
  status: number;
  code: string | undefined;
}
/** Sends the office a request that need not match its contract. */
async function ask(method: string, url: string, headers: Record<string, string> = {}): Promise<Told> {
  const payload = method === 'GET' ? {} : { payload: { junk: true } };
  const answer = await officeBeside(gateway).inject({ method: method as 'GET', url, headers, ...payload });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

const ids = (Object.keys(operationTable) as OperationId[]).filter((id) => id !== 'streamQueueChanges');

describe.each(ids)('%s', (id) => {
  const { method, path } = operationTable[id];

  test.each(['lotus.localhost', 'localhost', 'nobody.example'])('is unknown at %s', async (host) => {
    const answer = await gateway.guest({ host }).inject({ method, url: path, ...(method !== 'GET' && { payload: {} }) });
    expect([answer.statusCode, answer.json<Told>().code]).toEqual([404, 'unknown_operation']);
  });

  test('is refused without a key, before anything else of it is looked at', async () => {
    const as = { 'x-operator': 'amina', 'x-operator-key': 'a guess' };
    expect(await ask(method, path, as)).toEqual({ status: 401, code: 'operator_unknown' });
  });

  test.each(['a%00b', '%ED%A0%80'])('is refused to %j, a name that no database can hold', async (name) => {
    expect(await ask(method, path, { 'x-operator': name, 'x-operator-key': name })).toEqual({ status: 401, code: 'operator_unknown' });
  });

  test('accepts only POST', async () => {
    expect(await ask(method === 'GET' ? 'POST' : 'GET', path)).toEqual({ status: 405, code: 'method_not_allowed' });
  });

  if (method === 'POST')
    test('takes no body but its own', async () => {
      expect(await ask(method, path)).toEqual({ status: 400, code: 'invalid_request' });
    });
});

test.each(Object.values(playersTable).map(({ method, path }) => [method, path] as const))(
  'the office does not know %s %s',
  async (method, path) => {
    expect(await ask(method, path)).toEqual({ status: 404, code: 'unknown_operation' });
  },
);

test('an internal error goes to the log, not to the operator', async () => {
  const failures: unknown[] = [];
  const { db, forOffice } = gateway.database;
  const broken = createOffice(
    { ...gateway, db, forOffice, merchants: undefined as never },
    { log: { info: () => undefined, warn: () => undefined }, onFailure: (error) => failures.push(error) },
  );
  const answer = await broken.inject({ method: 'GET', url: '/office/sites/merchants' });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    500,
    'The gateway couldn’t do this. Its log has the details.',
  ]);
  expect(failures).toHaveLength(1);
  await broken.close();
});
