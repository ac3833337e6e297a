import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { startIdentityProvider, type IdentityProvider, type Spoil } from '../../../testing/identity-provider.ts';
import { throughProvider } from '../../../testing/social.ts';

// Security A16: any defect in a provider's answer prevents the log-in.
const lines: string[] = [];
let gateway: TestGateway;
let ferrow: IdentityProvider;
let quillan: IdentityProvider;
beforeAll(async () => {
  const sites = ['http://lotus.localhost'];
  ferrow = await startIdentityProvider({ id: 'ferrow', name: 'Ferrow', sites });
  quillan = await startIdentityProvider({ id: 'quillan', name: 'Quillan Mail', sites });
  gateway = await startTestGateway({ config: { social: [ferrow.setting, quillan.setting] }, onLog: (line) => lines.push(line) });
});
afterEach(() => ferrow.spoil(null));
afterAll(async () => {
  await gateway.close();
  await Promise.all([ferrow.close(), quillan.close()]);
});

const refused = [400, 'social_failed'];
const seconds = () => Math.floor(Date.now() / 1000);

test.each<[string, Spoil]>([
  ['what nobody touched', null],
  ['what was signed again by the same key', (claims) => ({ claims })],
])('%s is believed', async (_name, spoil) => {
  const browser = gateway.guest();
  const body = await throughProvider(browser, 'ferrow', 'honest');
  ferrow.spoil(spoil);
  expect((await browser.call('loginSocial', { body })).body.code).toBe('social_registration_needed');
});

describe('an id token is refused', () => {
  const spoils: [string, NonNullable<Spoil>][] = [
    ['with another nonce', (claims) => ({ claims: { ...claims, nonce: 'x'.repeat(43) } })],
    ['without a nonce', (claims) => ({ claims: { ...claims, nonce: undefined } })],
    ['for another audience', (claims) => ({ claims: { ...claims, aud: 'somebody-else' } })],
    ['for several audiences, given to another', (claims) => ({ claims: { ...claims, aud: [String(claims.aud), 'other'], azp: 'other' } })],
    ['of another issuer', (claims) => ({ claims: { ...claims, iss: 'https://elsewhere.example' } })],
    ['that has expired', (claims) => ({ claims: { ...claims, iat: seconds() - 7200, exp: seconds() - 3600 } })],
    ['without a subject', ({ sub, ...claims }) => ({ claims: { ...claims, was: sub } })],
    ['signed by another key of the same name', () => ({ foreignKey: true })],
  ];
  test.each(spoils)('%s', async (_name, spoil) => {
    const browser = gateway.guest();
    const back = await throughProvider(browser, 'ferrow', 'spoiled');
    ferrow.spoil(spoil);
    const { status, body } = await browser.call('loginSocial', { body: back });
    expect([status, body.code]).toEqual(refused);
    // The log contains the library's description of the error, and nothing of the response.
    const told = lines.filter((line) => line.includes('"social_refused"')).at(-1)!;
    expect(told).toContain('ferrow: ');
    expect(told).not.toContain(back.code);
  });
});

describe('the provider’s answer is refused', () => {
  test('with an altered or unknown state', async () => {
    const browser = gateway.guest();
    const back = await throughProvider(browser, 'ferrow', 'stateless');
    for (const state of [`${back.state.slice(0, -1)}${back.state.endsWith('A') ? 'B' : 'A'}`, 'x', 'y'.repeat(43)]) {
      const { status, body } = await browser.call('loginSocial', { body: { ...back, state } });
      expect([status, body.code]).toEqual(refused);
    }
  });

  test('in another browser, and then in the right one too', async () => {
    const [mine, yours] = [gateway.guest(), gateway.guest()];
    const back = await throughProvider(mine, 'ferrow', 'fixated');
    // The other browser has its own cookie, because it has started an attempt of its own.
    await throughProvider(yours, 'ferrow', 'victim');
    expect((await yours.call('loginSocial', { body: back })).body.code).toBe('social_failed');
    expect((await mine.call('loginSocial', { body: back })).body.code).toBe('social_failed');
  });

  test('in a browser without any mark', async () => {
    const back = await throughProvider(gateway.guest(), 'ferrow', 'unmarked');
    expect((await gateway.guest().call('loginSocial', { body: back })).body.code).toBe('social_failed');
  });

  test('a second time', async () => {
    const browser = gateway.guest();
    const back = await throughProvider(browser, 'ferrow', 'twice');
    expect((await browser.call('loginSocial', { body: back })).body.code).toBe('social_registration_needed');
    expect((await browser.call('loginSocial', { body: back })).body.code).toBe('social_failed');
  });

  test('with a code that was used for another state', async () => {
    const browser = gateway.guest();
    const used = await throughProvider(browser, 'ferrow', 'reused');
    await browser.call('loginSocial', { body: used });
    const fresh = await throughProvider(browser, 'ferrow', 'reused');
    const { body } = await browser.call('loginSocial', { body: { ...fresh, code: used.code } });
    expect(body.code).toBe('social_failed');
  });

  test('with the code of somebody else, whose verifier this browser has not', async () => {
    const [mine, yours] = [gateway.guest(), gateway.guest()];
    const [own, stolen] = [await throughProvider(mine, 'ferrow', 'robber'), await throughProvider(yours, 'ferrow', 'robbed')];
    expect((await mine.call('loginSocial', { body: { ...own, code: stolen.code } })).body.code).toBe('social_failed');
  });

  test('from another provider than the one it was begun with', async () => {
    const browser = gateway.guest();
    const back = await throughProvider(browser, 'ferrow', 'mixed');
    expect((await browser.call('loginSocial', { body: { ...back, provider: 'quillan' } })).body.code).toBe('social_failed');
  });

  test.each([
    ['naming another issuer', 'https://elsewhere.example'],
    ['naming none where the provider always does', undefined],
  ])('%s', async (_name, iss) => {
    const browser = gateway.guest();
    const { iss: _own, ...back } = await throughProvider(browser, 'ferrow', 'misled');
    const { body } = await browser.call('loginSocial', { body: { ...back, ...(iss === undefined ? {} : { iss }) } });
    expect(body.code).toBe('social_failed');
  });

  test('after ten minutes', async () => {
    const browser = gateway.guest();
    const back = await throughProvider(browser, 'ferrow', 'slow');
    gateway.clock.advance(600);
    expect((await browser.call('loginSocial', { body: back })).body.code).toBe('social_failed');
  });

  test('where it was begun to connect an account', async () => {
    const member = await gateway.registerMember();
    const back = await throughProvider(member, 'ferrow', 'linker', 'link');
    expect((await member.call('loginSocial', { body: back })).body.code).toBe('social_failed');
  });
});

test('one address can begin sixty times in ten minutes', async () => {
  const browser = gateway.guest({ ip: '198.51.100.77' });
  for (let n = 0; n < 60; n++) await browser.value('startSocialLogin', { body: { provider: 'ferrow' } });
  const { body } = await browser.call('startSocialLogin', { body: { provider: 'ferrow' } });
  expect([body.code, body.params]).toEqual(['too_many_requests', { retryAfter: 600 }]);
});
