import { describe, expect, test } from 'vitest';
import { depositSearch } from './deposit-route.ts';
import { recordSearch } from './record-route.ts';
import { gameListSearch, homeSearch, registerSearch } from './search.ts';
import { seamlessSearch } from './seamless-route.ts';

describe('which parameters of an address a screen reads', () => {
  test.each([
    [
      { vassalage: 'INHOUSE', search: ' lotus ' },
      { vassalage: 'INHOUSE', search: 'lotus' },
    ],
    [{ vassalage: 'JL' }, { vassalage: 'JL' }],
    [{ search: 777 }, { search: '777' }],
    [{ search: 'ক'.repeat(80) }, { search: 'ক'.repeat(60) }],
    [{ vassalage: 'jl', search: '   ' }, {}],
    [{ vassalage: "JL' or 1=1", search: ['a'] }, {}],
    [{ vassalage: { $ne: '' } }, {}],
    [{ sort: 'NEW' }, { sort: 'NEW' }],
    [
      { volatility: 'high', feature: 'freeSpins', minRtp: 9600 },
      { volatility: 'high', feature: 'freeSpins', minRtp: 9600 },
    ],
    [{ volatility: '1 or 1', feature: ['respins'], minRtp: 96.5 }, {}],
    [{ sort: 'MERCHANT' }, {}],
    [{ sort: ['NAME'] }, {}],
  ])('game list %j', (query, read) => {
    expect(gameListSearch(query)).toEqual(read);
  });

  test.each([
    [{}, {}],
    [{ search: '' }, { search: '' }],
    [{ search: ' lotus ' }, { search: 'lotus' }],
    [{ search: 777 }, { search: '777' }],
    [{ search: ['a'] }, {}],
  ])('home %j', (query, read) => {
    expect(homeSearch(query)).toEqual(read);
  });

  test.each([
    [
      { vassalage: 'JL', gameCode: 'lotus-lanterns', trial: true },
      { vassalage: 'JL', gameCode: 'lotus-lanterns', trial: true },
    ],
    [{ vassalage: 'jl', gameCode: ['a'], trial: 'yes' }, {}],
  ])('seamless %j', (query, read) => {
    expect(seamlessSearch(query)).toEqual(read);
  });

  test.each([
    [{ referralCode: 'Asha-77' }, { referralCode: 'Asha-77' }],
    [{ referralCode: 12345 }, { referralCode: '12345' }],
    [{ referralCode: '<script>' }, {}],
    [{ referralCode: 'x'.repeat(65) }, {}],
    [{}, {}],
  ])('register %j', (query, read) => {
    expect(registerSearch(query)).toEqual(read);
  });

  test.each([
    [{ pageNo: 3 }, { pageNo: 3 }],
    [{ pageNo: 1 }, {}],
    [{ pageNo: '3' }, {}],
    [{ pageNo: 1.5 }, {}],
    [{ pageNo: -2 }, {}],
    [{ pageNo: 10_001 }, {}],
    [{ pageNo: Infinity }, {}],
    [{ period: 'for ever', type: 'bet win' }, {}],
    [{ type: 'deposit' }, { type: 'deposit' }],
    [{ period: 'thisMonth' }, { period: 'thisMonth' }],
    [
      { from: '2026-11-01', to: '2026-11-21', period: 'today' },
      { from: '2026-11-01', to: '2026-11-21' },
    ],
    [{ from: '2026-11-21', to: '2026-11-01', period: 'today' }, { period: 'today' }],
    [{ from: '2026-11-31', to: '2026-12-01' }, {}],
    [{ from: '2026-11-01' }, {}],
  ])('record page %j', (query, read) => {
    expect(recordSearch(query)).toEqual(read);
  });
});

test.each([
  [{ deposit: '0199c1de-9a3b-7000-8000-0123456789ab' }, { deposit: '0199c1de-9a3b-7000-8000-0123456789ab' }],
  [{ deposit: '../secrets' }, {}],
  [{ deposit: 7 }, {}],
  [{ code: 'first-deposit' }, { code: 'first-deposit' }],
  [{ code: 'two words' }, {}],
  [{}, {}],
])('the deposit page reads %j as %j', (query, read) => {
  expect(depositSearch(query)).toEqual(read);
});
