import type { components } from '@parlour/office-api/contract';

type Schemas = components['schemas'];

/** A waiting withdrawal, an hour old, for stories and tests. */
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
    memberId: '01981c2e-0000-7000-8000-00000000a001',
    first: false,
    claimedBy: null,
    claimedUntil: null,
    heldBy: null,
    heldUntil: null,
    holdReason: null,
    documentAsked: null,
    proofs: 0,
    secondProofAsked: null,
    secondProofGiven: null,
    ...change,
  };
}

/** A review with nothing that speaks against it. */
export function reviewed(change: Partial<Schemas['WithdrawalReview']> = {}): Schemas['WithdrawalReview'] {
  return {
    id: '01981c2e-0000-7000-8000-000000000001',
    memberId: '01981c2e-0000-7000-8000-00000000a001',
    language: 'বাংলা',
    currency: 'BDT',
    deposited: '1000.00',
    staked: '2400.00',
    won: '2600.00',
    net: '3000.00',
    first: false,
    needsTwo: false,
    forcedReceipt: 'refund',
    rules: [],
    list: [],
    ...change,
  };
}

/** One that was decided. */
export function paidWithdrawal(change: Partial<Schemas['Withdrawal']> = {}): Schemas['Withdrawal'] {
  return {
    id: '01981c2e-0000-7000-8000-00000000000a',
    merchant: 'atrium01',
    memberId: '01981c2e-0000-7000-8000-00000000a001',
    member: 'rahim.k',
    amount: '1200.00',
    fee: '12.00',
    currency: 'BDT',
    status: 'received',
    bank: 'bKash',
    account: '*******4821',
    reason: null,
    requested: '2030-01-01T08:00:00.000Z',
    decided: '2030-01-01T08:20:00.000Z',
    confirmed: '2030-01-01T09:00:00.000Z',
    ...change,
  };
}

/** A deposit that has arrived. */
export function deposit(change: Partial<Schemas['Deposit']> = {}): Schemas['Deposit'] {
  return {
    id: '01981c2e-0000-7000-8000-00000000e001',
    merchant: 'atrium01',
    memberId: '01981c2e-0000-7000-8000-00000000a001',
    member: 'rahim.k',
    amount: '500.00',
    currency: 'BDT',
    status: 'succeeded',
    provider: 'sandbox',
    method: 'ewallet',
    payment: 'pay-4821',
    created: '2026-01-01T08:00:00.000Z',
    expires: '2026-01-01T08:30:00.000Z',
    settled: '2026-01-01T08:04:00.000Z',
    resolvedBy: null,
    ...change,
  };
}
