import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import type { SessionHint } from '../session-hint.ts';
import { beginSession, memberKey, memberQuery } from './member.ts';

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
    // Only what this test needs of the client: the one question, answered late.
    const api = { call: () => question.promise } as unknown as Api;
    cache.setQueryData(memberKey, person('trial'));
    const asked = cache.fetchQuery({ ...memberQuery(api, hint), staleTime: 0 }).catch(() => undefined);
    beginSession(cache, person('m-1'), hint);
    question.resolve(late);
    await asked;
    expect(cache.getQueryData(memberKey)).toEqual(person('m-1'));
  },
);
