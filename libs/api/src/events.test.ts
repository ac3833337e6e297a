import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { applyEvent, type GatewayEvent } from './events.ts';
import { memberStateKey } from './queries/content.ts';
import { mine, site } from './queries/keys.ts';
import { lotteryBetsKey, openedDrawsKey, trendKey } from './queries/lottery-keys.ts';
import { memberKey } from './queries/member.ts';
import { balanceKey } from './queries/balance.ts';

let cache: QueryClient;
beforeEach(() => {
  cache = new QueryClient();
});

const balance = (version: number, amount: string, playMoney = false) => ({
  available: { amount, currency: 'BDT' },
  locked: { amount: '0.00', currency: 'BDT' },
  playMoney,
  version,
});
const hear = (event: GatewayEvent) => applyEvent(cache, event);

describe('the balance', () => {
  test('follows events, and ignores older ones', () => {
    hear({ type: 'balanceChanged', balance: balance(7, '500.00') });
    hear({ type: 'balanceChanged', balance: balance(6, '900.00') });
    expect(cache.getQueryData(balanceKey)).toEqual(balance(7, '500.00'));
    hear({ type: 'balanceChanged', balance: balance(8, '400.00') });
    expect(cache.getQueryData(balanceKey)).toEqual(balance(8, '400.00'));
  });

  test('of another book is taken over whatever its version', () => {
    hear({ type: 'balanceChanged', balance: balance(90, '10000.00', true) });
    hear({ type: 'balanceChanged', balance: balance(1, '0.00') });
    expect(cache.getQueryData(balanceKey)).toEqual(balance(1, '0.00'));
  });
});

test('the state of the site follows the gateway’s events', () => {
  const status = {
    status: 1,
    maintenance: true,
    regionRestriction: false,
    location: { ip: '192.0.2.1' },
    serverTime: '2026-11-20T10:00:00Z',
  } as const;
  hear({ type: 'systemStatus', status });
  expect(cache.getQueryData([site, 'status'])).toEqual(status);
});

test('once a draw is void, its results, statistics and bets are refetched', async () => {
  vi.useFakeTimers();
  const keys = [[...openedDrawsKey, 'XSMB'], [...trendKey, 'XSMB'], lotteryBetsKey, [...openedDrawsKey, 'THAI']];
  for (const key of keys) cache.setQueryData(key, []);
  hear({ type: 'drawStatus', drawId: 'XSMB-20260822', gameCode: 'XSMB', status: 'void', closesAt: '2026-08-22T11:10:00Z' });
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false]);
});

test('lists of games are refetched soon, once for however many changes', async () => {
  vi.useFakeTimers();
  const invalidated = vi.spyOn(cache, 'invalidateQueries');
  cache.setQueryData([site, 'games', 'EN'], []);
  hear({ type: 'gamesChanged' });
  hear({ type: 'gamesChanged' });
  // The module that handles it is loaded with the first event.
  await vi.dynamicImportSettled();
  expect(cache.getQueryState([site, 'games', 'EN'])?.isInvalidated).toBe(false);
  vi.advanceTimersByTime(6000);
  vi.useRealTimers();
  expect(cache.getQueryState([site, 'games', 'EN'])?.isInvalidated).toBe(true);
  expect(invalidated).toHaveBeenCalledTimes(1);
  invalidated.mockRestore();
});

const at = '2026-11-20T10:00:00Z';
const withdrawal = {
  id: 'w-1',
  amount: { amount: '300.00', currency: 'BDT' },
  status: 'approved',
  bankName: 'Meghna Bank',
  accountNumber: '•••• 5678',
  createdAt: at,
} as const;
test.each<[string, GatewayEvent, string[]]>([
  ['withdrawalUpdated', { type: 'withdrawalUpdated', withdrawal }, ['withdrawals', 'balance']],
  [
    'messageCreated',
    { type: 'messageCreated', message: { id: 'm-1', kind: 'welcome', params: {}, createdAt: at, read: false } },
    ['messages', 'loyalty'],
  ],
  ['messagesRead', { type: 'messagesRead' }, ['messages', 'loyalty']],
  ['missionProgress', { type: 'missionProgress' }, ['loyalty', 'balance']],
  ['promotionChanged', { type: 'promotionChanged' }, ['loyalty', 'balance']],
  ['bonusChanged', { type: 'bonusChanged' }, ['loyalty', 'balance']],
  ['pointsChanged', { type: 'pointsChanged' }, ['loyalty', 'balance']],
  ['levelChanged', { type: 'levelChanged' }, ['loyalty', 'balance']],
  ['balanceChanged', { type: 'balanceChanged', balance: balance(7, '500.00') }, ['transactions', 'bets']],
])('%s makes old what it changed', (_type, event, changed) => {
  for (const what of ['withdrawals', 'messages', 'transactions', 'bets', 'deposits', 'balance']) cache.setQueryData([mine, what], what);
  cache.setQueryData([...memberStateKey, 'EN'], 'counts');
  hear(event);
  const old = cache
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[1]);
  expect(old.sort()).toEqual([...changed].sort());
});

test('when another session of this browser replaces one, the end of the old one clears none of the new one’s data', () => {
  cache.setQueryData(memberKey, { id: 'm-2' });
  cache.setQueryData(balanceKey, balance(1, '0.00'));
  hear({ type: 'sessionEnded', replaced: true });
  expect(cache.getQueryData(memberKey)).toEqual({ id: 'm-2' });
  expect(cache.getQueryData(balanceKey)).toEqual(balance(1, '0.00'));
});

test('when a session expires, its data stays until somebody decides, but is marked as stale', () => {
  cache.setQueryData(memberKey, { id: 'm-1' });
  cache.setQueryData(balanceKey, balance(7, '500.00'));
  hear({ type: 'sessionEnded', expired: true });
  expect(cache.getQueryData(memberKey)).toEqual({ id: 'm-1' });
  expect(cache.getQueryState(balanceKey)).toMatchObject({ isInvalidated: true, data: balance(7, '500.00') });
});

test('the end of a session clears all data of the account', () => {
  cache.setQueryData(memberKey, { id: 'm-1' });
  cache.setQueryData(balanceKey, balance(7, '500.00'));
  cache.setQueryData([site, 'gameMenus', 'BN'], []);
  hear({ type: 'sessionEnded' });
  expect(cache.getQueryData(memberKey)).toBeNull();
  expect(cache.getQueryCache().findAll({ queryKey: [mine] })).toEqual([]);
  expect(cache.getQueryData([site, 'gameMenus', 'BN'])).toEqual([]);
});
