// Office 8 and policy `catalogue`: keys of vendors and providers are replaced by two operators, and overlap while the other side changes.
import { randomBytes, randomUUID } from 'node:crypto';
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealPersonalData } from '../../main/set-up.ts';
import { keptKeys, keyFingerprint } from '../../outbound/partner-keys.ts';
import { testBrands } from '../../testing/brands.ts';
import { testConfig } from '../../testing/config.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { startHostedProvider, type FakeHostedProvider } from '../../testing/hosted-provider.ts';
import { approve, byTwo, firstTwo, officeOf, operate } from '../../testing/office.ts';
import { createVault } from '../identity/personal/vault.ts';
import { callWallet } from '../vendors/testing.ts';

const hour = 3600;
let provider: FakeHostedProvider;
let gateway: TestGateway;
let two: readonly [OperatorCredentials, OperatorCredentials];
beforeAll(async () => {
  provider = await startHostedProvider();
  const [demo] = testBrands;
  const brands = [{ ...demo!, jurisdiction: { licence: 'MGA/0000', minimumAge: 18 as const } }];
  gateway = await startTestGateway({ brands, config: { payments: { ...testConfig().payments, hosted: provider.hosted } } });
  two = await firstTwo(gateway);
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

/** Everything in the database that holds text of operators' work. */
async function stored(): Promise<string> {
  const rows = await Promise.all(
    (['proposal', 'audit_event', 'partner_key'] as const).map((table) => gateway.db.selectFrom(table).selectAll().execute()),
  );
  return JSON.stringify(rows);
}
const newWebhookKey = () => {
  const key = randomBytes(24);
  return { key, secret: `whsec_${key.toString('base64')}` };
};
const reason = 'The provider renews it yearly';
const webhook = { provider: 'ferrypay', name: 'webhook', reason } as const;
const keysOfProvider = async () => (await officeOf(gateway, two[0]).call('listProviderKeys', {})).list;
/** The answer to a webhook about something else, signed by a key; by the configured one if it is left out. */
const told = async (key?: Buffer) => (await provider.tell(gateway, { type: 'payout.sent', data: {} }, key ? { key } : {})).statusCode;

test('a webhook signed by the new key is accepted, by the one before during the overlap, and not after', async () => {
  const { key, secret } = newWebhookKey();
  const waiting = (await operate(gateway, 'replaceProviderKey', { ...webhook, secret, overlapHours: 24 }, two[0])) as { approval: string };
  expect([await told(), await told(key)], 'nothing changes before the approval').toEqual([200, 401]);
  await approve(gateway, waiting.approval, two[1]);
  expect([await told(), await told(key), await told(randomBytes(24))]).toEqual([200, 200, 401]);
  const [, shown] = await keysOfProvider();
  expect(shown).toMatchObject({ id: 'ferrypay/webhook', fingerprint: keyFingerprint(secret), version: 1, by: two[1].name, reason });
  expect(shown!.previous!.fingerprint).toBe(keyFingerprint(provider.hosted[0]!.webhookKey));
  gateway.clock.advance(24 * hour + 1);
  expect([await told(), await told(key)]).toEqual([401, 200]);
  expect((await keysOfProvider())[1]!.previous).toBeNull();

  const next = newWebhookKey();
  await byTwo(gateway, 'replaceProviderKey', { ...webhook, secret: next.secret, overlapHours: 24 }, two);
  expect([await told(key), await told(next.key)]).toEqual([200, 200]);
  await byTwo(gateway, 'endProviderKeyOverlap', webhook, two);
  expect([await told(key), await told(next.key)], 'the overlap was ended').toEqual([401, 200]);
});

test('calls go out with the new key at once', async () => {
  const secret = `ferry-${randomBytes(16).toString('hex')}`;
  await byTwo(gateway, 'replaceProviderKey', { provider: 'ferrypay', name: 'api', secret, overlapHours: 0, reason }, two);
  const player = await gateway.registerMember();
  await player.value('createDeposit', { body: { amount: '500.00', method: 'card' } });
  expect(provider.asked.at(-1)!.authorization).toBe(`Bearer ${secret}`);
});

test('a vendor signs with either key during the overlap, and with the new one alone after', async () => {
  const key = randomBytes(32).toString('hex');
  const before = gateway.config.vendors['JL']!.key;
  const called = async (by: string) => (await callWallet(gateway, 'balance', { sessionId: randomUUID() }, { key: by })).body.code;
  const [refused, verified] = ['INVALID_SIGNATURE', 'INVALID_TOKEN'];
  expect([await called(before), await called(key)]).toEqual([verified, refused]);
  await byTwo(gateway, 'replaceVendorKey', { vendor: 'JL', secret: key, overlapHours: 1, reason }, two);
  // The wallet reads keys once a second.
  gateway.clock.advance(1);
  expect([await called(before), await called(key)]).toEqual([verified, verified]);
  await byTwo(gateway, 'endVendorKeyOverlap', { vendor: 'JL', reason }, two);
  gateway.clock.advance(1);
  expect([await called(before), await called(key)]).toEqual([refused, verified]);
  expect((await officeOf(gateway).call('listVendorKeys', {})).list.find(({ partner }) => partner === 'JL')).toMatchObject({
    fingerprint: keyFingerprint(key),
    previous: null,
  });
});

test('a key is never stored in clear: only its fingerprint is in the proposal and in the audit log', async () => {
  const { key, secret } = newWebhookKey();
  const asked = { ...webhook, secret, overlapHours: 2 };
  const { approval } = (await operate(gateway, 'replaceProviderKey', asked, two[0])) as { approval: string };
  const again = (await operate(gateway, 'replaceProviderKey', asked, two[0])) as { approval: string };
  expect(again.approval, 'the same input is the same proposal').toBe(approval);
  const { list } = await officeOf(gateway, two[1]).call('listProposals', { query: {} });
  const proposal = list.find(({ id }) => id === approval)!;
  expect(proposal).toMatchObject({ subject: { kind: 'provider', id: 'ferrypay/webhook' }, masked: false });
  expect(proposal.changes).toMatchObject([
    { field: 'key', after: keyFingerprint(secret) },
    { field: 'overlap', after: '2 h' },
  ]);
  expect(await sealPersonalData(gateway.db, gateway.vault), 'all of it is sealed').toBe(0);
  await approve(gateway, approval, two[1]);
  expect(await told(key)).toBe(200);
  const text = await stored();
  expect(text).toContain(keyFingerprint(secret));
  expect(text).not.toContain(secret.slice('whsec_'.length));
  const { events } = {
    events: await gateway.db.selectFrom('audit_event').select(['event', 'after']).where('proposal', '=', approval).execute(),
  };
  expect(events).toContainEqual({ event: 'provider.credentialsChanged', after: { key: keyFingerprint(secret), overlap: '2 h' } });
});

test('a rejected key is deleted, and cannot be proposed again without entering it', async () => {
  const { secret } = newWebhookKey();
  const { approval } = (await operate(gateway, 'replaceProviderKey', { ...webhook, secret, overlapHours: 2 }, two[0])) as {
    approval: string;
  };
  await operate(gateway, 'rejectProposal', { id: approval, reason: 'Not this month' }, two[1]);
  const { input } = await gateway.db.selectFrom('proposal').select('input').where('id', '=', approval).executeTakeFirstOrThrow();
  expect(input).toEqual({ forgotten: true });
  await expect(operate(gateway, 'proposeAgain', { id: approval }, two[0])).rejects.toMatchObject({ code: 'approval_decided' });
});

test('keys, and those in waiting proposals, are sealed again when the installation changes its own key', async () => {
  const { key, secret } = newWebhookKey();
  const { approval } = (await operate(gateway, 'replaceProviderKey', { ...webhook, secret, overlapHours: 2 }, two[0])) as {
    approval: string;
  };
  const keys = { ...testConfig().personalData.keys, next: randomBytes(32).toString('hex') };
  const next = createVault({ current: 'next', keys }, gateway.random);
  await sealPersonalData(gateway.db, next);
  const only = createVault({ current: 'next', keys: { next: keys.next } }, gateway.random);
  expect(await keptKeys({ db: gateway.db, vault: only }, gateway.clock.now())).toHaveLength(3);
  const { input } = await gateway.db.selectFrom('proposal').select('input').where('id', '=', approval).executeTakeFirstOrThrow();
  expect(input['sealed']).toMatch(/^sealed\.next\./);
  await sealPersonalData(gateway.db, createVault({ ...testConfig().personalData, keys }, gateway.random));
  await approve(gateway, approval, two[1]);
  expect(await told(key)).toBe(200);
});

test.each([
  ['a webhook’s key of another form', { ...webhook, secret: 'k'.repeat(40), overlapHours: 1 }, 'field_invalid'],
  ['an overlap of keys that only go out', { ...webhook, name: 'api', secret: 'k'.repeat(40), overlapHours: 1 }, 'field_invalid'],
  ['a key that a provider does not have', { ...webhook, name: 'signing', secret: 'k'.repeat(40), overlapHours: 1 }, 'not_found'],
] as const)('%s is refused', async (_what, body, code) => {
  await expect(operate(gateway, 'replaceProviderKey', body, two[0])).rejects.toMatchObject({ code });
});
