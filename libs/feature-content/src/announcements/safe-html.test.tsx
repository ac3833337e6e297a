// N4.
import { openScreen } from '@parlour/routes/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SafeHtml } from './safe-html.tsx';

afterEach(() => vi.restoreAllMocks());

const html = '<p><a href="https://news.example/today">News</a> <a href="/help#limits">Limits</a></p>';

test('a link to another site names it, and opens it beside this one only after a yes', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await openScreen(() => <SafeHtml html={html} />, {});
  await page.getByRole('link', { name: 'News' }).click();
  await expect.element(page.getByText(/^The link leads to news\.example\./)).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(opened).not.toHaveBeenCalled();
  await page.getByRole('link', { name: 'News' }).click();
  await page.getByRole('button', { name: 'Go to news.example' }).click();
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://news.example/today', '_blank', 'noopener,noreferrer');
});
