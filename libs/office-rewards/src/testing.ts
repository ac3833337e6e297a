import type { Entry, PromotionPage, PromotionRow } from './words.ts';

const sum = (amount: string) => ({ amount, currency: 'BDT' });

/** A deposit bonus that runs, with a change that is not published. */
export function rowOf(change: Partial<PromotionRow> = {}): PromotionRow {
  return {
    id: 'atrium01/first-deposit',
    merchant: 'atrium01',
    code: 'first-deposit',
    kind: 'depositBonus',
    title: '70% on your first deposit',
    state: 'running',
    version: 1,
    revision: 3,
    hasDraft: true,
    from: null,
    to: '2030-01-01T00:00:00.000Z',
    budget: sum('81000.00'),
    given: sum('19000.00'),
    returned: sum('2500.00'),
    claims: 14,
    ...change,
  };
}

export const terms = {
  percent: '70',
  deposit: 'first',
  minDeposit: '100.00',
  maxBonus: '7777.00',
  perMember: 1,
  wagering: {
    multiplier: '12',
    base: 'bonus',
    spend: 'realFirst',
    weights: { RNG: '100', default: '0' },
    days: 7,
    onWithdrawal: 'forfeit',
  },
};

export function pageOf(change: Partial<PromotionPage> = {}): PromotionPage {
  const texts = { title: { EN: '{percent} on your first deposit' }, terms: { EN: 'Once for each member.' } };
  const version = {
    version: 1,
    by: 'amina',
    approvedBy: 'bao',
    at: '2026-03-14T06:20:00.000Z',
    reason: 'As planned',
    terms,
    texts,
    commitment: null,
  };
  return {
    promotion: rowOf(),
    languages: ['EN', 'BN'],
    draft: { terms, texts, by: 'amina', at: '2026-03-15T06:20:00.000Z' },
    versions: [version],
    problems: [{ code: 'missing', text: 'title', language: 'BN' }],
    cost: { expected: null, worst: sum('7777.00'), total: null },
    closed: null,
    ...change,
  };
}

export const outcome = {
  refused: null,
  given: sum('700.00'),
  required: sum('8400.00'),
  wagered: sum('8400.00'),
  converted: sum('364.00'),
  returned: sum('0.00'),
  status: 'converted',
  endedAt: 840,
  played: 1000,
  cash: sum('900.00'),
  bonus: sum('0.00'),
  cost: sum('700.00'),
} as const;

/** An application for an award that waits. */
export function entryOf(change: Partial<Entry> = {}): Entry {
  return {
    id: '01981c2e-0000-7000-8000-0000000000e1',
    merchant: 'atrium01',
    promotion: 'share-with-friends',
    kind: 'award',
    member: 'rahim88',
    status: 'applying',
    amount: sum('1000.00'),
    most: sum('1000.00'),
    proofs: 0,
    remark: 'I have told my friends about it in a group chat.',
    signals: [
      { signal: 'device', weight: 4 },
      { signal: 'network', weight: 1 },
    ],
    appliedAt: '2026-03-15T06:20:00.000Z',
    by: null,
    reason: null,
    ...change,
  };
}
