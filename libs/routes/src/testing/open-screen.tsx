import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createQueryClient, type Api, type Schema } from '@parlour/api';
import type { Role } from '@parlour/domain';
import { WithToasts } from '@parlour/ui/testing';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { openPage } from './open-page.tsx';

/** What the gateway answers, by operation: a value, or an ApiError to refuse with. An operation that is missing stays without an answer. */
export type Answers = Record<string, unknown>;

export interface OpenedFor {
  /** Who is logged in, a member unless told otherwise; null for a visitor. */
  who?: Partial<Schema<'MemberInfo'>> | null;
  /** Puts into the cache what the site's frame has loaded before. */
  known?: (queryClient: QueryClient, api: Api) => void;
}

/** A screen with the gateway's answers around it, in English; `answers` may be changed while it is open. `call` notes what was asked. */
export async function openScreen(Screen: ComponentType, answers: Answers, { who = {}, known }: OpenedFor = {}) {
  const call = vi.fn((operation: string, _input?: object) => {
    if (!(operation in answers)) return new Promise(() => undefined);
    const answer = answers[operation];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  // Only what a screen needs of the client: to ask.
  const api = { call } as unknown as Api;
  const queryClient = createQueryClient();
  const member = who && ({ id: 'm-1', role: 'member', ...who } as Schema<'MemberInfo'>);
  queryClient.setQueryData(['session', 'member'], member);
  known?.(queryClient, api);
  const role: Role = member?.role ?? 'guest';
  const opened = await openPage('/', role, () => (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          <WithToasts>
            <Screen />
          </WithToasts>
        </I18nProvider>
      </QueryClientProvider>
    </ApiContext>
  ));
  return { ...opened, call, answers, queryClient };
}
