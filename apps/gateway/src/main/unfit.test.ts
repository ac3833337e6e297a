import type { Flags } from '@parlour/domain';
import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { testBrands } from '../testing/brands.ts';
import { testConfig } from '../testing/config.ts';
import { refuseUnfit } from './unfit.ts';

// What only a licensed site asks for; a demo site runs with any of these.
const flags: Flags = { ...testBrands[0]!.flags, mobileRegistration: false };
const licensed = { name: 'Royal Fern', jurisdiction: 'MGA/0000', flags };
const { vendors } = testConfig();
const fit: Config = {
  ...testConfig(),
  logLevel: 'info',
  trustedProxies: ['10.0.0.0/8'],
  vendors: { JL: { ...vendors['JL']!, origin: 'https://games.example' } },
};
const refusal = (change: Partial<Config>, { embedded = false, merchant = licensed } = {}) => {
  try {
    refuseUnfit({ all: [merchant] }, { ...fit, ...change }, embedded);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each<[string, string]>([
  ['DATABASE_URL to a Postgres', refusal({}, { embedded: true })],
  ['turn flags.mobileRegistration off', refusal({}, { merchant: { ...licensed, flags: { ...flags, mobileRegistration: true } } })],
  ['LOG_LEVEL is debug', refusal({ logLevel: 'debug' })],
  ['LOG_LEVEL is trace', refusal({ logLevel: 'trace' })],
  ['set ARCADE_ORIGIN to an https address', refusal({ vendors })],
  ['set TRUSTED_PROXIES', refusal({ trustedProxies: [] })],
  ['the sandbox does not serve it', refusal({})],
])('a licensed site is not served where it must %s', (says, sentence) => {
  expect(sentence).toContain(says);
  expect(sentence).toContain('Royal Fern is licensed (MGA/0000)');
  expect(sentence).toMatch(/^[^\n]+\.$/);
});

test('a demo site is', () => {
  const demo = { ...licensed, jurisdiction: 'demo' };
  expect(refusal({ logLevel: 'trace', vendors, trustedProxies: [] }, { embedded: true, merchant: demo })).toBe('');
});
