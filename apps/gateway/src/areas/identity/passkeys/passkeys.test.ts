import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withAuthenticator } from '../authenticator/testing.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { softAuthenticator, withPasskey, type Altered } from './testing.ts';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ onLog: (line) => lines.push(line) });
});
afterAll(() => gateway.close());

type Browser = ReturnType<TestGateway['guest']>;
const site = 'http://lotus.localhost';
const kinds = async (member: Browser) => (await member.value('listMessages')).list.map(({ kind }) => kind);
const events = (name: string) => lines.filter((line) => line.includes(`"event":"${name}"`));

async function logIn(browser: Browser, authenticator: ReturnType<typeof softAuthenticator>, altered: Altered = {}) {
  const options = await browser.value('startPasskeyLogin');
  return browser.call('loginPasskey', { body: authenticator.get(options, altered) });
}

describe('making a passkey', () => {
  test('asks the browser for one of this site that needs no name and verifies its user, and notifies the member', async () => {
    const member = await gateway.registerMember();
    const options = await member.value('startPasskey');
    expect(options).toMatchObject({
      rp: { id: 'lotus.localhost', name: 'Lotus Club' },
      user: { name: member.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    const { passkey } = await withPasskey(member, {}, '  My   phone ');
    expect(passkey).toMatchObject({ name: 'My phone', site: 'lotus.localhost', here: true, backedUp: false, suspected: false });
    expect((await member.value('listPasskeys')).list).toEqual([passkey]);
    expect(await kinds(member)).toContain('passkeyAdded');
    expect(events('passkey_added')).not.toHaveLength(0);
  });

  test.each<[string, Altered]>([
    ['another origin', { origin: 'http://delta.localhost' }],
    ['another port', { origin: 'http://lotus.localhost:81' }],
    ['another site', { rpId: 'delta.localhost' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a proof in place of a new one', { type: 'webauthn.get' }],
    ['a frame of another site', { crossOrigin: true }],
    ['nobody present', { userPresent: false }],
    ['a user whom it does not know', { userVerified: false }],
  ])('with %s is refused, and nothing is kept', async (_what, altered) => {
    const member = await gateway.registerMember();
    const made = softAuthenticator(site).create(await member.value('startPasskey'), altered);
    const { status, body } = await member.call('addPasskey', { body: { name: 'x', ...made } });
    expect([status, body.code]).toEqual([400, 'passkey_refused']);
    expect((await member.value('listPasskeys')).list).toEqual([]);
  });

  test('accepts a challenge once, within five minutes, from the session that requested it, for this purpose only', async () => {
    const member = await gateway.registerMember();
    const options = await member.value('startPasskey');
    const add = async (who: Browser, given = options) =>
      (await who.call('addPasskey', { body: { name: 'x', ...softAuthenticator(site).create(given) } })).body.code;
    expect(await add(await gateway.registerMember())).toBe('passkey_refused');
    expect(await add(member)).toBeUndefined();
    expect(await add(member)).toBe('passkey_refused');
    const { challenge } = await member.value('startPasskeyLogin');
    expect(await add(member, { ...options, challenge })).toBe('passkey_refused');
    gateway.clock.advance(240);
    const late = await member.value('startPasskey');
    gateway.clock.advance(300);
    await member.call('stepUp', { body: { method: 'password', secret: member.password } });
    expect(await add(member, late)).toBe('passkey_refused');
  });

  test('sends the browser the existing ones, and refuses a duplicate or more than twenty', async () => {
    const member = await gateway.registerMember();
    const { authenticator } = await withPasskey(member);
    const again = await member.value('startPasskey');
    expect(again.excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['internal'] }]);
    expect((await member.call('addPasskey', { body: { name: 'x', ...authenticator.create(again) } })).body.code).toBe('passkey_exists');
    const last = await member.value('startPasskey');
    for (let count = 1; count < 20; count++) await withPasskey(member);
    expect((await member.call('startPasskey')).body.code).toBe('passkey_limit');
    const { status, body } = await member.call('addPasskey', { body: { name: 'x', ...softAuthenticator(site).create(last) } });
    expect([status, body.code]).toEqual([409, 'passkey_limit']);
  });

  test('requires a valid name', async () => {
    const member = await gateway.registerMember();
    const made = softAuthenticator(site).create(await member.value('startPasskey'));
    const { status, body } = await member.call('addPasskey', { body: { name: ' \u0007 ', ...made } });
    expect([status, body.code, body.fields]).toEqual([422, 'field_invalid', [{ field: 'name', rule: 'required' }]]);
    expect((await member.call('addPasskey', { body: { name: 'x', ...made } })).status).toBe(200);
  });
});

describe('the member', () => {
  test('names and removes only their own passkeys, and must give a fresh proof to remove one', async () => {
    const [member, other] = [await gateway.registerMember(), await gateway.registerMember()];
    const { passkey, authenticator } = await withPasskey(member);
    const params = { passkeyId: passkey.id };
    expect((await other.call('renamePasskey', { params, body: { name: 'mine' } })).status).toBe(404);
    expect((await other.call('removePasskey', { params })).status).toBe(404);
    expect((await member.call('renamePasskey', { params, body: { name: 'Blue key' } })).status).toBe(200);
    expect((await member.value('listPasskeys')).list).toEqual([{ ...passkey, name: 'Blue key' }]);
    gateway.clock.advance(300);
    const refused = await member.call('removePasskey', { params });
    expect([refused.body.code, refused.body.params]).toEqual(['step_up_required', { methods: 'password,passkey' }]);
    await member.call('stepUp', { body: { method: 'password', secret: member.password } });
    expect((await member.call('removePasskey', { params })).status).toBe(200);
    expect((await member.value('listPasskeys')).list).toEqual([]);
    expect(await kinds(member)).toContain('passkeyRemoved');
    expect((await logIn(gateway.guest(), authenticator)).body.code).toBe('passkey_refused');
  });
});

describe('logging in by passkey', () => {
  test('needs no name and no second factor, and counts as a fresh proof of the password', async () => {
    const member = await gateway.registerMember();
    const { authenticator } = await withPasskey(member);
    await withAuthenticator(gateway, member);
    const browser = gateway.guest();
    const options = await browser.value('startPasskeyLogin');
    expect([options.rpId, options.userVerification, options.allowCredentials]).toEqual(['lotus.localhost', 'required', undefined]);
    const { member: who } = await browser.value('loginPasskey', { body: authenticator.get(options) });
    expect(who.account).toBe(member.username);
    expect((await browser.value('listPasskeys')).list[0]?.lastUsedAt).toBe(gateway.clock.now().toISOString());
    const body = { newPassword: 'a whole new passphrase', confirmNewPassword: 'a whole new passphrase' };
    expect((await browser.call('changePassword', { body })).status).toBe(200);
  });

  test.each<[string, Altered]>([
    ['another origin', { origin: 'http://delta.localhost' }],
    ['another site', { rpId: 'delta.localhost' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a new one in place of a proof', { type: 'webauthn.create' }],
    ['a frame of another site', { crossOrigin: true }],
    ['nobody present', { userPresent: false }],
    ['a user whom it does not know', { userVerified: false }],
    ['somebody else as its user', { user: Buffer.from('somebody').toString('base64url') }],
  ])('with %s is refused', async (_what, altered) => {
    const { authenticator } = await withPasskey(await gateway.registerMember());
    const browser = gateway.guest();
    const { status, body } = await logIn(browser, authenticator, altered);
    expect([status, body.code]).toEqual([400, 'passkey_refused']);
    expect(browser.cookies.has('__Host-sid')).toBe(false);
  });

  test('is refused with the same answer for each altered field and for an unknown passkey', async () => {
    const { authenticator } = await withPasskey(await gateway.registerMember());
    const flipped = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    const browser = gateway.guest();
    const answers = [];
    for (const field of ['id', 'clientDataJSON', 'authenticatorData', 'signature'] as const) {
      const proof = authenticator.get(await browser.value('startPasskeyLogin'));
      answers.push(await browser.call('loginPasskey', { body: { ...proof, [field]: flipped(proof[field], proof[field].length - 10) } }));
    }
    const stranger = softAuthenticator(site);
    stranger.state.user = authenticator.state.user;
    answers.push(await logIn(browser, stranger));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, { ...body, requestId: '' }]))).size).toBe(1);
    expect(answers[0]!.body.code).toBe('passkey_refused');
    expect(events('passkey_failed').length).toBeGreaterThanOrEqual(5);
  });

  test('accepts a challenge once, within five minutes, in the browser that requested it, at its own site', async () => {
    const { authenticator } = await withPasskey(await gateway.registerMember());
    const [browser, other, elsewhere] = [gateway.guest(), gateway.guest(), gateway.guest({ host: 'delta.localhost' })];
    const options = await browser.value('startPasskeyLogin');
    const use = async (who: Browser, given = options) => (await who.call('loginPasskey', { body: authenticator.get(given) })).body.code;
    await other.value('startPasskeyLogin');
    expect(await use(other)).toBe('passkey_refused');
    await elsewhere.value('startPasskeyLogin');
    expect(await use(elsewhere)).toBe('passkey_refused');
    expect(await use(browser)).toBeUndefined();
    expect(await use(browser)).toBe('passkey_refused');
    const late = await other.value('startPasskeyLogin');
    gateway.clock.advance(300);
    expect(await use(other, late)).toBe('passkey_refused');
  });

  test('is for active members', async () => {
    const member = await gateway.registerMember();
    const { authenticator } = await withPasskey(member);
    await gateway.db.updateTable('member').set({ status: 'blocked' }).where('id', '=', member.memberId).execute();
    expect((await logIn(gateway.guest(), authenticator)).body.code).toBe('account_blocked');
  });

  test('with a counter works while it rises; once it falls, the passkey opens nothing more and its member is notified', async () => {
    const member = await gateway.registerMember();
    const { authenticator } = await withPasskey(member, { counts: true });
    expect((await logIn(gateway.guest(), authenticator)).status).toBe(200);
    expect((await logIn(gateway.guest(), authenticator, { counter: 9 })).status).toBe(200);
    expect((await logIn(gateway.guest(), authenticator, { counter: 9 })).body.code).toBe('passkey_refused');
    expect((await logIn(gateway.guest(), authenticator, { counter: 10 })).body.code).toBe('passkey_refused');
    expect((await member.value('listPasskeys')).list[0]?.suspected).toBe(true);
    expect(await kinds(member)).toContain('passkeySuspected');
    expect(events('passkey_suspected')).toHaveLength(1);
    gateway.clock.advance(300);
    expect((await member.call('startPasskey')).body.params).toEqual({ methods: 'password' });
  });

  test('is limited as any log-in is', async () => {
    const few = await startTestGateway({ config: { limits: { ...gateway.config.limits, loginTries: 2 } } });
    const browser = few.guest();
    await browser.value('startPasskeyLogin');
    await browser.value('startPasskeyLogin');
    expect((await browser.call('startPasskeyLogin')).status).toBe(429);
    await few.close();
  });
});

