import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { startIdentityProvider, type IdentityProvider } from '../../../testing/identity-provider.ts';
import { backOf, throughProvider } from '../../../testing/social.ts';
import { visitProvider } from '../../../testing/visit-provider.ts';

const sites = ['http://lotus.localhost', 'http://delta.localhost'];
let gateway: TestGateway;
let ferrow: IdentityProvider;
let quillan: IdentityProvider;
beforeAll(async () => {
  ferrow = await startIdentityProvider({ id: 'ferrow', name: 'Ferrow', sites });
  quillan = await startIdentityProvider({ id: 'quillan', name: 'Quillan Mail', sites });
  gateway = await startTestGateway({ config: { social: [ferrow.setting, { ...quillan.setting, merchants: ['lotus'] }] } });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([ferrow.close(), quillan.close()]);
});

const password = 'correct horse battery';
/** Comes back from the provider as a newcomer, and registers with its proof. */
async function registerBy(browser: TestClient, provider: string, account: string, username: string) {
  const back = await throughProvider(browser, provider, account);
  const { status, body } = await browser.call('loginSocial', { body: back });
  expect([status, body.code]).toEqual([409, 'social_registration_needed']);
  const socialTicket = String(body.params?.['ticket']);
  const fields = { username, password, confirmPassword: password, ageConfirmed: true, termsAccepted: true, altcha: await browser.solve() };
  return {
    told: body.params,
    registered: await browser.call('registerMember', { body: { ...fields, socialTicket } }),
    fields,
    socialTicket,
  };
}

test('a merchant offers the providers that it has, without anything secret', async () => {
  const shown = { provider: 'ferrow', name: 'Ferrow', icon: 'account' };
  expect(await gateway.guest().value('listSocialProviders')).toEqual({
    list: [shown, { provider: 'quillan', name: 'Quillan Mail', icon: 'account' }],
  });
  expect(await gateway.guest({ host: 'delta.localhost' }).value('listSocialProviders')).toEqual({ list: [shown] });
});

test('a provider that the merchant does not offer is refused', async () => {
  for (const [host, provider] of [
    ['delta.localhost', 'quillan'],
    ['lotus.localhost', 'nobody'],
  ] as const) {
    const { body } = await gateway.guest({ host }).call('startSocialLogin', { body: { provider } });
    expect(body.code).toBe('function_not_enabled');
  }
});

test('the way there carries a state, a nonce and a challenge, and nothing by which they could be known', async () => {
  const browser = gateway.guest();
  const { url } = await browser.value('startSocialLogin', { body: { provider: 'ferrow' } });
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: 'http://lotus.localhost/login/ferrow',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  const rows = JSON.stringify(await gateway.db.selectFrom('social_attempt').selectAll().execute());
  for (const secret of [asked['state']!, asked['nonce']!, browser.cookies.get('__Host-social')!]) expect(rows).not.toContain(secret);
});

test('a new person registers with what the provider states, and logs in by it from then on', async () => {
  const browser = gateway.guest();
  const { told, registered } = await registerBy(browser, 'ferrow', 'asha', 'ashaatlotus');
  expect(told).toMatchObject({ email: 'asha@mail.example', name: 'Asha asha', username: 'asha' });
  expect(registered.status).toBe(200);
  expect((await browser.value('listSocialLinks')).list).toMatchObject([{ provider: 'ferrow', shownAs: 'as***a@mail.example' }]);

  const another = gateway.guest();
  const { member } = await another.value('loginSocial', { body: await throughProvider(another, 'ferrow', 'asha') });
  expect(member.account).toBe('ashaatlotus');
  expect((await another.value('listSocialLinks')).list[0]?.lastUsedAt).toBe(gateway.clock.now().toISOString());
});

test('such a log-in proves no password', async () => {
  const browser = gateway.guest();
  await registerBy(browser, 'ferrow', 'proofless', 'proofless');
  const again = gateway.guest();
  await again.value('loginSocial', { body: await throughProvider(again, 'ferrow', 'proofless') });
  const { body } = await again.call('startSocialLink', { body: { provider: 'quillan' } });
  expect(body.code).toBe('step_up_required');
});

