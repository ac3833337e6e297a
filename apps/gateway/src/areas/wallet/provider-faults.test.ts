import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStreamClient } from '../../events/testing/stream-client.ts';
import { anotherGateway, listening } from '../../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { scriptedPayments, startScriptedProvider, type ScriptedProvider } from '../../testing/scripted-provider.ts';
import { reportOf, sendReport } from './testing.ts';

let provider: ScriptedProvider;
let gateway: TestGateway;
beforeEach(async () => {
  provider = await startScriptedProvider();
  gateway = await startTestGateway({ payments: scriptedPayments(provider.origin) });
});
afterEach(async () => {
  provider.release();
  await gateway.close();
  await provider.close();
});

const deposits = () => gateway.db.selectFrom('deposit').select(['id', 'status', 'cashier_url']).execute();
const calls = () => gateway.db.selectFrom('outbound_call').select(['id', 'state', 'attempts', 'next_at', 'last_error']).execute();
/** Runs the next attempt, as the queue does when it is due. */
async function nextAttempt(app = gateway.app): Promise<void> {
  const [call] = await calls();
  gateway.clock.advance(Math.max(0, (call!.next_at.getTime() - gateway.clock.now().getTime()) / 1000));
  await app.outbox.makeDue();
}
const body = { amount: '500.00' };

describe('a provider that is slow', () => {
  test('delays nobody: the deposit waits without an address, which comes when the provider gives it', async () => {
    const player = await gateway.registerMember();
    const stream = await openStreamClient(await listening(gateway.app), player);
    provider.script.push('hold');
    const key = randomUUID();
    const asking = player.value('createDeposit', { body, key });
    await expect.poll(() => provider.asked).toHaveLength(1);
    // The embedded database has a single connection: if a transaction were waiting for the provider, this call would hang.
    expect((await player.value('listDeposits')).list).toMatchObject([{ status: 'pending' }]);
    const deposit = await asking;
    expect(deposit).toMatchObject({ status: 'pending' });
    expect(deposit).not.toHaveProperty('cashierUrl');
    provider.release();
    const cashierUrl = 'http://cashier.localhost:9/payment-1?token=1';
    expect((await stream.next()).data).toMatchObject({
      type: 'depositUpdated',
      deposit: { id: deposit.id, status: 'pending', cashierUrl },
    });
    stream.close();
    expect(await player.value('createDeposit', { body, key })).toEqual({ ...deposit, cashierUrl });
    expect([provider.asked, [...provider.payments.keys()], await deposits()]).toMatchObject([[deposit.id], [deposit.id], [{}]]);
  });

  test('is called by another gateway when the first has not come back; the first answer to arrive counts', async () => {
    const other = await anotherGateway(gateway, gateway.database, { payments: scriptedPayments(provider.origin) });
    const player = await gateway.registerMember();
    provider.script.push('hold');
    const deposit = await player.value('createDeposit', { body });
    gateway.clock.advance(20);
    await nextAttempt(other);
    const cashierUrl = 'http://cashier.localhost:9/payment-1?token=2';
    expect(await deposits()).toEqual([{ id: deposit.id, status: 'pending', cashier_url: cashierUrl }]);
    provider.release();
    await gateway.app.afterwards.settled();
    expect(await deposits()).toEqual([{ id: deposit.id, status: 'pending', cashier_url: cashierUrl }]);
    expect([provider.asked, provider.payments.size]).toEqual([[deposit.id, deposit.id], 1]);
    expect(await calls()).toMatchObject([{ state: 'done', attempts: 2 }]);
    await other.close();
  });
});

test('a provider that dies after it made the payment is called for the same one again, and it is paid once (C03)', async () => {
  const player = await gateway.registerMember();
  provider.script.push('die', 'fail', 'die');
  const key = randomUUID();
  const deposit = await player.value('createDeposit', { body, key });
  expect(deposit).not.toHaveProperty('cashierUrl');
  for (let attempt = 2; attempt <= 4; attempt++) await nextAttempt();
  const again = await player.value('createDeposit', { body, key });
  expect(again).toEqual({ ...deposit, cashierUrl: 'http://cashier.localhost:9/payment-1?token=4' });
  expect([provider.asked, provider.payments.size]).toEqual([Array(4).fill(deposit.id), 1]);
  for (let i = 0; i < 2; i++) expect((await sendReport(gateway, reportOf(deposit))).statusCode).toBe(200);
  expect((await player.value('getBalance')).available.amount).toBe('500.00');
  expect(await deposits()).toHaveLength(1);
});

describe('a provider that gives no address', () => {
  test('because it refuses: the deposit has failed, at once and for every repeat; another one may succeed', async () => {
    const player = await gateway.registerMember();
    provider.script.push('refuse');
    const key = randomUUID();
    const deposit = await player.value('createDeposit', { body, key });
    expect(deposit).toMatchObject({ status: 'failed' });
    expect(await player.value('createDeposit', { body, key })).toEqual(deposit);
    expect((await player.value('listMessages')).list).toMatchObject([{ kind: 'depositFailed' }, {}]);
    expect(await player.value('createDeposit', { body })).toMatchObject({ status: 'pending', cashierUrl: expect.any(String) });
    expect(provider.asked).toHaveLength(2);
  });

  test('until it is too late: the deposit is cancelled, and a payment that was made all the same is the player’s', async () => {
    const player = await gateway.registerMember();
    provider.script.push('die', ...Array<'fail'>(20).fill('fail'));
    const deposit = await player.value('createDeposit', { body });
    for (let i = 0; i < 20 && (await calls())[0]!.state === 'waiting'; i++) await nextAttempt();
    expect(await calls()).toMatchObject([{ state: 'failed', last_error: 'Error' }]);
    expect((await player.value('getDeposit', { params: { depositId: deposit.id } })).status).toBe('cancelled');
    const asked = provider.asked.length;
    gateway.clock.advance(60);
    await gateway.app.outbox.makeDue();
    expect(provider.asked).toHaveLength(asked);
    expect((await sendReport(gateway, reportOf(deposit))).statusCode).toBe(200);
    expect((await player.value('getBalance')).available.amount).toBe('500.00');
  });
});

test('a deposit that was rolled back leaves no call behind', async () => {
  const player = await gateway.registerMember();
  const key = randomUUID();
  await gateway.db.schema.alterTable('idempotency').renameTo('idempotency_away').execute();
  expect((await player.call('createDeposit', { body, key })).status).toBe(500);
  await gateway.db.schema.alterTable('idempotency_away').renameTo('idempotency').execute();
  await gateway.app.afterwards.settled();
  expect([provider.asked, await calls(), await deposits()]).toEqual([[], [], []]);
});
