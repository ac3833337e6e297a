import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, firstLoginQuery, memberQuery, type Api, type Schema } from '@parlour/api';
import { openPage } from '@parlour/routes/testing';
import { createToastStore, ToastContext } from '@parlour/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useWelcome } from './use-welcome.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
// No request is made: the logged-in member is in the cache.
const api = {} as Api;
const rahima = { id: 'm-1', nickname: 'Rahima', role: 'member', type: 0 } as Schema<'MemberInfo'>;

async function finishLogIn(first: string | undefined, member = rahima) {
  const cache = new QueryClient();
  const toasts = createToastStore();
  cache.setQueryData(memberQuery(api).queryKey, member);
  if (first !== undefined) cache.setQueryData(firstLoginQuery().queryKey, { id: first, greeted: false });
  function LogIn() {
    return <button onClick={useWelcome()}>Log in</button>;
  }
  await openPage('/', 'member', () => (
    <ApiContext value={api}>
      <QueryClientProvider client={cache}>
        <I18nProvider i18n={i18n}>
          <ToastContext value={toasts}>
            <LogIn />
          </ToastContext>
        </I18nProvider>
      </QueryClientProvider>
    </ApiContext>
  ));
  // Somebody who logs in again is not new.
  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'Log in' }).click();
  return toasts.current();
}

test('a member who logs in for the very first time is greeted and pointed to account security', async () => {
  const shown = await finishLogIn('m-1');
  expect(shown).toMatchObject([{ mood: 'success', text: 'Welcome, \u2068Rahima\u2069! Your account is ready.' }]);
  expect(shown[0]!.action).toMatchObject({ text: 'Protect your account' });
});

test('an agent, who has no such page, is only greeted', async () => {
  const shown = await finishLogIn('m-1', { ...rahima, type: 1 });
  expect(shown).toHaveLength(1);
  expect(shown[0]!.action).toBeUndefined();
});

test.each([undefined, 'm-0'])('nobody else is greeted, whoever was logged in before (%s)', async (first) => {
  expect(await finishLogIn(first)).toEqual([]);
});
