import type { components } from '@parlour/office-api/contract';

type Schemas = components['schemas'];

/** A time on the day of all test data. */
const at = (time: string) => `2026-08-22T${time}:00.000Z`;

export const xsmb = {
  special: ['29121'],
  prize1: ['23253'],
  prize2: ['10482', '77310'],
  prize3: ['55021', '90917', '34870', '11206', '68345', '42999'],
  prize4: ['8120', '3345', '9071', '6612'],
  prize5: ['4407', '1190', '8823', '5516', '0934', '7281'],
  prize6: ['305', '918', '077'],
  prize7: ['26', '48', '09', '73'],
};

/** The fields of a result of the north. */
export const northForm: Schemas['ResultField'][] = [
  { name: 'special', count: 1, digits: 5 },
  { name: 'prize1', count: 1, digits: 5 },
  { name: 'prize2', count: 2, digits: 5 },
  { name: 'prize3', count: 6, digits: 5 },
  { name: 'prize4', count: 4, digits: 4 },
  { name: 'prize5', count: 6, digits: 4 },
  { name: 'prize6', count: 3, digits: 3 },
  { name: 'prize7', count: 4, digits: 2 },
].map((field) => ({ ...field, maxDigits: field.digits, symbols: [] }));

/** A draw that is settled, for stories and tests. */
export function aDraw(change: Partial<Schemas['OfficeDraw']> = {}): Schemas['OfficeDraw'] {
  const draw = change.draw ?? 'XSMB-20260822';
  return {
    id: `atrium01/${draw}`,
    merchant: 'atrium01',
    draw,
    game: 'XSMB',
    pack: 'vn-north',
    day: '2026-08-22',
    issue: '20260822',
    status: 'settled',
    opens: '2026-08-21T11:15:00.000Z',
    closes: at('11:10'),
    drawn: at('11:15'),
    lines: 1284,
    stakes: [{ amount: '48210.00', currency: 'BDT' }],
    payouts: [{ amount: '39077.50', currency: 'BDT' }],
    problem: null,
    result: xsmb,
    ...change,
  };
}

/** One that waits for its result. */
export const closedDraw = (change: Partial<Schemas['OfficeDraw']> = {}) =>
  aDraw({ status: 'closed', result: null, payouts: [], ...change });

/** Its page. */
export function aDrawPage(change: Partial<Schemas['OfficeDrawPage']> = {}): Schemas['OfficeDrawPage'] {
  return {
    draw: aDraw(),
    packVersion: 3,
    calendarVersion: 1,
    bookHash: '512d0e67514038d11179d0353ae05ae36c48bf1689701ce311c8d86593ebb54d',
    commitment: null,
    clientSeed: null,
    serverSeed: null,
    stopped: null,
    voidReason: null,
    run: 1,
    settled: at('11:36'),
    partial: null,
    form: northForm,
    repeated: [],
    voidPrizes: [],
    reports: [report({}), report({ source: 'gamma-json', host: 'results.gamma.example' })],
    steps: [
      { from: null, to: 'scheduled', at: '2026-08-15T11:15:00.000Z', by: 'calendar', evidence: { calendarVersion: 1 } },
      { from: 'scheduled', to: 'open', at: '2026-08-21T11:15:00.000Z', by: 'clock', evidence: { packVersion: 3 } },
      { from: 'open', to: 'closed', at: at('11:10'), by: 'clock', evidence: { lines: 1284 } },
      { from: 'closed', to: 'resulted', at: at('11:35'), by: 'sources', evidence: { sources: ['alpha-json', 'gamma-json'] } },
      { from: 'settling', to: 'settled', at: at('11:36'), by: 'settlement', evidence: { run: 1 } },
    ],
    entry: { state: 'none', typed: [], whyNot: 'status' },
    live: { lines: 1284, stake: '48210.00', currency: 'BDT' },
    ...change,
  };
}

/** The page of a draw that waits for its result, and may be typed. */
export const waitingPage = (change: Partial<Schemas['OfficeDrawPage']> = {}) =>
  aDrawPage({
    draw: closedDraw(),
    settled: null,
    run: 0,
    reports: [],
    entry: { state: 'none', typed: [], whyNot: null },
    steps: aDrawPage().steps.slice(0, 3),
    ...change,
  });

