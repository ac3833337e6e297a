import {
  appWith,
  reachableMember,
  readCaptcha,
  softAuthenticator,
  type TestClient,
  type TestGateway,
  throughProvider,
  withAuthenticator,
  withPasskey,
} from '@parlour/gateway/testing';
import type { Asked } from './generate.ts';

/** Changes a request so that it succeeds. */
export type Scene = (asked: Asked) => Promise<Asked>;

export interface AccountStage {
  gateway: TestGateway;
  /** The owner, just logged in, without an authenticator or passkeys. */
  fresh(): Promise<{ browser: TestClient; username: string; password: string }>;
  /** A password that the owner has not had yet, but may have from now on. */
  nextPassword(): string;
  /** The id of an identity provider that the gateway knows. */
  provider: string;
}

const password = 'correct horse battery';
const countryDialingCode = '+880';
let count = 0;
const newNumber = () => `182${String(++count).padStart(7, '0')}`;
const newName = () => `scene${++count}`;
/** The cookies that show the server that this browser started the flow. */
const cookiesOf = ({ cookies }: TestClient) => ({
  cookie: [...cookies].flatMap(([name, value]) => (name === '__Host-sid' ? [] : [`${name}=${value}`])).join('; '),
});
const from = (browser: TestClient, asked: Asked, body: unknown): Asked => ({
  ...asked,
  header: { ...asked.header, ...cookiesOf(browser) },
  body,
});

/**
 * Successful requests around the account: codes are read where they were sent, and a browser that must return from a provider has been
 * there.
 */
export function accountScenes({ gateway, fresh, nextPassword, provider }: AccountStage): Record<string, Scene> {
  const codeTo = async (recipient: string) => {
    const sent = (await gateway.outbox()).find((entry) => entry.recipient === recipient);
    return /\d{6}/.exec(sent?.body ?? '')?.[0] ?? '';
  };
  const guestWithCode = async (purpose: 'register' | 'reset', mobileNum: string) => {
    const browser = gateway.guest();
    const to = { countryDialingCode, mobileNum, altcha: await browser.solve() };
    if (purpose === 'register') await browser.value('sendRegisterSms', { body: { ...to, regType: 'registerMobile' } });
    else await browser.value('sendGuestSms', { body: { ...to, purpose } });
    return { browser, verificationCode: await codeTo(countryDialingCode + mobileNum) };
  };
  /** Logs in from another network, which requires a second proof. */
  const asksForMore = async () => {
    const email = `${newName()}@example.com`;
    const member = await reachableMember(gateway, { email });
    const browser = gateway.guest({ ip: '198.51.100.23' });
    const { username } = member;
    const { body } = await browser.call('login', { body: { type: 'username', username, password, altcha: await browser.solve() } });
    return { browser, email, ticket: String(body.params?.['ticket']), method: 'email' as const };
  };
  const site = `http://${gateway.guest().host}`;

  return {
    login: async (asked) => {
      const { username, password: his } = await fresh();
      return { ...asked, body: { type: 'username', username, password: his, altcha: (asked.body as { altcha: string }).altcha } };
    },
    stepUp: async (asked) => ({ ...asked, body: { method: 'password', secret: (await fresh()).password } }),
    sendFeedback: async (asked) => {
      const browser = gateway.guest();
      return from(browser, asked, { type: 3, content: 'The reels stop.', captcha: await readCaptcha(browser, gateway.db, 'feedback') });
    },
    sendGuestSms: async (asked) => ({ ...asked, body: { ...(asked.body as object), countryDialingCode, mobileNum: newNumber() } }),
    forgotPasswordByEmail: async (asked) => ({
      ...asked,
      body: { ...(asked.body as object), username: newName(), email: `${newName()}@example.com` },
    }),
    registerMemberByMobile: async (asked) => {
      const mobileNum = newNumber();
      const { browser, verificationCode } = await guestWithCode('register', mobileNum);
      const person = { password, confirmPassword: password, termsAccepted: true, ageConfirmed: true };
      return from(browser, asked, { ...person, countryDialingCode, mobileNum, verificationCode, altcha: await browser.solve() });
    },
    resetPasswordByMobile: async (asked) => {
      const mobileNum = newNumber();
      await reachableMember(gateway, { mobile: countryDialingCode + mobileNum });
      const { browser, verificationCode } = await guestWithCode('reset', mobileNum);
      const [newPassword, confirmNewPassword] = ['of another kind', 'of another kind'];
      return from(browser, asked, { countryDialingCode, mobileNum, verificationCode, newPassword, confirmNewPassword });
    },
    sendLoginVerification: async (asked) => {
      const { browser, ticket, method } = await asksForMore();
      return from(browser, asked, { ticket, method });
    },
    verifyLogin: async (asked) => {
      const { browser, ticket, method, email } = await asksForMore();
      await browser.value('sendLoginVerification', { body: { ticket, method } });
      return from(browser, asked, { ticket, method, code: await codeTo(email) });
    },
    changePassword: async (asked) => {
      await fresh();
      const newPassword = nextPassword();
      return { ...asked, body: { newPassword, confirmNewPassword: newPassword } };
    },
    sendContactCode: async (asked) => {
      await fresh();
      return { ...asked, body: { channel: 'email', email: `${newName()}@example.com` } };
    },
    confirmContact: async (asked) => {
      const { browser: owner } = await fresh();
      const email = `${newName()}@example.com`;
      await owner.value('sendContactCode', { body: { channel: 'email', email } });
      return { ...asked, body: { channel: 'email', code: await codeTo(email) } };
    },
    confirmAuthenticator: async (asked) => {
      const { setUpKey } = await (await fresh()).browser.value('beginAuthenticator');
      return { ...asked, body: { code: appWith(gateway, setUpKey)() } };
    },
    renewRecoveryCodes: withOne,
    removeAuthenticator: withOne,
    addPasskey: async (asked) => {
      const { browser: owner } = await fresh();
      const made = softAuthenticator(site).create(await owner.value('startPasskey'));
      return from(owner, asked, { name: newName(), ...made });
    },
    loginPasskey: async (asked) => {
      const { authenticator } = await withPasskey(await gateway.registerMember());
      const browser = gateway.guest();
      return from(browser, asked, authenticator.get(await browser.value('startPasskeyLogin')));
    },
    stepUpPasskey: async (asked) => {
      const { browser: owner } = await fresh();
      const { authenticator } = await withPasskey(owner);
      return from(owner, asked, authenticator.get(await owner.value('startPasskeyStepUp')));
    },
    startSocialLogin: async (asked) => ({ ...asked, body: { provider } }),
    startSocialLink: async (asked) => {
      await fresh();
      return { ...asked, body: { provider } };
    },
    loginSocial: async (asked) => {
      const [account, first, browser] = [newName(), gateway.guest(), gateway.guest()];
      const { body } = await first.call('loginSocial', { body: await throughProvider(first, provider, account) });
      const person = { username: newName(), password, confirmPassword: password, termsAccepted: true, ageConfirmed: true };
      const socialTicket = String(body.params?.['ticket']);
      await first.value('registerMember', { body: { ...person, socialTicket, altcha: await first.solve() } });
      return from(browser, asked, await throughProvider(browser, provider, account));
    },
    linkSocial: async (asked) => {
      const { browser: owner } = await fresh();
      return from(owner, asked, await throughProvider(owner, provider, newName(), 'link'));
    },
  };

  /** With an authenticator, which the member has just used. */
  async function withOne(asked: Asked): Promise<Asked> {
    await withAuthenticator(gateway, (await fresh()).browser);
    return asked;
  }
}
