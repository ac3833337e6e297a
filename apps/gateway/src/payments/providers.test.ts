import { expect, test } from 'vitest';
import { testConfig } from '../testing/config.ts';
import type { PaymentProvider } from './provider.ts';
import { checkPayments, paymentProviders, providerFor } from './providers.ts';

const demo = { name: 'Lotus Club', jurisdiction: 'demo' };
const licensed = { name: 'Royal Fern', jurisdiction: 'MGA/0000' };
const bank: PaymentProvider = {
  code: 'bank',
  realMoney: true,
  begin: async () => ({ cashierUrl: 'https://bank.example/pay' }),
  signed: () => false,
};

test('the sandbox serves demo brands only, and real providers licensed ones only', () => {
  const [sandbox] = paymentProviders(testConfig());
  expect(providerFor(demo, [bank, sandbox!]).code).toBe('sandbox');
  expect(providerFor(licensed, [sandbox!, bank]).code).toBe('bank');
  expect(() => providerFor(licensed, [sandbox!])).toThrow('Royal Fern is licensed (MGA/0000)');
  expect(() => providerFor(demo, [bank])).toThrow('Lotus Club is a demo brand');
});

test('a start with a licensed brand and the sandbox alone is refused', () => {
  expect(() => checkPayments([demo], testConfig())).not.toThrow();
  expect(() => checkPayments([demo, licensed], testConfig())).toThrow('the sandbox does not serve it');
});
