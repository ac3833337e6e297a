import { ApiError, permissionQuery, type Schema } from '@parlour/api';
import { openScreen, type Answers } from '@parlour/routes/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LiveChatDialog } from './live-chat-dialog.tsx';

const chatUrl = 'https://chat.provider.example/begin?ticket=once';
const desk = (change: Partial<Schema<'LiveChatDesk'>> = {}): Schema<'LiveChatDesk'> => ({
  id: 'help',
  name: 'Help desk',
  languages: ['EN'],
  online: true,
  waiting: 0,
  ...change,
});
const [onFeedback, onClose] = [vi.fn(), vi.fn()];
const open = (answers: Answers, frameOrigins: string[] = ['https://chat.provider.example']) =>
  openScreen(
    () => <LiveChatDialog contacts={<a href="mailto:help@atrium.example">Mail</a>} onFeedback={onFeedback} onClose={onClose} />,
    answers,
    {
      known: (queryClient, api) => queryClient.setQueryData(permissionQuery(api).queryKey, { frameOrigins } as never),
    },
  );

test('while nobody is there, it says so, with hours, contacts and feedback', async () => {
  await open({ listLiveChatDesks: { framed: true, list: [desk({ online: false, hours: { from: '09:00', to: '17:00' } })] } });
  await expect.element(page.getByText('No one is here right now')).toBeVisible();
  await expect.element(page.getByText('09:00–17:00')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Write feedback' }).click();
  expect(onFeedback).toHaveBeenCalledOnce();
});

test('the chat of the chosen desk opens in a frame that cannot navigate the page', async () => {
  const { call } = await open({
    listLiveChatDesks: { framed: true, list: [desk(), desk({ id: 'money', name: 'Payments', waiting: 2 })] },
    launchLiveChat: { chatUrl },
  });
  await page.getByRole('radio', { name: /Payments/ }).click();
  await page.getByRole('button', { name: 'Start the chat' }).click();
  const frame = page.getByTitle('Live chat', { exact: true });
  await expect.element(frame).toHaveAttribute('src', chatUrl);
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
  expect(call).toHaveBeenCalledWith('launchLiveChat', expect.objectContaining({ body: { modelId: 'money' } }));
});

test('a chat that may not be framed is a link to a new tab without access to the page', async () => {
  await open({ listLiveChatDesks: { framed: true, list: [desk()] }, launchLiveChat: { chatUrl } }, []);
  await page.getByRole('button', { name: 'Start the chat' }).click();
  const link = page.getByRole('link', { name: 'Open the chat' });
  await expect.element(link).toHaveAttribute('href', chatUrl);
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a desk that has closed meanwhile is named, and the choice stays', async () => {
  await open({
    listLiveChatDesks: { framed: true, list: [desk()] },
    launchLiveChat: new ApiError({ code: 'live_chat_closed', status: 409 }),
  });
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOptions('deposit');
  await page.getByRole('button', { name: 'Start the chat' }).click();
  await expect.element(page.getByText(/The live chat is closed right now/)).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('deposit');
});
