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

/** What the gateway answers, by operation: a value, what makes one of the request, or an ApiError to refuse with. */
export type Answers = Record<string, unknown>;

const page = { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 0 };
const none = { lines: 0, stake: vnd('0'), payout: vnd('0'), refund: vnd('0'), validBet: vnd('0') };

/** A part of the lottery of a member who has 10,000,000 VND. An operation without an answer stays without one. */
export async function openLottery(content: ReactNode, answers: Answers = {}) {
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
  // Only what the lottery needs of the client: to ask.
  const api = { call } as unknown as Api;
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const opened = await openPage('/', 'member', () => (
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
