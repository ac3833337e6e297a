// Security E13 (docs/security.md).
import type { Flags } from '@parlour/domain';
import { expect, test } from 'vitest';
import type { Config } from '../kernel/config.ts';
import type { SocialProvider } from '../areas/identity/social/provider.ts';
import { testBrands } from '../testing/brands.ts';
import { testConfig } from '../testing/config.ts';
import { readSenders } from '../outbound/senders/settings.ts';
import { sitesFailingPreflight } from './licence-preflight.ts';

// Only a licensed site requires these; a demo site runs without them.
const off = { mobileVerification: false, smsLogin: false, recoverByMobile: false, recoverByEmail: false, socialLogin: false };
const flags: Flags = { ...testBrands[0]!.flags, ...off };
const having = (flag: keyof typeof off) => ({ merchant: { ...licensed, flags: { ...flags, [flag]: true } } });
const licensed = { brandId: 'fern', code: 'fern', name: 'Royal Fern', jurisdiction: 'MGA/0000', flags, closed: null as string | null };
const ferrow: SocialProvider = {
  id: 'ferrow',
  issuer: 'http://127.0.0.1:9',
  origins: ['http://127.0.0.1:9'],
  clientId: 'us',
  clientSecret: 'a long secret',
  name: 'Ferrow',
  icon: 'mail',
  merchants: null,
};
const { vendors } = testConfig();
const fit: Config = {
  ...testConfig(),
  logLevel: 'info',
  trustedProxies: ['10.0.0.0/8'],
  vendors: { JL: { ...vendors['JL']!, origin: 'https://games.example' } },
};
const carriers = (url: string) =>
  readSenders({ SMS_URL: url, SMS_METHOD: 'POST', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@mail.example' });
const bank = (baseUrl: string) => ({
  code: 'ferrypay',
  baseUrl,
  pages: [baseUrl],
  apiKey: 'a long key',
  webhookKey: `whsec_${'A'.repeat(32)}`,
  methods: [],
  merchants: null,
});
const refusal = (change: Partial<Config>, { embedded = false, merchant = licensed } = {}) => {
  return sitesFailingPreflight({ all: [merchant] }, { ...fit, ...change }, embedded).get('fern') ?? '';
};

test.each<[string, string]>([
  ['DATABASE_URL to a Postgres', refusal({}, { embedded: true })],
  ['flags.mobileVerification needs a carrier', refusal({}, having('mobileVerification'))],
  ['flags.smsLogin needs a carrier', refusal({}, having('smsLogin'))],
  ['flags.recoverByMobile needs a carrier', refusal({}, having('recoverByMobile'))],
  ['set SMTP_URL and MAIL_FROM', refusal({}, having('recoverByEmail'))],
  ['set SMS_URL to an https address', refusal({ senders: carriers('http://carrier.example/{to}/{text}') }, having('smsLogin'))],
  ['leads inside this network, to 10.0.0.7', refusal({ senders: carriers('https://10.0.0.7/{to}/{text}') }, having('smsLogin'))],
  ['leads inside this network, to ::1', refusal({ senders: carriers('https://[::1]/{to}/{text}') }, having('smsLogin'))],
  ['LOG_LEVEL is debug', refusal({ logLevel: 'debug' })],
  ['LOG_LEVEL is trace', refusal({ logLevel: 'trace' })],
  ['set ARCADE_ORIGIN to an https address', refusal({ vendors })],
  ['set TRUSTED_PROXIES', refusal({ trustedProxies: [] })],
  ['turn flags.socialLogin off', refusal({}, having('socialLogin'))],
  ['turn flags.socialLogin off', refusal({ social: [{ ...ferrow, merchants: ['other'] }] }, having('socialLogin'))],
  ['give it https addresses in SOCIAL_PROVIDERS', refusal({ social: [ferrow] }, having('socialLogin'))],
  ['the sandbox does not serve it', refusal({})],
  ['give it https addresses in PAYMENT_PROVIDERS', refusal({ payments: { ...fit.payments, hosted: [bank('http://127.0.0.1:9')] } })],
])('a licensed site is not served where it must %s', (says, sentence) => {
  expect(sentence).toContain(says);
  expect(sentence).toContain('Royal Fern is licensed (MGA/0000)');
  expect(sentence).toMatch(/^[^\n]+\.$/);
});

test('with carriers it may have what needs them', () => {
  const sentence = refusal({ senders: carriers('https://carrier.example/{to}/{text}') }, having('recoverByEmail'));
  // The next problem in the list, after the carriers.
  expect(sentence).toContain('the sandbox does not serve it');
});

test('a provider of phone authentication sends the codes of registrations too', () => {
  const codes = { clientSecret: 'x', grantType: 'y' };
  const phoneAuth = { issuer: 'https://phone.example', audience: 'x', jwksUrl: 'https://phone.example/keys', codes };
  expect(refusal({ phoneAuth }, having('mobileVerification'))).toContain('the sandbox does not serve it');
  expect(refusal({ phoneAuth: { ...phoneAuth, codes: null } }, having('mobileVerification'))).toContain('needs a carrier');
});

test('with a payment provider it is served', () => {
  expect(refusal({ payments: { ...fit.payments, hosted: [bank('https://pay.example')] } })).toBe('');
});

test('a demo site is', () => {
  const demo = { ...licensed, jurisdiction: 'demo' };
  expect(refusal({ logLevel: 'trace', vendors, trustedProxies: [] }, { embedded: true, merchant: demo })).toBe('');
});

test('nor is one asked for that is closed to visitors', () => {
  expect(refusal({ logLevel: 'trace' }, { embedded: true, merchant: { ...licensed, closed: 'its texts have gaps' } })).toBe('');
});
