import type { components } from '@parlour/office-api/contract';

type Schemas = components['schemas'];

const figures: Schemas['Figures'] = {
  deposits: '184200.00',
  withdrawals: '96150.00',
  net: '88050.00',
  stakes: '1240300.00',
  wins: '1187420.00',
  ggr: '52880.00',
  ngr: '52880.00',
  rounds: 20_411,
  active: 812,
  registrations: 64,
  firstDeposits: 23,
  conversion: 0.34375,
};

/** A merchant at noon of a day, doing better than a week before. */
export function merchantFigures(change: Partial<Schemas['MerchantFigures']> = {}): Schemas['MerchantFigures'] {
  return {
    merchant: 'atrium01',
    name: 'Atrium',
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
    from: '2026-03-14',
    to: '2026-03-14',
    begins: '2026-03-13T18:00:00.000Z',
    ends: '2026-03-14T18:00:00.000Z',
    figures,
    before: { ...figures, deposits: '160000.00', ggr: '61000.00', ngr: '61000.00', active: 790, conversion: null },
    daysBefore: 7,
    points: Array.from({ length: 13 }, (_, hour) => ({
      at: `2026-03-14T${String(hour).padStart(2, '0')}`,
      deposits: `${12_000 + hour * 350}.00`,
      withdrawals: `${7000 + hour * 120}.00`,
      ggr: `${hour === 4 ? '-' : ''}${1000 + hour * 500}.00`,
    })),
    ...change,
  };
}

export function dashboardOf(change: Partial<Schemas['Dashboard']> = {}): Schemas['Dashboard'] {
  return {
    at: '2026-03-14T06:20:00.000Z',
    list: [merchantFigures()],
    queues: [
      { queue: 'withdrawals', count: 7, oldest: 95, median: 22, target: 60, late: true },
      { queue: 'deposits', count: 1, oldest: 12, median: 12, target: 15, late: false },
      { queue: 'transfers', count: 0, oldest: null, median: null, target: 60, late: false },
      { queue: 'proposals', count: 0, oldest: null, median: null, target: 480, late: false },
      { queue: 'feedback', count: 14, oldest: 1310, median: 240, target: 1440, late: false },
      { queue: 'redeems', count: 2, oldest: 410, median: 205, target: 1440, late: false },
      { queue: 'disputes', count: 0, oldest: null, median: null, target: 1440, late: false },
    ],
    warnings: [],
    ...change,
  };
}