test('the same mail address at two providers makes two members', async () => {
  const [one, two] = [gateway.guest(), gateway.guest()];
  expect((await registerBy(one, 'ferrow', 'twin', 'twinone')).registered.status).toBe(200);
  const second = await registerBy(two, 'quillan', 'twin', 'twintwo');
  expect(second.told).toMatchObject({ email: 'twin@mail.example' });
  expect(second.registered.status).toBe(200);
  const ids = await Promise.all([one, two].map(async (browser) => (await browser.value('getMemberInfo')).id));
  expect(new Set(ids).size).toBe(2);
});

test('merchants are separate: a member of one is new at the other', async () => {
  await registerBy(gateway.guest(), 'ferrow', 'abroad', 'abroad');
  const elsewhere = gateway.guest({ host: 'delta.localhost' });
  const { body } = await elsewhere.call('loginSocial', { body: await throughProvider(elsewhere, 'ferrow', 'abroad') });
  expect(body.code).toBe('social_registration_needed');
});

test('a registration keeps its rules: what is wrong is refused, and the proof is still good', async () => {
  const browser = gateway.guest();
  const first = await registerBy(browser, 'ferrow', 'hasty', '1');
  expect(first.registered.body.code).toBe('field_invalid');
  const without = { ...first.fields, username: 'hasty1', termsAccepted: false, socialTicket: first.socialTicket };
  expect((await browser.call('registerMember', { body: without })).body.code).toBe('terms_not_accepted');
  const right = { ...without, termsAccepted: true, altcha: await browser.solve() };
  expect((await browser.call('registerMember', { body: right })).status).toBe(200);
});

test('a proof is one browser’s, for half an hour, and once', async () => {
  const browser = gateway.guest();
  const { fields, socialTicket } = await registerBy(browser, 'ferrow', 'keeper', '1');
  const asking = async (client: TestClient, username: string) =>
    client.call('registerMember', { body: { ...fields, username, socialTicket, altcha: await client.solve() } });
  expect((await asking(gateway.guest(), 'thief')).body.code).toBe('social_proof_expired');
  expect((await asking(browser, 'keeper')).status).toBe(200);
  await browser.call('logout');
  expect((await asking(browser, 'keeper2')).body.code).toBe('social_proof_expired');

  const late = gateway.guest();
  const slow = await registerBy(late, 'ferrow', 'latecomer', '1');
  gateway.clock.advance(30 * 60);
  const body = { ...slow.fields, username: 'latecomer', socialTicket: slow.socialTicket, altcha: await late.solve() };
  expect((await late.call('registerMember', { body })).body.code).toBe('social_proof_expired');
});

test('two browsers that register one account at a provider: one of them does', async () => {
  const browsers = [gateway.guest(), gateway.guest()];
  const forms: Awaited<ReturnType<typeof registerBy>>[] = [];
  for (const browser of browsers) forms.push(await registerBy(browser, 'quillan', 'racer', '1'));
  const answers = await Promise.all(
    browsers.map(async (browser, index) => {
      const { fields, socialTicket } = forms[index]!;
      return browser.call('registerMember', {
        body: { ...fields, username: `racer${index}`, socialTicket, altcha: await browser.solve() },
      });
    }),
  );
  expect(answers.map(({ body }) => body.code ?? 'in').sort()).toEqual(['in', 'social_taken']);
});

test('a blocked member is not let in', async () => {
  const browser = gateway.guest();
  await registerBy(browser, 'ferrow', 'blocked', 'blockedone');
  await gateway.db.updateTable('member').set({ status: 'blocked' }).where('username', '=', 'blockedone').execute();
  const again = gateway.guest();
  expect((await again.call('loginSocial', { body: await throughProvider(again, 'ferrow', 'blocked') })).body.code).toBe('account_blocked');
});

test('a person who refuses at the provider comes back without a code', async () => {
  const browser = gateway.guest();
  const { url } = await browser.value('startSocialLogin', { body: { provider: 'ferrow' } });
  const address = await visitProvider(url, null);
  expect(address.searchParams.get('error')).toBe('access_denied');
  expect(backOf('ferrow', address).code).toBe('');
});

test('a provider that does not answer is reported as unavailable, and is asked again the next time', async () => {
  const browser = gateway.guest();
  const back = await throughProvider(browser, 'quillan', 'patient');
  quillan.fail(true);
  expect((await browser.call('loginSocial', { body: back })).body.code).toBe('social_unavailable');
  quillan.fail(false);
  const again = await browser.call('loginSocial', { body: await throughProvider(browser, 'quillan', 'patient') });
  expect(again.body.code).toBe('social_registration_needed');
});
