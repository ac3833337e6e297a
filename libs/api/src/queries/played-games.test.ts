import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';
import { launchQuery } from './played-games.ts';

test('an open game keeps its address when all other data of the member is refetched, as after a gap in the events', async () => {
  let addresses = 0;
  const call = vi.fn<() => Promise<Schema<'Launch'>>>(() =>
    Promise.resolve({ url: `https://vendor.example/?code=${++addresses}`, origin: 'https://vendor.example' } as Schema<'Launch'>),
  );
  const cache = new QueryClient();
  // Only the part of the client that this test needs: one query.
  const api = { call } as unknown as Api;
  const frame = new QueryObserver(
    cache,
    launchQuery(api, 'attempt-1', false, { vassalage: 'LOTUS', gameCode: 'lanterns', language: 'EN' }),
  );
  const leave = frame.subscribe(() => undefined);
  await vi.waitFor(() => expect(frame.getCurrentResult().data?.url).toBe('https://vendor.example/?code=1'));
  await cache.invalidateQueries({ queryKey: [mine] });
  expect(frame.getCurrentResult().data?.url).toBe('https://vendor.example/?code=1');
  expect(call).toHaveBeenCalledTimes(1);
  leave();
});
