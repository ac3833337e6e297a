import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dress } from '../testing/dress.ts';
import { EmptyState, ErrorState } from './StateMessage.tsx';

beforeEach(() => dress('dark'));

test('an error is announced at once, with a retry button and a reference for the help desk', async () => {
  const retry = vi.fn();
  const { rerender } = await render(<ErrorState title="The list did not load" retryText="Try again" onRetry={retry} reference="req-1" />);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/req-1/);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
  await rerender(<ErrorState title="The list did not load" retryText="Try again" onRetry={retry} retrying />);
  await page.getByRole('button', { name: 'Try again' }).click({ force: true });
  expect(retry).toHaveBeenCalledOnce();
});

test('a message that is the whole screen is its heading', async () => {
  await render(<EmptyState title="Nothing here" wholeScreen />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
});
