// @flag announcements
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ApiContext, createQueryClient, type Api, type Schema } from '@parlour/api';
import { openPage } from '@parlour/routes/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NoticeMarquee } from './notice-marquee.tsx';

const announcement = (id: string, type: Schema<'Announcement'>['type'], title: string, execution: 'A' | 'B' = 'B') => ({
  id,
  version: 1,
  language: 'EN',
  title,
  content: `<p>All about ${title.toLowerCase()}</p>`,
  execution,
  type,
  publishedAt: '2026-11-20T18:30:00.000Z',
  position: 0,
});
const all = [
  announcement('n-1', 'B', 'New tables'),
  announcement('n-2', 'B', 'Shorter waits'),
  announcement('p-1', 'PL', 'Night of maintenance'),
  announcement('u-1', 'PU', 'A popup'),
  announcement('m-1', 'PL', 'Members only', 'A'),
];

function open(path: string, list: readonly Schema<'Announcement'>[] = all) {
  // The marquee only requests the list.
  const api = { call: () => Promise.resolve({ list }) } as unknown as Api;
  const queryClient = createQueryClient();
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return openPage(path, 'guest', () => (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <Suspense>
            <NoticeMarquee />
          </Suspense>
        </I18nProvider>
      </QueryClientProvider>
    </ApiContext>
  ));
}
const notice = (name: string) => page.getByRole('region', { name: 'Notices' }).getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Announcements' });

test('notices and platform news scroll past; popups and announcements for members do not', async () => {
  await open('/');
  await expect.element(notice('New tables')).toBeInTheDocument();
  await expect.element(notice('Night of maintenance')).toBeInTheDocument();
  await expect.element(notice('A popup')).not.toBeInTheDocument();
  await expect.element(notice('Members only')).not.toBeInTheDocument();
});

test('a press opens the announcement in its tab and puts it into the address; Back closes it', async () => {
  const { router } = await open('/');
  await expect.element(notice('Night of maintenance')).toBeInTheDocument();
  (notice('Night of maintenance').element() as HTMLElement).click();
  await expect.element(dialog().getByText('All about night of maintenance')).toBeVisible();
  await expect.element(dialog().getByRole('tab', { name: 'About this site' })).toHaveAttribute('aria-selected', 'true');
  expect(router.state.location.search).toEqual({ notice: 'p-1' });
  router.history.back();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({});
});

test('an announcement shows its pictures in their order, and is marked with the language that it is written in', async () => {
  const image = (sequence: number, alt: string) => ({ sequence, url: 'data:,', width: 1600, height: 800, alt });
  const announcementImages = [image(1, 'পূর্ণিমার চাঁদ'), image(2, 'ভোরের সূর্য')];
  await open('/?notice=n-1', [{ ...announcement('n-1', 'B', 'New tables'), language: 'BN', announcementImages }, ...all.slice(1)]);
  await expect.element(dialog().getByRole('img').first()).toHaveAttribute('alt', 'পূর্ণিমার চাঁদ');
  await expect.element(dialog().getByRole('img').last()).toHaveAttribute('alt', 'ভোরের সূর্য');
  const text = dialog().getByText('All about new tables');
  await expect.element(text).toBeVisible();
  expect(text.element().closest('[lang]')?.getAttribute('lang')).toBe('bn');
  // Behind the dialog, where no role is found.
  expect(document.querySelector('[aria-label=Notices] button')!.getAttribute('lang')).toBe('bn');
});

test('the address opens its announcement, and closing it leaves the page as it was', async () => {
  const { router } = await open('/?search=&notice=n-2');
  await expect.element(dialog().getByText('All about shorter waits')).toBeVisible();
  await dialog().getByRole('tab', { name: 'About this site' }).click();
  await expect.element(dialog().getByRole('button', { name: /^Night of maintenance/ })).toBeVisible();
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(router.state.location.search).toEqual({ search: '' });
});

test('the address of a deleted announcement shows the others; with a single type there are no tabs', async () => {
  await open('/?notice=gone', all.slice(0, 2));
  await expect.element(dialog().getByRole('button', { name: /^New tables/ })).toBeVisible();
  await expect.element(dialog().getByRole('tab')).not.toBeInTheDocument();
});
