import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import type { SessionHint } from '../session-hint.ts';
import { createQueryClient } from '../query-client.ts';
import { beginSession, memberKey, memberQuery, updateLanguage } from './member.ts';
import { firstLoginQuery } from './first-login.ts';
import { loggedIn } from './session.ts';

const person = (id: string) => ({ id, role: 'member' }) as Schema<'MemberInfo'>;
const hint: SessionHint = {
  exists: () => true,
  endedElsewhere: () => false,
  set: () => undefined,
  clear: () => undefined,
  onOtherTab: () => () => undefined,
};

test.each([['of somebody else', person('trial')] as const, ['of nobody', null] as const])(
  'an answer %s that was under way while somebody logged in changes nothing',
  async (_whose, late) => {
    const cache = new QueryClient();
    const question = Promise.withResolvers<Schema<'MemberInfo'> | null>();
    // Only the part of the client that this test needs: one query, answered late.
    const api = { call: () => question.promise } as unknown as Api;
    cache.setQueryData(memberKey, person('trial'));
    const asked = cache.fetchQuery({ ...memberQuery(api, hint), staleTime: 0 }).catch(() => undefined);
    beginSession(cache, person('m-1'), hint);
    question.resolve(late);
    await asked;
    expect(cache.getQueryData(memberKey)).toEqual(person('m-1'));
  },
);

afterEach(() => void vi.useRealTimers());

test('after too many requests from the address, the member is asked for again as soon as that is allowed', async () => {
  vi.useFakeTimers();
  const tooMany = new ApiError({ code: 'too_many_requests', status: 429, params: { retryAfter: 20 } });
  const call = vi.fn<() => Promise<Schema<'MemberInfo'>>>().mockRejectedValueOnce(tooMany).mockResolvedValue(person('m-1'));
  const cache = createQueryClient();
  // Only the part of the client that this test needs: one query.
  const shown = new QueryObserver(cache, memberQuery({ call } as unknown as Api, hint));
  const leave = shown.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(19_000);
  expect([shown.getCurrentResult().data, call.mock.calls.length]).toEqual([undefined, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown.getCurrentResult().data).toEqual(person('m-1'));
  // And then no more.
  await vi.advanceTimersByTimeAsync(120_000);
  expect(call).toHaveBeenCalledTimes(2);
  leave();
});

test('a member’s change of language is sent to the gateway once, a guest’s is not', async () => {
  const cache = new QueryClient();
  const call = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  // Only the part of the client that this test needs: one request.
  const api = { call } as unknown as Api;
  cache.setQueryData(memberKey, null);
  await updateLanguage(api, cache, 'BN');
  expect(call).not.toHaveBeenCalled();
  cache.setQueryData(memberKey, { ...person('m-1'), language: 'EN' });
  await updateLanguage(api, cache, 'BN');
  await updateLanguage(api, cache, 'BN');
  expect(call.mock.calls).toEqual([['updateLanguage', { body: { language: 'BN' } }]]);
  expect(cache.getQueryData(memberKey)).toMatchObject({ id: 'm-1', language: 'BN' });
});

test('quick changes of language are sent one after the other, so that the last one wins', async () => {
  const cache = new QueryClient();
  const first = Promise.withResolvers<null>();
  const call = vi.fn<() => Promise<null>>().mockReturnValueOnce(first.promise).mockResolvedValue(null);
  // Only the part of the client that this test needs: one request.
  const api = { call } as unknown as Api;
  cache.setQueryData(memberKey, { ...person('m-1'), language: 'BN' });
  const there = updateLanguage(api, cache, 'EN');
  const back = updateLanguage(api, cache, 'BN');
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  first.resolve(null);
  await Promise.all([there, back]);
  expect(call.mock.calls).toEqual([
    ['updateLanguage', { body: { language: 'EN' } }],
    ['updateLanguage', { body: { language: 'BN' } }],
  ]);
});

test('the page recognises a member’s very first log-in, and no other', () => {
  const cache = new QueryClient();
  const result = (id: string, firstTimeLogin: boolean) => ({
    member: person(id),
    firstTimeLogin,
    passwordExpired: false,
    token: 'cookie' as const,
  });
  const first = () => cache.getQueryData(firstLoginQuery().queryKey);
  loggedIn(cache, result('m-1', false));
  expect(first()).toBeUndefined();
  loggedIn(cache, result('m-2', true));
  expect(first()).toEqual({ id: 'm-2', greeted: false });
});
