import { openScreen } from '@parlour/routes/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { useAppBadge } from './use-app-badge.ts';

function Screen() {
  useAppBadge();
  return <h1>Home</h1>;
}
const installed = (is: boolean) =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches: is, media: query }) as MediaQueryList);

afterEach(() => vi.restoreAllMocks());

test('the icon of the installed app shows how many messages are unread', async () => {
  installed(true);
  const badge = vi.spyOn(navigator, 'setAppBadge').mockResolvedValue();
  await openScreen(Screen, { getMemberState: { unreadMessage: 3, missionCount: 0, availablePromoCount: 0 } });
  await expect.poll(() => badge.mock.lastCall).toEqual([3]);
});

test('in a browser nothing is set', async () => {
  installed(false);
  const badge = vi.spyOn(navigator, 'setAppBadge').mockResolvedValue();
  await openScreen(Screen, { getMemberState: { unreadMessage: 3, missionCount: 0, availablePromoCount: 0 } });
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
  expect(badge).not.toHaveBeenCalled();
});
