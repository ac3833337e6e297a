import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clockText, Countdown } from './Countdown.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('follows the clock, even after a sleep, and ends once', async () => {
  const end = vi.fn();
  await render(<Countdown until={1_065_000} locale="en" onEnd={end} />);
  await expect.element(page.getByText('1:05')).toBeVisible();
  vi.setSystemTime(1_064_100);
  vi.advanceTimersByTime(250);
  await expect.element(page.getByText('0:01')).toBeVisible();
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  await expect.element(page.getByText('0:00')).toBeVisible();
  expect(end).toHaveBeenCalledOnce();
});

test('tells screen readers at the seconds given only', async () => {
  const text = (seconds: number) => `${seconds} seconds left`;
  await render(<Countdown until={1_032_000} locale="en" spoken={{ at: [60, 30, 10], text }} />);
  const said = page.getByRole('status');
  await expect.element(page.getByText('0:32')).toBeVisible();
  await expect.element(said).toHaveTextContent('');
  vi.advanceTimersByTime(2_000);
  await expect.element(said).toHaveTextContent('30 seconds left');
  vi.advanceTimersByTime(5_000);
  await expect.element(said).toHaveTextContent('30 seconds left');
  vi.advanceTimersByTime(15_000);
  await expect.element(said).toHaveTextContent('10 seconds left');
});

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [60, '1:00'],
  [3600, '1:00:00'],
  [93_609, '26:00:09'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockText(seconds, 'en')).toBe(text);
});

test('is written in the digits of the language', () => expect(clockText(93_609, 'bn-u-nu-beng')).toBe('২৬:০০:০৯'));
