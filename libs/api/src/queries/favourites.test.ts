import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { createQueryClient } from '../query-client.ts';
import { favouriteGamesQuery, favouriteIdsQuery, toggleFavouriteMutation } from './favourites.ts';

const game = (nodeId: string) => ({ nodeId, vassalage: nodeId.split('-')[0], gameType: 'RNG' }) as Schema<'GameItem'>;

/** A member with these favourites, and the given answer to the next toggle. */
async function memberWith(ids: string[], toggled: () => Promise<null>) {
  let way: Promise<unknown> = Promise.resolve();
  const call = vi.fn(async (operation: string, input: { query?: { pageNo?: number } }) => {
    if (operation !== 'getFavGames' && operation !== 'listFavGames') return toggled();
    const pageNo = input.query?.pageNo ?? 1;
    const content = ids.slice((pageNo - 1) * 20, pageNo * 20).map(game);
    const list = { content, pageNum: pageNo, totalPages: Math.ceil(ids.length / 20) };
    const answer = operation === 'getFavGames' ? { ids: [...ids] } : { ids: [...ids], list };
    await way;
    return answer;
  });
  const api = { call } as unknown as Api;
  const cache = createQueryClient();
  const hearts = new QueryObserver(cache, favouriteIdsQuery(api));
  const list = new InfiniteQueryObserver(cache, favouriteGamesQuery(api, 'EN'));
  const [leaveHearts, leaveList] = [hearts.subscribe(() => undefined), list.subscribe(() => undefined)];
  await vi.waitFor(() => expect([hearts.getCurrentResult().data, list.getCurrentResult().data]).not.toContain(undefined));
  const refused = vi.fn<(error: Error) => void>();
  const toggle = new MutationObserver(cache, toggleFavouriteMutation(api, cache, refused));
  return {
    call,
    refused,
    list,
    /** Refetches everything, as a page does whose event stream opens; the answers arrive when `arrived` resolves. */
    askAgain(arrived: Promise<unknown>) {
      way = arrived;
      void cache.invalidateQueries();
    },
    toggle: (nodeId: string, favourite: boolean) => toggle.mutate({ game: game(nodeId), favourite }),
    hearts: () => hearts.getCurrentResult().data,
    listed: () => list.getCurrentResult().data?.pages.flatMap((page) => page.list.map(({ nodeId }) => nodeId)),
    leave: () => [leaveHearts(), leaveList()],
  };
}

test('a heart changes before the gateway answers, and a game that loses it leaves the list', async () => {
  const answer = Promise.withResolvers<null>();
  const member = await memberWith(['JL-a', 'JL-b'], () => answer.promise);
  const adding = member.toggle('JL-c', true);
  await vi.waitFor(() => expect(member.hearts()).toEqual(['JL-c', 'JL-a', 'JL-b']));
  const removing = member.toggle('JL-a', false);
  await vi.waitFor(() => expect([member.hearts(), member.listed()]).toEqual([['JL-c', 'JL-b'], ['JL-b']]));
  answer.resolve(null);
  await Promise.all([adding, removing]);
  expect(member.call).toHaveBeenCalledWith('addFavGame', { body: { nodeId: 'JL-c', vendor: 'JL', gameType: 'RNG' } });
  expect(member.call).toHaveBeenCalledWith('removeFavGame', { query: { nodeId: 'JL-a' } });
  member.leave();
});

test('an answer from before the press does not restore the heart, and the request that it cancelled is sent again', async () => {
  const ids = ['JL-a', 'JL-b'];
  const member = await memberWith(ids, async () => {
    ids.shift();
    return null;
  });
  const late = Promise.withResolvers<void>();
  member.askAgain(late.promise);
  const removing = member.toggle('JL-a', false);
  await vi.waitFor(() => expect([member.hearts(), member.listed()]).toEqual([['JL-b'], ['JL-b']]));
  await removing;
  const asked = member.call.mock.calls.length;
  late.resolve();
  await new Promise(setImmediate);
  expect([member.hearts(), member.listed()]).toEqual([['JL-b'], ['JL-b']]);
  expect(member.call.mock.calls.slice(0, asked).filter(([operation]) => operation === 'listFavGames')).toHaveLength(3);
  member.leave();
});

test('a refusal restores heart and list, and is reported', async () => {
  const refusal = new ApiError({ code: 'too_many_requests', status: 429 });
  const member = await memberWith(['JL-a', 'JL-b'], () => Promise.reject(refusal));
  await expect(member.toggle('JL-a', false)).rejects.toBe(refusal);
  expect([member.hearts(), member.listed()]).toEqual([
    ['JL-a', 'JL-b'],
    ['JL-a', 'JL-b'],
  ]);
  expect(member.refused).toHaveBeenCalledWith(refusal);
  member.leave();
});

test('favourites come 20 at a time', async () => {
  const ids = Array.from({ length: 25 }, (_, place) => `JL-${place}`);
  const member = await memberWith(ids, async () => null);
  expect(member.listed()).toHaveLength(20);
  await member.list.fetchNextPage();
  expect(member.listed()).toEqual(ids);
  expect(member.list.getCurrentResult().hasNextPage).toBe(false);
  member.leave();
});
