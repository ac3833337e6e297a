import { money } from '@parlour/domain';
import { expect, test } from 'vitest';
import { testConfig } from '../../../testing/config.ts';
import { depositLimits } from './methods.ts';
import type { PaymentProvider } from './provider.ts';
import { paymentProviders, paymentsMissing, providerFor } from './providers.ts';

const demo = { code: 'lotus', name: 'Lotus Club', jurisdiction: 'demo' };
const licensed = { code: 'fern', name: 'Royal Fern', jurisdiction: 'MGA/0000' };
const bank: PaymentProvider = {
  code: 'bank',
  realMoney: true,
  methods: ['bank'],
  begin: async () => ({ cashierUrl: 'https://bank.example/pay' }),
  signed: () => null,
};

test('the sandbox serves demo brands only, and real providers licensed ones only', () => {
  const [sandbox] = paymentProviders(testConfig());
  expect(providerFor(demo, [bank, sandbox!]).code).toBe('sandbox');
  expect(providerFor(licensed, [sandbox!, bank]).code).toBe('bank');
  expect(() => providerFor(licensed, [sandbox!])).toThrow('Royal Fern is licensed (MGA/0000)');
  expect(() => providerFor(demo, [bank])).toThrow('Lotus Club is a demo brand');
});

test('a licensed brand with the sandbox alone lacks a provider, as it does with one that serves others', () => {
  const sandbox = paymentProviders(testConfig());
  expect(paymentsMissing(demo, sandbox)).toBeUndefined();
  expect(paymentsMissing(licensed, sandbox)).toContain('the sandbox does not serve it');
  expect(paymentsMissing(licensed, [{ ...bank, merchants: ['other'] }])).toContain('PAYMENT_PROVIDERS names no payment provider for it');
  expect(paymentsMissing(licensed, [{ ...bank, merchants: ['fern'] }])).toBeUndefined();
});

test('a way of paying that the provider does not take is refused', () => {
  const limits = { min: money(100n, 'BDT'), max: money(500n, 'BDT') };
  const place = { country: null, level: 0, time: '12:00' };
  expect(() => depositLimits([], 'qr', limits, place)).toThrow(expect.objectContaining({ code: 'field_invalid' }) as Error);
  // Only its own page asks.
  expect(depositLimits([], undefined, limits, place)).toEqual(limits);
});
