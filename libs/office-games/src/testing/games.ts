import type { components } from '@parlour/office-api/contract';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A game as the office lists it, invented. */
export function aGame(facts: Partial<Schema<'Game'>> = {}): Schema<'Game'> {
  return {
    id: 'JL-lotus-lanterns',
    name: 'Lotus Lanterns',
    vendor: 'JL',
    vendorName: 'Lantern Works',
    line: 'RNG',
    class: 'slot',
    kind: 'GAME',
    rtp: 9612,
    volatility: 'medium',
    hitRate: 4319,
    maxWin: 864_200,
    features: ['freeSpins', 'multipliers'],
    countries: [],
    // Its path in Storybook.
    picture: '/neutral/art/games/jl-lotus-lanterns.svg',
    retired: null,
    state: 'playable',
    hot: false,
    hotUntil: null,
    new: false,
    newUntil: null,
    maintenance: false,
    maintenanceUntil: null,
    ...facts,
  };
}

/** Four games of one line, in an order. */
export const someGames = [
  aGame({ hot: true, hotUntil: '2030-03-03T18:00:00.000Z' }),
  aGame({ id: 'JL-evening-ferry', name: 'Evening Ferry', new: true }),
  aGame({
    id: 'MGW-mango-monsoon',
    name: 'Mango Monsoon',
    vendor: 'MGW',
    vendorName: 'Meghna Game Works',
    state: 'coming_soon',
    rtp: null,
  }),
  aGame({
    id: 'OBF-clockwork-fox',
    name: 'Clockwork Fox',
    vendor: 'OBF',
    vendorName: 'Orange Bell',
    maintenance: true,
    countries: ['FR', 'US'],
  }),
];

export function aPage(facts: Partial<Schema<'GamePage'>> = {}): Schema<'GamePage'> {
  return {
    game: aGame({ state: null }),
    version: 3,
    names: { EN: 'Lotus Lanterns', BN: 'পদ্ম প্রদীপ', VI: 'Đèn hoa sen' },
    offers: [
      {
        merchant: 'atrium01',
        state: 'playable',
        hot: true,
        hotUntil: '2030-03-03T18:00:00.000Z',
        new: false,
        newUntil: null,
        place: 1,
        of: 34,
      },
      { merchant: 'atrium01', state: 'unavailable', hot: false, hotUntil: null, new: false, newUntil: null, place: 12, of: 30 },
    ],
    maintenance: [],
    ...facts,
  };
}

export function aMaintenance(facts: Partial<Schema<'Maintenance'>> = {}): Schema<'Maintenance'> {
  return {
    vendor: 'JL',
    game: null,
    merchant: null,
    from: '2030-03-01T10:00:00.000Z',
    until: '2030-03-01T18:00:00.000Z',
    texts: { EN: 'New reels are coming.' },
    reason: 'The vendor brings in a new version',
    by: 'mira',
    at: '2030-03-01T09:55:00.000Z',
    ...facts,
  };
}

export function aVendor(facts: Partial<Schema<'Vendor'>> = {}): Schema<'Vendor'> {
  return {
    code: 'JL',
    name: 'Lantern Works',
    lines: ['RNG'],
    games: 12,
    inHouse: true,
    state: 'available',
    until: null,
    available: true,
    ggr: [{ amount: '48210.50', currency: 'BDT' }],
    rtp: 9512,
    statedRtp: 9600,
    latency: 48,
    errors: 12,
    ...facts,
  };
}

export const someVendors = [
  aVendor(),
  aVendor({
    code: 'MGW',
    name: 'Meghna Game Works',
    lines: ['RNG', 'BGS'],
    games: 34,
    inHouse: false,
    state: 'maintenance',
    until: '2030-03-01T18:00:00.000Z',
  }),
  aVendor({
    code: 'VLT',
    name: 'Velvet Tables',
    lines: ['LIVE'],
    games: 6,
    inHouse: false,
    state: 'unavailable',
    available: false,
    latency: null,
    errors: null,
  }),
];

/** The key of a vendor, which has been replaced once. */
export const vendorKeys: Schema<'PartnerKey'>[] = [
  {
    id: 'JL',
    partner: 'JL',
    name: 'signing',
    fingerprint: 'fcde2b2e',
    version: 1,
    since: '2030-02-01T09:00:00.000Z',
    by: 'amina',
    reason: 'The yearly renewal',
    previous: { fingerprint: 'ba7816bf', until: '2030-02-02T09:00:00.000Z' },
  },
];

/** A certification in which one case failed. */
export const aCertification = (change: Partial<Schema<'Certification'>> = {}): Schema<'Certification'> => ({
  id: '0f6f1c52-5f0a-7c11-8a55-1d2b6c0f4a02',
  vendor: 'JL',
  by: 'amina',
  status: 'done',
  steps: 47,
  cases: [
    { id: 'W01', title: 'A launch code is good once', outcome: 'passed', reason: null },
    {
      id: 'W12',
      title: 'A known id with other content is refused',
      outcome: 'failed',
      reason: 'The second bet was taken: 200, where 409 is due.',
    },
    { id: 'W38', title: 'The database goes away', outcome: 'skipped', reason: 'the database cannot be stopped from here' },
  ],
  failure: null,
  started: '2030-02-01T09:00:00.000Z',
  finished: '2030-02-01T09:01:10.000Z',
  ...change,
});
