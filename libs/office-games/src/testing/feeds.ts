import type { FeedKind } from '@parlour/domain/feed';
import type { components } from '@parlour/office-api/contract';

type Schemas = components['schemas'];

const none = { new: 0, changed: 0, back: 0, gone: 0, same: 0, refused: 0 };

/** A checked list that has not been applied, for stories and tests. */
export function checkedFeed(change: Partial<Schemas['GameFeed']> = {}): Schemas['GameFeed'] {
  const counts = { ...none, new: 3, changed: 1, gone: 1, same: 2412, refused: 2 };
  return {
    id: '01981c2e-0000-7000-8000-0000000000f1',
    vendor: 'MGW',
    source: 'games-november.json',
    format: 'json',
    by: 'content',
    at: new Date(Date.now() - 3_600_000).toISOString(),
    columns: [
      { name: 'gameId', sample: 'moon-palace' },
      { name: 'title', sample: 'Moon Palace' },
      { name: 'category', sample: 'Video slots' },
      { name: 'rtp', sample: '96.5' },
    ],
    mapping: { columns: { code: 'gameId', name: 'title', line: 'category', rtp: 'rtp' }, lines: { 'Video slots': 'RNG' }, otherLine: null },
    unknownLines: [],
    counts,
    chosen: { ...counts, same: 0, refused: 0 },
    plan: 'a'.repeat(64),
    takesTwo: true,
    applied: null,
    pictures: { waiting: 0, broken: [] },
    ...change,
  };
}

/** One row of it. */
export function feedRow(place: number, kind: FeedKind, change: Partial<Schemas['FeedRow']> = {}): Schemas['FeedRow'] {
  return {
    place,
    row: kind === 'gone' ? null : place + 1,
    code: `moon-${place}`,
    name: `Moon Palace ${place}`,
    kind,
    problem: null,
    found: null,
    changes: [],
    chosen: kind !== 'same' && kind !== 'refused',
    ...change,
  };
}

const facts = [
  { field: 'name', before: null, after: 'Moon Palace' },
  { field: 'line', before: null, after: 'RNG' },
  { field: 'rtp', before: null, after: '96.50 %' },
];

/** Rows of each kind; hidden characters in a name are shown. */
export const rowsOf: Readonly<Record<FeedKind, readonly Schemas['FeedRow'][]>> = {
  new: [0, 1, 2].map((place) => feedRow(place, 'new', { changes: facts })),
  changed: [
    feedRow(3, 'changed', {
      changes: [
        { field: 'name', before: 'Moon Palace 3', after: 'Moon Palace Deluxe' },
        { field: 'rtp', before: '96.00 %', after: '95.00 %' },
        { field: 'volatility', before: null, after: 'high' },
      ],
    }),
  ],
  back: [],
  gone: [feedRow(8, 'gone')],
  same: [feedRow(4, 'same')],
  refused: [
    feedRow(5, 'refused', { problem: 'textHidden', found: 'Moon\u202ecalaP', name: 'Moon\u202ecalaP' }),
    feedRow(6, 'refused', { problem: 'codeTwice', found: 'moon-6' }),
  ],
};
