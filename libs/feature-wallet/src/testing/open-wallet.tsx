import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createQueryClient, permissionQuery, type Api, type ApiError, type Schema } from '@parlour/api';
import { openPage } from '@parlour/routes/testing';
import { createToastStore, ToastContext } from '@parlour/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { vi } from 'vitest';

export const bdt = (amount: string): Schema<'Money'> => ({ amount, currency: 'BDT' });
export const pageOf = <Row,>(list: Row[], totalPages = 1) => ({
  list,
  page: { pageNo: 1, pageSize: 20, totalPages, totalCount: list.length } as Schema<'Page'>,
});

/** What the gateway answers, by operation: a value, or an ApiError to refuse with. An operation that is missing stays without an answer. */
export type Answers = Record<string, unknown>;

/** A page of the wallet of a member who has 1,000 BDT; deposits of 100 to 50,000 and withdrawals of 200 to 800 are allowed. */
export async function openWallet(Screen: ComponentType, answers: Answers, member: Partial<Schema<'MemberInfo'>> = {}) {
  const given: Answers = {
    getBalance: { available: bdt('1000.00'), locked: bdt('0.00'), version: 1, playMoney: false },
    listDeposits: pageOf([]),
    listWithdrawals: pageOf([]),
    ...answers,
  };
  const call = vi.fn((operation: string, _input?: object) => {
    if (!(operation in given)) return new Promise(() => undefined);
    const answer = given[operation];
    return answer instanceof Error ? Promise.reject(answer as ApiError) : Promise.resolve(answer);
  });
  // Only what the wallet needs of the client: to ask.
  const api = { call } as unknown as Api;
  const queryClient = createQueryClient();
  queryClient.setQueryData(['session', 'member'], { id: 'm-1', role: 'member', ...member });
  queryClient.setQueryData(permissionQuery(api).queryKey, {
    currency: 'BDT',
    depositMethods: ['ewallet', 'bank'],
    limits: { deposit: { min: bdt('100.00'), max: bdt('50000.00') }, withdrawal: { min: bdt('200.00'), max: bdt('800.00') } },
  } as never);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const opened = await openPage('/', 'member', () => (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <ToastContext value={createToastStore()}>
            <Screen />
          </ToastContext>
        </I18nProvider>
      </QueryClientProvider>
    </ApiContext>
  ));
  return { ...opened, call, answers: given, queryClient };
}
