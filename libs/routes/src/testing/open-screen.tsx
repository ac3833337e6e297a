import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createQueryClient, type Api, type Schema } from '@parlour/api';
import type { Role } from '@parlour/domain';
import { WithToasts } from '@parlour/ui/testing';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { openPage } from './open-page.tsx';

/** The gateway's answers by operation: a value, or an ApiError to throw. Other operations stay pending. */
export type Answers = Record<string, unknown>;

export interface OpenedFor {
  /** The logged-in member's data, merged over a default member; null for a visitor. */
  who?: Partial<Schema<'MemberInfo'>> | null;
  /** Fills the cache with what the site's frame would already have loaded. */
  known?: (queryClient: QueryClient, api: Api) => void;
}

/** Opens a screen with stubbed gateway answers, in English; `answers` may be changed while it is open. `call` records the requests. */
export async function openScreen(Screen: ComponentType, answers: Answers, { who = {}, known }: OpenedFor = {}) {
  const call = vi.fn((operation: string, _input?: object) => {
    if (!(operation in answers)) return new Promise(() => undefined);
    const answer = answers[operation];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  // Screens use only this part of the client.
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
