import type { components } from '@parlour/office-api/contract';

type Schemas = components['schemas'];

/** A withdrawal that waits, an hour old, for stories and tests. */
export function waitingWithdrawal(change: Partial<Schemas['PendingWithdrawal']> = {}): Schemas['PendingWithdrawal'] {
  return {
    id: '01981c2e-0000-7000-8000-000000000001',
    merchant: 'atrium01',
    member: 'rahim.k',
    amount: '1200.00',
    currency: 'BDT',
    status: 'pending',
    payee: 'R***m',
    bank: 'bKash',
    account: '*******4821',
    requested: new Date(Date.now() - 3_600_000).toISOString(),
    ...change,
  };
}
