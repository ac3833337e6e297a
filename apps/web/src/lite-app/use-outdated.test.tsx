import { ApiError, useApi } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useOutdated } from './use-outdated.ts';

const outdated = new ApiError({ code: 'page_outdated', status: 409 });

function Screen() {
  useOutdated();
  const api = useApi();
  const { mutate } = useMutation({ mutationFn: () => api.call('readAllMessages', {}) });
  useQuery({ queryKey: ['count'], queryFn: () => api.call('getUnreadCount' as never, {} as never) });
  return (
    <form>
      <input aria-label="Note" />
      <button type="button" onClick={() => mutate()}>
        Send
      </button>
    </form>
  );
}
const question = () => page.getByText('This page is out of date. Please reload it and try again.');

test('a page that the gateway no longer serves asks once for a reload, and keeps the input', async () => {
  await openScreen(Screen, { getUnreadCount: { count: 0 }, readAllMessages: outdated });
  await page.getByRole('textbox', { name: 'Note' }).fill('half a sentence');
  await expect.element(question()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(question()).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
});

test('also if the page has only read something', async () => {
  await openScreen(Screen, { getUnreadCount: outdated });
  await expect.element(question()).toBeVisible();
});
