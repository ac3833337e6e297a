import type { Bill, Claim, Run } from '../words.ts';

/** What one merchant's agents have, for stories and tests. */
export const someRuns: Run[] = [
  {
    merchant: 'atrium01',
    kind: 'daily',
    period: '2030-01-01',
    startsAt: '2029-12-31T18:00:00.000Z',
    endsAt: '2030-01-01T18:00:00.000Z',
    policyVersion: 3,
    lines: 12,
    bills: 48,
    due: '18250.00',
    paid: '17900.00',
    owed: '350.00',
    currency: 'BDT',
    done: '2030-01-01T20:10:04.000Z',
  },
  {
    merchant: 'atrium01',
    kind: 'dividend',
    period: '2029-12-B',
    startsAt: '2029-12-15T18:00:00.000Z',
    endsAt: '2029-12-31T18:00:00.000Z',
    policyVersion: 3,
    lines: 4,
    bills: 20,
    due: '96000.00',
    paid: '96000.00',
    owed: '0.00',
    currency: 'BDT',
    done: null,
  },
];

export const someBills: Bill[] = [
  {
    billKey: 'daily:0190:2030-01-01',
    merchant: 'atrium01',
    member: 'karim',
    payer: 'lineaone',
    kind: 'daily',
    period: '2030-01-01',
    tier: 2,
    due: '600.00',
    paid: '250.00',
    owed: '350.00',
    currency: 'BDT',
    state: 'part',
    corrections: 1,
  },
  {
    billKey: 'daily:0191:2030-01-01',
    merchant: 'atrium01',
    member: 'lineaone',
    payer: null,
    kind: 'daily',
    period: '2030-01-01',
    tier: 0,
    due: '0.00',
    paid: '0.00',
    owed: '0.00',
    currency: 'BDT',
    state: 'notReached',
    corrections: 0,
  },
];

export const someClaims: Claim[] = [
  {
    id: '71',
    merchant: 'atrium01',
    kind: 'daily',
    from: 'lineaone',
    to: 'karim',
    open: '350.00',
    arisen: '350.00',
    currency: 'BDT',
    reason: 'bill',
    billKey: 'daily:0190:2030-01-01',
    aroseAt: '2030-01-01T20:10:04.000Z',
  },
];
