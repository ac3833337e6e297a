import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testConfig } from '../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { cashierHeaders, vendorHeaders } from '../../testing/partners.ts';
import { playing } from '../../areas/vendors/testing.ts';
import { reportOf } from '../../areas/wallet/testing.ts';

// Security B07: a partner's call that is altered, stale or replayed writes nothing.
const { vendors } = testConfig();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    config: { vendors: { ...vendors, OTHER: { ...vendors['JL']!, key: 'the key of another vendor, long enough' } } },
  });
});
afterAll(() => gateway.close());

interface Signed {
  url: string;
  body: string;
  headers: Record<string, string>;
}
type Forge = (signed: Signed) => Signed;

/** A genuine call of each partner that would move money, not sent yet. */
const genuine: Record<string, (options?: { key?: string; age?: number; vendor?: string; nonce?: string }) => Promise<Signed>> = {
  'a bet of a vendor': async (options) => {
    const { session } = await playing(gateway, '100.00');
    const { sessionId, gameCode, currency } = session;
    const body = JSON.stringify({ sessionId, transactionId: randomUUID(), roundId: randomUUID(), gameCode, amount: '5.00', currency });
    const url = '/wallet/v1/bet';
    return { url, body, headers: vendorHeaders(gateway, { method: 'POST', path: url, body }, options) };
  },
  'a report of the cashier': async (options) => {
    const player = await gateway.registerMember();
    const body = JSON.stringify(reportOf(await player.value('createDeposit', { body: { amount: '500.00' } })));
    return { url: '/psp/sandbox/webhook', body, headers: cashierHeaders(gateway, body, options) };
  },
};

async function send({ url, body, headers }: Signed): Promise<number> {
  const type = { 'content-type': 'application/json' };
  return (await gateway.app.inject({ method: 'POST', url, headers: { ...type, ...headers }, payload: Buffer.from(body, 'latin1') }))
    .statusCode;
}
const written = async () => {
  const count = async (table: 'ledger_transfer' | 'ledger_entry' | 'signature_nonce') =>
    (
      await gateway.db
        .selectFrom(table)
        .select((e) => e.fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  return [await count('ledger_transfer'), await count('ledger_entry'), await count('signature_nonce')];
};
/** Flips the lowest bit of one character. */
const flipped = (text: string, at: number) => text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);

describe.each(Object.entries(genuine))('%s', (_name, make) => {
  test('is refused with any byte of it flipped, and then taken as it was signed', async () => {
    const signed = await make();
    const before = await written();
    const forgeries: Forge[] = [
      ...Array.from(signed.body, (_c, at): Forge => (s) => ({ ...s, body: flipped(s.body, at) })),
      ...Object.keys(signed.headers).flatMap((name) =>
        Array.from(signed.headers[name]!, (_c, at): Forge => (s) => ({
          ...s,
          headers: { ...s.headers, [name]: flipped(s.headers[name]!, at) },
        })),
      ),
    ];
    const statuses = new Set<number>();
    for (const forge of forgeries) statuses.add(await send(forge(signed)));
    expect([forgeries.length > 200, ...statuses]).toEqual([true, 401]);
    expect(await written()).toEqual(before);
    expect(await send(signed)).toBe(200);
  });

  test('is taken once: again, it is refused', async () => {
    const signed = await make();
    expect(await send(signed)).toBe(200);
    const before = await written();
    expect(await send(signed)).toBe(401);
    expect(await written()).toEqual(before);
  });

  test.each([
    [121, 401],
    [-121, 401],
    [119, 200],
    [-119, 200],
  ])('that was signed %i seconds ago: %i', async (age, status) => {
    const signed = await make({ age });
    const before = await written();
    expect(await send(signed)).toBe(status);
    if (status === 401) expect(await written()).toEqual(before);
  });

  test.each(['', 'x'.repeat(15), 'x'.repeat(65)])('signed with a nonce that is too short or too long, %j, is refused', async (nonce) => {
    const signed = await make({ nonce });
    const before = await written();
    expect([400, 401]).toContain(await send(signed));
    expect(await written()).toEqual(before);
  });

  test.each([
    ['of another partner', { key: 'the key of another vendor, long enough' }],
    ['that is empty', { key: '' }],
  ])('by a key %s is refused', async (_what, options) => {
    const signed = await make(options);
    const before = await written();
    expect(await send(signed)).toBe(401);
    expect(await written()).toEqual(before);
  });
});

test('another vendor, signing as itself, has no hand in the bets of this one', async () => {
  const signed = await genuine['a bet of a vendor']!({ vendor: 'OTHER' });
  const [transfers, entries] = await written();
  expect(await send(signed)).toBeGreaterThanOrEqual(400);
  expect((await written()).slice(0, 2)).toEqual([transfers, entries]);
});
