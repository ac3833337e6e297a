import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Confirm receipt' }).click();
  expect(act).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Second')).not.toBeInTheDocument();
});

test('a message goes by itself', async () => {
  const store = await region();
  store.show({ text: 'Copied', lastsMs: 150 });
  await expect.element(page.getByText('Copied')).toBeVisible();
  await expect.element(page.getByText('Copied')).not.toBeInTheDocument();
});

test('the pointer on it stops the clock, and it starts over after', async () => {
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
