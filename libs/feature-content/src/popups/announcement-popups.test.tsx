import { ApiError, firstLoginQuery, type Schema } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AnnouncementPopups } from './announcement-popups.tsx';

const announcement = (change: Partial<Schema<'Announcement'>>): Schema<'Announcement'> => ({
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  language: 'EN',
  title: 'Title',
  content: '<p>Text</p>',
  execution: 'A',
  type: 'PU',
  publishedAt: '2030-01-01T00:00:00Z',
  position: 0,
  ...change,
});
const popup = announcement({ id: '00000000-0000-4000-8000-00000000000a', title: 'Offer of the week' });
const notice = announcement({ type: 'PL', title: 'New conditions', pinned: true });
const state = (change: Partial<Schema<'NoticeState'>> = {}): Schema<'NoticeState'> => ({ confirmed: [], offers: true, ...change });

const open = (list: Schema<'Announcement'>[], answers: object, { who, first }: { who?: null; first?: string } = {}) =>
  openScreen(
    () => (
      <main>
        <AnnouncementPopups />
      </main>
    ),
    { listAnnouncements: { list }, ...answers },
    {
      ...(who === null && { who }),
      known: (cache) => first && cache.setQueryData(firstLoginQuery().queryKey, { id: first, greeted: true }),
    },
  );
const dialog = (name: string) => page.getByRole('dialog', { name });
/** Waits until the page has been quiet for long enough. */
const quietly = async () => {
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1500);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // Automated browsers are shown no popups.
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a pinned notice comes before popups, and is not shown again once confirmed', async () => {
  const { answers, call } = await open([popup, notice], { getNoticeState: state(), confirmNotice: null });
  await quietly();
  await expect.element(dialog('New conditions')).toBeVisible();
  answers['getNoticeState'] = state({ confirmed: [{ id: notice.id, version: 1 }] });
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect.element(dialog('New conditions')).not.toBeInTheDocument();
  expect(call).toHaveBeenCalledWith('confirmNotice', { path: { noticeId: notice.id }, body: { version: 1 } });
  await quietly();
  await expect.element(dialog('Offer of the week')).toBeVisible();
});

test('a notice that could not be confirmed stays, with the reason', async () => {
  await open([notice], { getNoticeState: state(), confirmNotice: new ApiError({ code: 'too_many_requests', status: 429 }) });
  await quietly();
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect.element(page.getByText(/Too many/)).toBeVisible();
  await expect.element(dialog('New conditions')).toBeVisible();
});

test('a new version must be confirmed again', async () => {
  await open([{ ...notice, version: 2 }], { getNoticeState: state({ confirmed: [{ id: notice.id, version: 1 }] }) });
  await quietly();
  await expect.element(dialog('New conditions')).toBeVisible();
});

test('at the first log-in its own popup precedes those for members, although the page has greeted the member', async () => {
  const greeting = { ...popup, id: '00000000-0000-4000-8000-00000000000f', title: 'Welcome', execution: 'F' as const };
  await open([popup, greeting], { getNoticeState: state() }, { first: 'm-1' });
  await quietly();
  await expect.element(dialog('Welcome')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(dialog('Offer of the week')).toBeVisible();
});

test('visitors are not asked to confirm anything', async () => {
  const { call } = await open([notice, { ...popup, execution: 'B' }], { getNoticeState: state() }, { who: null });
  await quietly();
  await expect.element(dialog('Offer of the week')).toBeVisible();
  expect(call.mock.calls.map(([operation]) => operation)).not.toContain('getNoticeState');
});

test.each([
  ['a member excluded from betting', { offers: false, webdriver: false }],
  ['an automated browser', { offers: true, webdriver: true }],
])('%s sees notices but no popups', async (_, { offers, webdriver }) => {
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(webdriver);
  const { answers } = await open([popup, notice], { getNoticeState: state({ offers }), confirmNotice: null });
  await quietly();
  answers['getNoticeState'] = state({ offers, confirmed: [{ id: notice.id, version: 1 }] });
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect.element(dialog('New conditions')).not.toBeInTheDocument();
  expect(vi.getTimerCount(), 'popups that wait to open').toBe(0);
});
