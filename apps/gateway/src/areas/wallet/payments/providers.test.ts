import { money } from '@parlour/domain';
import { expect, test, vi } from 'vitest';
import type { Db } from '../../../kernel/tables.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Outbox } from '../../../kernel/outbox.ts';
import { testConfig } from '../../../testing/config.ts';
import { beginDeposit } from '../deposits.ts';
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

test('a way of paying that the provider does not take is refused before the database or the provider is asked', async () => {
  const begin = vi.fn(bank.begin);
  // Neither is touched: that is what is tested.
  const [db, outbox, merchant] = [undefined as unknown as Db, undefined as unknown as Outbox, undefined as unknown as Merchant];
  const asked = { merchant, memberId: 'nobody', amount: money(500n, 'BDT'), language: 'EN', siteOrigin: 'http://lotus.localhost' } as const;
  const deposit = beginDeposit(db, outbox, { ...asked, provider: { ...bank, begin }, method: 'qr' }, new Date());
  await expect(deposit).rejects.toMatchObject({ code: 'field_invalid' });
  expect(begin).not.toHaveBeenCalled();
});
