import { expect, test } from 'vitest';
import { entryStatuses, isFinal, mayMove, statusAt, type EntryFacts } from './status.ts';

test('only the transitions of section 2 exist', () => {
  const edges = entryStatuses.flatMap((from) => entryStatuses.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`));
  expect(edges.toSorted()).toEqual(
    [
      ...['join', 'joined', 'claim'].map((to) => `comingSoon ${to}`),
      'join joined',
      'join claim',
      'joined claim',
      'signed claim',
      'join signed',
      'joined signed',
      'signed joined',
      'claim applying',
      'claim process',
      'applying process',
      'applying rejected',
      'rejected claim',
      'process issued',
      'process claimed',
      'process claim',
      'issued claimed',
      'issued close',
      ...['comingSoon', 'join', 'joined', 'signed', 'claim', 'rejected'].map((from) => `${from} close`),
    ].toSorted(),
  );
  expect(entryStatuses.filter(isFinal)).toEqual(['claimed', 'close']);
});

test('a transition also depends on who makes it', () => {
  expect([mayMove('applying', 'process', 'operator'), mayMove('applying', 'process', 'member')]).toEqual([true, false]);
  expect([mayMove('applying', 'close', 'clock'), mayMove('process', 'close', 'clock')]).toEqual([false, false]);
});

const facts: EntryFacts = {
  from: 100,
  to: 200,
  optIn: true,
  joined: false,
  conditionMet: false,
  claimBy: null,
  eligible: true,
  spent: false,
  signedToday: false,
  last: null,
};

test.each([
  ['before its start', facts, 99, 'comingSoon'],
  ['open and not joined', facts, 100, 'join'],
  ['joined', { ...facts, joined: true }, 150, 'joined'],
  ['its condition met', { ...facts, joined: true, conditionMet: true }, 150, 'claim'],
  ['without opt-in', { ...facts, optIn: false, conditionMet: true }, 150, 'claim'],
  ['today’s step done', { ...facts, signedToday: true }, 150, 'signed'],
  ['at its end', facts, 200, 'close'],
  ['reached, after its end, within its limit', { ...facts, joined: true, conditionMet: true, claimBy: 300 }, 299, 'claim'],
  ['at the limit', { ...facts, joined: true, conditionMet: true, claimBy: 300 }, 300, 'close'],
  ['spent', { ...facts, spent: true }, 150, 'close'],
  ['not eligible', { ...facts, eligible: false }, 150, 'close'],
  ['applying, long after its end', { ...facts, last: 'applied' }, 9999, 'applying'],
  ['in process, long after its end', { ...facts, last: 'processing' }, 9999, 'process'],
  ['rejected', { ...facts, last: 'rejected' }, 150, 'rejected'],
  ['rejected, at its end', { ...facts, last: 'rejected' }, 200, 'close'],
  ['issued', { ...facts, last: 'issued' }, 9999, 'issued'],
  ['claimed', { ...facts, last: 'claimed' }, 9999, 'claimed'],
  ['closed', { ...facts, last: 'closed' }, 150, 'close'],
] as const)('an entry %s', (_what, given, now, status) => {
  expect(statusAt(given, now)).toBe(status);
});
