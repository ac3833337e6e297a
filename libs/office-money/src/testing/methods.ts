import type { components } from '@parlour/office-api/contract';

type Method = components['schemas']['PaymentMethod'];
type TestPayment = components['schemas']['TestPayment'];

/** A payment method without terms of its own, for stories and tests. */
export function paymentMethod(change: Partial<Method> & Pick<Method, 'method'>): Method {
  const { merchant = 'atrium01' } = change;
  return {
    id: `${merchant}/${change.method}`,
    merchant,
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
    provider: 'sandbox',
    on: true,
    min: null,
    max: null,
    fee: 0,
    countries: [],
    hours: null,
    minLevel: 0,
    now: 'open',
    version: 0,
    by: null,
    at: null,
    reason: null,
    lastDay: { succeeded: 0, failed: 0, unpaid: 0, pending: 0 },
    ...change,
  };
}

/** A test payment that waits to be paid. */
export function testPayment(change: Partial<TestPayment> & Pick<TestPayment, 'method'>): TestPayment {
  return {
    id: 't1',
    merchant: 'atrium01',
    provider: 'sandbox',
    amount: '100.00',
    currency: 'BDT',
    status: 'pending',
    problem: null,
    cashierUrl: null,
    by: 'amina',
    at: '2030-01-01T10:05:00.000Z',
    settled: null,
    ...change,
  };
}

/** Those of one merchant, each in another state. */
export const someMethods: Method[] = [
  paymentMethod({ method: 'ewallet', fee: 125, lastDay: { succeeded: 412, failed: 9, unpaid: 31, pending: 4 } }),
  paymentMethod({
    method: 'bank',
    fee: 80,
    min: '1000.00',
    hours: { from: '08:00', to: '22:00' },
    now: 'hours',
    version: 3,
    by: 'amina',
    at: '2030-01-01T08:00:00.000Z',
    reason: 'The bank does not book at night.',
    lastDay: { succeeded: 31, failed: 6, unpaid: 15, pending: 0 },
  }),
  paymentMethod({
    method: 'card',
    fee: 290,
    max: '20000.00',
    countries: ['BD', 'IN'],
    version: 1,
    by: 'bao',
    at: '2030-01-01T09:30:00.000Z',
    reason: 'Cards from abroad were charged back.',
    lastDay: { succeeded: 8, failed: 21, unpaid: 4, pending: 1 },
  }),
  paymentMethod({
    method: 'qr',
    on: false,
    now: 'off',
    version: 2,
    by: 'amina',
    at: '2030-01-01T10:00:00.000Z',
    reason: 'The provider is down.',
  }),
];

/** The keys of a provider, of which one is being replaced. */
export const providerKeys: components['schemas']['PartnerKey'][] = [
  {
    id: 'ferrypay/api',
    partner: 'ferrypay',
    name: 'api',
    fingerprint: '2c26b46b',
    version: 0,
    since: null,
    by: null,
    reason: null,
    previous: null,
  },
  {
    id: 'ferrypay/webhook',
    partner: 'ferrypay',
    name: 'webhook',
    fingerprint: 'fcde2b2e',
    version: 1,
    since: '2030-02-01T09:00:00.000Z',
    by: 'amina',
    reason: 'The yearly renewal',
    previous: { fingerprint: 'ba7816bf', until: '2030-02-02T09:00:00.000Z' },
  },
];
