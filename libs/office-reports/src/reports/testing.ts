import type { components } from '@parlour/office-api/contract';

type Schemas = components['schemas'];

const paid: Schemas['ReportFigures'] = {
  deposits: '184200.00',
  depositCount: 412,
  withdrawals: '96150.00',
  withdrawalCount: 98,
  net: '88050.00',
  fees: '1840.50',
  withdrawalFees: '412.30',
};
const row = (group: string, figures: Schemas['ReportFigures'], name: string | null = null): Schemas['ReportRow'] => ({
  merchant: 'atrium01',
  group,
  name,
  currency: 'BDT',
  figures,
});

/** Totals of one merchant for a week, better than the week before. */
export const reportTotal = (change: Partial<Schemas['ReportTotal']> = {}): Schemas['ReportTotal'] => ({
  merchant: 'atrium01',
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  from: '2026-03-08',
  to: '2026-03-14',
  begins: '2026-03-07T18:00:00.000Z',
  ends: '2026-03-14T18:00:00.000Z',
  figures: paid,
  before: { ...paid, deposits: '160000.00', net: '63850.00' },
  daysBefore: 7,
  ...change,
});

const points = Array.from({ length: 7 }, (_, day) => ({
  day: `2026-03-${String(8 + day).padStart(2, '0')}`,
  value: `${22_000 + day * 900}.00`,
}));

/** Deposits and withdrawals of a week, by method. */
export const paymentsReport = (change: Partial<Schemas['Report']> = {}): Schemas['Report'] => ({
  list: [
    row('bank', { ...paid, withdrawals: '0.00', withdrawalCount: 0, withdrawalFees: '0.00' }),
    row('qr', { ...paid, deposits: '12000.00', depositCount: 30, withdrawals: '0.00', withdrawalCount: 0, withdrawalFees: '0.00' }),
    row('payout', { ...paid, deposits: '0.00', depositCount: 0, net: '-96150.00', fees: '0.00' }),
  ],
  next: null,
  about: { count: 3, exact: true },
  totals: [reportTotal()],
  points,
  ...change,
});

const played: Schemas['ReportFigures'] = { rounds: 20_411, stakes: '1240300.00', wins: '1187420.00', ggr: '52880.00', rtp: 0.9574 };

/** What the vendors of several merchants brought. */
export const gamesReport = (change: Partial<Schemas['Report']> = {}): Schemas['Report'] => ({
  list: [
    row('JL', played, 'Jade Lane'),
    { ...row('PG', { ...played, rtp: null }, 'Pearl Gate'), merchant: 'cove01', currency: 'EUR' },
    // What the house sells itself has no vendor with a name.
    row('LOTT', played),
  ],
  next: null,
  about: { count: 3, exact: true },
  totals: [
    reportTotal({ figures: played, before: played }),
    reportTotal({ merchant: 'cove01', currency: 'EUR', figures: played, before: played }),
  ],
  points: null,
  ...change,
});

/** What members did, day by day. */
export const membersReport = (change: Partial<Schemas['Report']> = {}): Schemas['Report'] => {
  const figures = { registrations: 64, firstDeposits: 23, active: 812, ...paid, ...played, ngr: '50120.00' };
  return {
    list: [row('2026-03-13', figures), row('2026-03-14', figures)],
    next: null,
    about: { count: 2, exact: true },
    totals: [reportTotal({ figures, before: figures })],
    points,
    ...change,
  };
};

/** A report that a job has half done. */
export const preparedReport = (change: Partial<Schemas['PreparedReport']> = {}): Schemas['PreparedReport'] => ({
  id: '0f6f1c52-5f0a-7c11-8a55-1d2b6c0f4a01',
  report: 'payments',
  status: 'running',
  step: 2,
  steps: 4,
  truncated: false,
  failure: null,
  started: '2026-03-14T09:12:30.000Z',
  finished: null,
  expires: '2026-03-15T09:12:30.000Z',
  answer: null,
  ...change,
});
