// Office O7 and O33; security B02 for operators (docs/security.md).
import { operationTable } from '@parlour/office-api/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tellQueue, type QueueNotification } from '../../db/notifier.ts';
import { openStreamClient, type StreamClient } from '../../events/testing/stream-client.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { listening } from '../../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { enteredOffice, officeHost, type OfficeBrowser } from '../../testing/office-browser.ts';
import { namedOperator, operate } from '../../testing/office.ts';

let gateway: TestGateway;
let port: number;
let browser: OfficeBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  port = await listening(gateway.app);
  ({ browser } = await enteredOffice(gateway));
});
afterAll(() => gateway.close());

const opened: StreamClient[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
async function listen(): Promise<StreamClient> {
  const { path } = operationTable.streamQueueChanges;
  const stream = await openStreamClient(port, { host: officeHost, cookies: browser.cookies, path });
  opened.push(stream);
  return stream;
}
const change = (told: QueueNotification) => inTransaction(gateway.db, async (trx) => tellQueue(trx, told));
const next = async (stream: StreamClient) => (await stream.next()).data as object;

test('an open page receives changes at its merchants and at the installation, and no others', async () => {
  await gateway.db.updateTable('operator_role').set({ role: 'support', merchant: 'lotus' }).where('operator', '=', 'amina').execute();
  const stream = await listen();
  await change({ merchant: 'delta', queue: 'withdrawals' });
  await change({ merchant: 'lotus', queue: 'withdrawals' });
  await change({ merchant: null, queue: 'proposals' });
  expect([await next(stream), await next(stream)]).toEqual([
    { merchant: 'lotus', queue: 'withdrawals' },
    { merchant: null, queue: 'proposals' },
  ]);
  await gateway.db.updateTable('operator_role').set({ role: 'owner', merchant: null }).where('operator', '=', 'amina').execute();
});

test('a new proposal is announced; one that was rolled back is not', async () => {
  const stream = await listen();
  await inTransaction(gateway.db, async (trx) => {
    tellQueue(trx, { merchant: 'lotus', queue: 'deposits' });
    throw new Error('rolled back');
  }).catch(() => undefined);
  const member = await gateway.registerMember();
  const as = await namedOperator(gateway, 'bao');
  const correction = { member: member.memberId, direction: 'credit', amount: '5.00', reason: 'A goodwill gesture.' } as const;
  await operate(gateway, 'adjustBalance', correction, as);
  expect(await next(stream)).toEqual({ merchant: 'lotus', queue: 'proposals' });
});

test('nobody receives events without a session', async () => {
  const stream = await openStreamClient(port, { host: officeHost, path: operationTable.streamQueueChanges.path });
  expect(stream.status).toBe(401);
});

test('an unattended page keeps no session alive', async () => {
  const { method, path: url } = operationTable.getOwnSession;
  const ask = async (headers: Record<string, string>) => (await browser.inject({ method, url, headers })).statusCode;
  const minutes = (count: number) => gateway.clock.advance(count * 60);
  minutes(10);
  expect(await ask({})).toBe(200);
  minutes(10);
  (await listen()).close();
  expect(await ask({ 'x-unattended': '1' })).toBe(200);
  minutes(10);
  expect(await ask({})).toBe(401);
});