describe('a step-up by passkey', () => {
  test('counts where the password does, with one of the member’s own', async () => {
    const [member, other] = [await gateway.registerMember(), await gateway.registerMember()];
    const { authenticator, passkey } = await withPasskey(member);
    const { authenticator: foreign } = await withPasskey(other);
    gateway.clock.advance(300);
    const before = member.cookies.get('__Host-sid');
    const options = await member.value('startPasskeyStepUp');
    expect(options.allowCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['internal'] }]);
    expect((await member.call('stepUpPasskey', { body: foreign.get(options) })).body.code).toBe('passkey_refused');
    const { userHandle: _, ...proof } = authenticator.get(await member.value('startPasskeyStepUp'));
    const { until } = await member.value('stepUpPasskey', { body: proof });
    expect(until).toBe(new Date(gateway.clock.now().getTime() + 300_000).toISOString());
    expect(member.cookies.get('__Host-sid')).not.toBe(before);
    expect((await member.call('removePasskey', { params: { passkeyId: passkey.id } })).status).toBe(200);
  });

  test('takes no challenge of a log-in, and needs a verified user too', async () => {
    const member = await gateway.registerMember();
    const { authenticator } = await withPasskey(member);
    const login = await member.value('startPasskeyLogin');
    expect((await member.call('stepUpPasskey', { body: authenticator.get(login) })).body.code).toBe('passkey_refused');
    const options = await member.value('startPasskeyStepUp');
    expect((await member.call('stepUpPasskey', { body: authenticator.get(options, { userVerified: false }) })).body.code).toBe(
      'passkey_refused',
    );
  });
});
