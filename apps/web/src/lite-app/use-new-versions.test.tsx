// N84.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Outlet } from '@parlour/routes';
import { openPage } from '@parlour/routes/testing';
import { WithToasts } from '@parlour/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { keepWorker } from './keep-worker.ts';
import { useNewVersions } from './use-new-versions.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const line = () => page.getByText('A new version is here.');
const take = vi.fn();

/** Opens a page of the site, while whose visit a new version arrives. */
async function visit(path: string) {
  let worker: Parameters<typeof keepWorker>[1];
  const keep: typeof keepWorker = (_language, events) => {
    worker = events;
    return () => undefined;
  };
  function Versions() {
    useNewVersions(keep);
    return <Outlet />;
  }
  const Frame = () => (
    <I18nProvider i18n={i18n}>
      <WithToasts>
        <Versions />
      </WithToasts>
    </I18nProvider>
  );
  const { router } = await openPage(path, 'member', () => <h1>Home</h1>, { frame: Frame });
  const shown = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();
  return {
    shown,
    arrive: () => worker.onNewVersion(take),
    async goTo(to: '/' | '/promotions' | '/member/depositv2', name: string) {
      await router.navigate({ to });
      await shown(name);
    },
  };
}
/** As long as a page that was just opened takes to settle. */
const settle = () => vi.advanceTimersByTime(3000);

beforeEach(() => {
  take.mockClear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

test('a new version is offered by a line, and taken by the next step to another page', async () => {
  const { shown, arrive, goTo } = await visit('/');
  await shown('Home');
  arrive();
  await expect.element(line()).toBeVisible();
  settle();
  expect(take).not.toHaveBeenCalled();
  await goTo('/promotions', 'promotions');
  expect(take).toHaveBeenCalledOnce();
});

test('it waits while the cashier is open, on both of its pages, and is taken when the member has left it', async () => {
  const { shown, arrive, goTo } = await visit('/member/withdraw');
  await shown('withdraw');
  arrive();
  await expect.element(line()).toBeVisible();
  await goTo('/member/depositv2', 'deposit');
  settle();
  expect(take).not.toHaveBeenCalled();
  await goTo('/', 'Home');
  expect(take).toHaveBeenCalledOnce();
});

test('in the cashier it is taken at once by the button', async () => {
  const { shown, arrive } = await visit('/member/withdraw');
  await shown('withdraw');
  arrive();
  await page.getByRole('button', { name: 'Update now' }).click();
  expect(take).toHaveBeenCalledOnce();
});

test('over a game it is not even offered', async () => {
  const { shown, arrive, goTo } = await visit('/seamless');
  await shown('seamless');
  arrive();
  settle();
  await expect.element(line()).not.toBeInTheDocument();
  expect(take).not.toHaveBeenCalled();
  await goTo('/', 'Home');
  expect(take).toHaveBeenCalledOnce();
});
