import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { dress } from '../testing/dress.ts';
import { swipe } from '../testing/swipe.ts';
import { createToastStore } from './toast-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

async function region() {
  const store = createToastStore();
  await render(<ToastRegion store={store} label="Notifications" closeText="Close" />);
  return store;
}
const live = (urgency: string) => document.querySelector(`[aria-live=${urgency}]`)!;

test('a message is added to the polite region, a failure to the assertive one', async () => {
  const store = await region();
  expect([live('polite').textContent, live('assertive').textContent]).toEqual(['', '']);
  store.show({ mood: 'success', text: 'Deposit received' });
  store.show({ mood: 'danger', text: 'The connection was lost' });
  await expect.poll(() => live('polite').textContent).toBe('Deposit received');
  expect(live('assertive').textContent).toBe('The connection was lost');
});

test('the close button removes one, the action acts and removes', async () => {
  const store = await region();
  const act = vi.fn();
  store.show({ text: 'First', lastsMs: null });
  store.show({ text: 'Second', lastsMs: null, action: { text: 'Confirm receipt', onPress: act } });
  // They are stacked on each other.
  await page.getByText('Second').hover();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Confirm receipt' }).click();
  expect(act).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Second')).not.toBeInTheDocument();
});

test('a message disappears by itself', async () => {
  const store = await region();
  store.show({ text: 'Copied', lastsMs: 150 });
  await expect.element(page.getByText('Copied')).toBeVisible();
  await expect.element(page.getByText('Copied')).not.toBeInTheDocument();
});

test('hovering pauses its timer, which then starts over', async () => {
  const store = await region();
  store.show({ text: 'Read me', lastsMs: 400 });
  await page.getByText('Read me').hover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.element(page.getByText('Read me')).toBeVisible();
  await page.getByText('Read me').unhover();
  await expect.element(page.getByText('Read me')).not.toBeInTheDocument();
});

test('the same text twice is one message, and at most four stay', () => {
  const store = createToastStore();
  for (const text of ['a', 'b', 'b', 'c', 'd', 'e']) store.show({ text });
  expect(store.current().map((toast) => toast.text)).toEqual(['b', 'c', 'd', 'e']);
});

test('a swipe dismisses it; a nudge does not', async () => {
  const store = await region();
  store.show({ text: 'Push me', lastsMs: null });
  await expect.element(page.getByText('Push me')).toBeVisible();
  const card = page.getByText('Push me').element().parentElement!.parentElement!;
  swipe(card, { x: 20 });
  await expect.element(page.getByText('Push me')).toBeVisible();
  swipe(card, { x: -260 });
  await expect.element(page.getByText('Push me')).not.toBeInTheDocument();
});

test('on a phone several are stacked, and spread out when touched', async () => {
  await page.viewport(390, 700);
  const store = await region();
  for (const text of ['First', 'Second', 'Third']) store.show({ text, lastsMs: null });
  await expect.element(page.getByText('Third')).toBeVisible();
  const top = (text: string) => page.getByText(text).element().getBoundingClientRect().top;
  await expect.poll(() => top('Third') - top('First')).toBeLessThan(30);
  await page.getByText('Third').hover();
  await expect.poll(() => top('Third') - top('First')).toBeGreaterThan(80);
  await page.viewport(1200, 700);
});

test.each([390, 1200])('the header can be pressed while one is shown, %i px wide', async (width) => {
  dress('dark');
  await page.viewport(width, 700);
  const store = createToastStore();
  const press = vi.fn();
  const header = [
    <button key="first">Logo</button>,
    <button key="last" onClick={press}>
      Member menu
    </button>,
  ];
  await render(
    <>
      <AppFrame
        header={<div style={{ display: 'flex', justifyContent: 'space-between', blockSize: '4rem' }}>{header}</div>}
        skipText="Skip to content"
        sideLabel="Main menu"
        sideOpen={false}
        onSideOpenChange={() => undefined}
        closeSideText="Close menu"
      >
        <h1>Home</h1>
      </AppFrame>
      <ToastRegion store={store} label="Notifications" closeText="Close" />
    </>,
  );
  store.show({ text: 'You are logged in', lastsMs: null });
  await expect.element(page.getByText('You are logged in')).toBeVisible();
  await page.getByRole('button', { name: 'Member menu' }).click({ timeout: 3000 });
  expect(press).toHaveBeenCalledOnce();
  await page.viewport(1200, 700);
});
