// N50.
import type { Schema } from '@parlour/api';
import { openScreen } from '@parlour/routes/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MessagesScreen } from './messages-screen.tsx';

const message = (id: string, title: string, day: number): Schema<'Message'> => ({
  id,
  kind: 'broadcast',
  params: {},
  read: false,
  createdAt: `2030-01-0${day}T12:00:00Z`,
  written: { title, content: `<p>About ${title}</p>`, language: 'EN', linkageType: 'NONE' },
});
const listed = (...list: Schema<'Message'>[]) => ({ list, page: { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: list.length } });
const [newer, read, older] = [message('m-3', 'Newer', 3), message('m-2', 'Summer', 2), message('m-1', 'Older', 1)];
const titles = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => /Newer|Summer|Older/.exec(item.textContent)?.[0]);

test('an unread message stays where it is while it is read, until another filter is chosen or it is deleted', async () => {
  const answers = { listMessages: listed(newer, read, older), readMessage: null, deleteMessage: null };
  const { call } = await openScreen(MessagesScreen, answers);
  const asked = (name: string) => call.mock.calls.filter(([operation]) => operation === name).length;
  await page.getByRole('button', { name: 'Unread' }).click();
  await expect.poll(() => asked('listMessages')).toBe(2);
  answers.listMessages = listed(newer, older);
  await page.getByText('Summer', { exact: true }).click();
  await expect.poll(() => [asked('readMessage'), asked('listMessages')]).toEqual([1, 3]);
  await expect.element(page.getByText('About Summer')).toBeVisible();
  expect(titles()).toEqual(['Newer', 'Summer', 'Older']);
  await page.getByRole('button', { name: 'News' }).click();
  await expect.poll(titles).toEqual(['Newer', 'Older']);
});

test('a deleted message leaves the list', async () => {
  const answers = { listMessages: listed(newer, read), readMessage: null, deleteMessage: null };
  await openScreen(MessagesScreen, answers);
  await page.getByText('Summer', { exact: true }).click();
  answers.listMessages = listed(newer);
  await page.getByRole('button', { name: 'Delete message' }).last().click();
  await expect.poll(titles).toEqual(['Newer']);
});
