import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { once } from './idempotency.ts';
import { Refusal } from '../kernel/refusal.ts';
import { onPostgres } from '../testing/needing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const body = { amount: '500.00' };
const depositsOf = async (memberId: string) =>
  (await gateway.db.selectFrom('deposit').select('id').where('member_id', '=', memberId).execute()).length;

describe('a deposit', () => {
  test('sent again with the same key is the same deposit, also minutes later', async () => {
    const member = await gateway.registerMember();
    const key = randomUUID();
    const first = await member.call('createDeposit', { body, key });
    expect(first.status).toBe(200);
    expect((await member.call('createDeposit', { body, key })).body).toEqual(first.body);
    gateway.clock.advance(600);
    expect((await member.call('createDeposit', { body, key: key.toUpperCase() })).body).toEqual(first.body);
    expect(await depositsOf(member.memberId)).toBe(1);
  });

  test('with a used key and another amount is refused', async () => {
    const member = await gateway.registerMember();
    const key = randomUUID();
    await member.value('createDeposit', { body, key });
    const other = await member.call('createDeposit', { body: { amount: '600.00' }, key });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
    const elsewhere = await member.call('createWithdrawal', { body: { ...body, payee: { name: 'A', account: '1' } } as never, key });
    expect(elsewhere.status).toBeGreaterThanOrEqual(400);
    expect(await depositsOf(member.memberId)).toBe(1);
  });

  test('sent twelve times at once is made once', async () => {
    const member = await gateway.registerMember();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => member.call('createDeposit', { body, key })));
    const ids = answers.filter(({ status }) => status === 200).map(({ body: { value } }) => (value as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter(({ status, body: b }) => status !== 200 && b.code !== 'idempotency_key_in_flight')).toEqual([]);
    expect(await depositsOf(member.memberId)).toBe(1);
  });

  test('with one key by two members is two deposits', async () => {
    const [one, other] = [await gateway.registerMember(), await gateway.registerMember()];
    const key = randomUUID();
    await one.value('createDeposit', { body, key });
    await other.value('createDeposit', { body, key });
    expect([await depositsOf(one.memberId), await depositsOf(other.memberId)]).toEqual([1, 1]);
  });

  test('needs a key, and one that is a UUID', async () => {
    const member = await gateway.registerMember();
    const ask = async (headers: Record<string, string>) =>
      (await member.inject({ method: 'POST', url: '/wps/v2/wallets/deposits', payload: body, headers })).json<{ code: string }>().code;
    expect(await ask({})).toBe('idempotency_key_missing');
    expect(await ask({ 'idempotency-key': '' })).toBe('idempotency_key_missing');
    expect(await ask({ 'idempotency-key': 'again' })).toBe('invalid_request');
  });

  test('that was refused leaves its key unused', async () => {
    const member = await gateway.registerMember();
    const key = randomUUID();
    expect((await member.call('createDeposit', { body: { amount: '0.001' }, key })).status).toBe(422);
    expect((await member.call('createDeposit', { body: { amount: 500 } as never, key })).status).toBe(400);
    expect((await member.call('createDeposit', { body, key })).status).toBe(200);
  });
});

describe('the stored answer', () => {
  const ask = (work: () => Promise<unknown>, key: string, memberId: string) =>
    once(gateway.db, { merchant: 'lotus', memberId, operation: 'createDeposit', key, asked: body }, gateway.clock.now(), work);

  test('is in the transaction of the work: when it fails, neither lasts', async () => {
    const [key, memberId] = [randomUUID(), randomUUID()];
    const fail = once(
      gateway.db,
      { merchant: 'lotus', memberId, operation: 'createDeposit', key, asked: body },
      gateway.clock.now(),
      async (trx) => {
        await trx.insertInto('rate_limit').values({ bucket: key, uses: 1, expires_at: gateway.clock.now() }).execute();
        throw new Refusal('insufficient_balance');
      },
    );
    await expect(fail).rejects.toThrow('insufficient_balance');
    expect(await gateway.db.selectFrom('rate_limit').selectAll().where('bucket', '=', key).execute()).toEqual([]);
    expect(await ask(async () => 'done', key, memberId)).toBe('done');
    expect(await ask(async () => 'again', key, memberId)).toBe('done');
  });

  test('is not there yet for a second caller while the first is served', async () => {
    const [key, memberId] = [randomUUID(), randomUUID()];
    let finish: (value: string) => void = () => undefined;
    let started: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (started = resolve));
    const first = ask(() => (started(), new Promise((resolve) => (finish = resolve))), key, memberId);
    await running;
    await expect(ask(async () => 'second', key, memberId)).rejects.toThrow('idempotency_key_in_flight');
    finish('first');
    expect(await first).toBe('first');
    expect(await ask(async () => 'third', key, memberId)).toBe('first');
  });

  // Another gateway means another copy of the module; the embedded database cannot serve two at once.
  onPostgres.test('is not there yet for who asks another gateway either', async () => {
    const [key, memberId] = [randomUUID(), randomUUID()];
    vi.resetModules();
    const elsewhere = await import('./idempotency.ts');
    const asked = { merchant: 'lotus', memberId, operation: 'createDeposit', key, asked: body } as const;
    const first = ask(
      async () => {
        await expect(elsewhere.once(gateway.db, asked, gateway.clock.now(), async () => 'second')).rejects.toThrow(
          'idempotency_key_in_flight',
        );
        return 'first';
      },
      key,
      memberId,
    );
    expect(await first).toBe('first');
    expect(await elsewhere.once(gateway.db, asked, gateway.clock.now(), async () => 'third')).toBe('first');
  });
});
