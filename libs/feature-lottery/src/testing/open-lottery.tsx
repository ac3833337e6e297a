import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createQueryClient, type Api, type ApiError } from '@parlour/api';
import { openPage } from '@parlour/routes/testing';
import { createToastStore, ToastContext } from '@parlour/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { rules, vnd } from './lottery-answers.ts';

/** The gateway's answers by operation: a value, a function of the request, or an ApiError to throw. */
export type Answers = Record<string, unknown>;

const page = { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 0 };
const none = { lines: 0, stake: vnd('0'), payout: vnd('0'), refund: vnd('0'), validBet: vnd('0') };

/** Part of the lottery, at this address, for a member who has 10,000,000 VND. Operations without an answer stay pending. */
export async function openLottery(content: ReactNode, answers: Answers = {}, path = '/') {
  const given: Answers = {
    getSystemStatus: () => ({ status: 0, serverTime: new Date().toISOString() }),
    getBalance: { available: vnd('10000000'), locked: vnd('0'), version: 1, playMoney: false },
    getLotteryRules: rules,
    listLotteryBets: { list: [], page, totals: none },
    listOpenedDraws: { list: [], page },
    ...answers,
  };
  const call = vi.fn((operation: string, input?: object) => {
    if (!(operation in given)) return new Promise(() => undefined);
    const answer = given[operation];
    if (answer instanceof Error) return Promise.reject(answer as ApiError);
    return Promise.resolve(typeof answer === 'function' ? (answer as (input?: object) => unknown)(input) : answer);
  });
  // The lottery uses only this part of the client.
  const api = { call } as unknown as Api;
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const opened = await openPage(path, 'member', () => (
    <ApiContext value={api}>
      <QueryClientProvider client={createQueryClient()}>
        <I18nProvider i18n={i18n}>
          <Provider store={createStore()}>
            <ToastContext value={createToastStore()}>{content}</ToastContext>
          </Provider>
        </I18nProvider>
      </QueryClientProvider>
    </ApiContext>
  ));
  return { ...opened, call, answers: given };
}