export function report(change: Partial<Schemas['DrawReport']>): Schemas['DrawReport'] {
  return {
    source: 'alpha-json',
    host: 'alpha.example',
    at: at('11:35'),
    hash: '9b74c9897bac770ffc029102a200c5de9b74c9897bac770ffc029102a200c5de',
    complete: true,
    numbers: xsmb,
    ...change,
  };
}

export function aLine(change: Partial<Schemas['OfficeLotteryLine']> = {}): Schemas['OfficeLotteryLine'] {
  return {
    id: '01981c2e-0000-7000-8000-00000000c001',
    ticket: '01981c2e-0000-7000-8000-00000000c100',
    merchant: 'atrium01',
    draw: 'XSMB-20260822',
    memberId: '01981c2e-0000-7000-8000-00000000a001',
    member: 'rahim.k',
    type: 'lo2',
    at: null,
    selection: ['21', '53'],
    unit: '1.00',
    costUnits: 27,
    odds: '99.5',
    combinations: 2,
    stake: '54.00',
    maxPayout: '5373.00',
    currency: 'BDT',
    book: 'real',
    state: 'won',
    void: false,
    hits: 2,
    payout: '199.00',
    refund: '0.00',
    reason: 'HIT',
    placed: at('09:12'),
    ...change,
  };
}

export const exposure: Schemas['DrawExposure'] = {
  currency: 'BDT',
  numbers: [
    { type: 'de', number: '68', amount: '19402500.00', step: 0, next: { from: '20000000', odds: 'closed' } },
    { type: 'lo2', number: '68', amount: '20400000.00', step: 1, next: null },
    { type: 'lo2', number: '86', amount: '910000.00', step: 0, next: { from: '20000000', odds: 'closed' } },
    { type: 'xien2', number: '', amount: '64000.00', step: 0, next: { from: '20000000', odds: 'closed' } },
  ],
  types: [
    { type: 'de', number: '68', amount: '19402500.00', step: 0, next: { from: '20000000', odds: 'closed' } },
    { type: 'lo2', number: '68', amount: '20400000.00', step: 1, next: null },
    { type: 'xien2', number: '', amount: '64000.00', step: 0, next: { from: '20000000', odds: 'closed' } },
  ],
};

export function aGame(change: Partial<Schemas['OfficeLotteryGame']> = {}): Schemas['OfficeLotteryGame'] {
  const game = change.game ?? 'XSMB';
  return {
    id: `atrium01/${game}`,
    merchant: 'atrium01',
    game,
    names: { EN: 'North' },
    pack: 'vn-north',
    area: 'vnNorth',
    prizeMode: 'LOTT',
    source: 'outside',
    resultOf: null,
    on: true,
    hot: true,
    version: 1,
    rows: [
      {
        zone: 'Asia/Ho_Chi_Minh',
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        drawAt: '18:15',
        closeBefore: 300,
        closing: 60,
        sources: ['alpha-json', 'gamma-json'],
      },
    ],
    exceptions: [
      { id: 7, from: '2027-02-05', to: '2027-02-08', action: 'skip', movedTo: null, reason: 'Tết', by: 'amina', at: at('08:00') },
    ],
    calendar: { version: 1, by: 'shipped', at: '2026-06-01T00:00:00.000Z', reason: 'Shipped with the platform' },
    ...change,
  };
}

export const games = [
  aGame(),
  aGame({
    game: 'THAI',
    names: { EN: 'Thai lottery' },
    pack: 'thai',
    area: 'sea',
    prizeMode: 'SEA',
    hot: false,
    exceptions: [],
    rows: [{ zone: 'Asia/Bangkok', monthDays: [1, 16], drawAt: '14:30', closeBefore: 600, closing: 60, sources: ['alpha-json'] }],
  }),
  aGame({
    game: 'K3_1M',
    names: { EN: 'K3, every minute' },
    pack: 'k3',
    area: 'fast',
    prizeMode: 'ELOTT',
    source: 'inHouse',
    on: false,
    hot: false,
    exceptions: [],
    rows: [{ zone: 'Asia/Dhaka', everyMinutes: 1, closeBefore: 5, closing: 5 }],
  }),
];
