// @flag chatRoom
import { ApiError, mergeChatMessages, type Schema } from '@parlour/api';
import { openScreen, type Answers } from '@parlour/routes/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChatScreen } from './chat-screen.tsx';

const roomId = '00000000-0000-4000-8000-000000000001';
const me = '00000000-0000-4000-8000-0000000000aa';
const other = '00000000-0000-4000-8000-0000000000bb';
const room: Schema<'ChatRoom'> = { id: roomId, title: 'English', topic: '', language: 'EN', online: 2, slowMode: 0, mayWrite: true };
const said = (seq: number, change: Partial<Schema<'ChatMessage'>> = {}): Schema<'ChatMessage'> => ({
  id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  author: other,
  nickname: 'Mina',
  level: 3,
  text: `Message ${seq}`,
  at: '2026-11-29T10:00:00Z',
  removed: false,
  reactions: [],
  ...change,
});
const messages = (list: Schema<'ChatMessage'>[]): Schema<'ChatMessages'> => ({ list, last: list.at(-1)?.seq ?? 0, change: 1, more: false });
const onFeedback = vi.fn();
const open = (answers: Answers) =>
  openScreen(() => <ChatScreen onFeedback={onFeedback} />, {
    listChatRooms: { list: [room], excluded: false, hidden: [] },
    listenToChatRoom: { author: me, last: 0, change: 1 },
    leaveChatRoom: null,
    ...answers,
  });
const box = () => page.getByRole('textbox', { name: 'Your message' });

test('the input stays when the gateway refuses a message, and sending repeats the same message', async () => {
  const { call, answers } = await open({
    listChatMessages: messages([said(1)]),
    postChatMessage: new ApiError({ code: 'chat_words', status: 422 }),
  });
  await box().fill('Hello there');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText(/words that aren’t allowed/)).toBeVisible();
  await expect.element(box()).toHaveValue('Hello there');
  answers['postChatMessage'] = said(2, { author: me, own: true, text: 'Hello there' });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(box()).toHaveValue('');
  await expect.element(page.getByText('Hello there')).toBeVisible();
  const ids = call.mock.calls
    .filter(([id]) => id === 'postChatMessage')
    .map(([, input]) => (input as { body: { clientId: string } }).body.clientId);
  expect(new Set(ids).size).toBe(1);
});

test('a reader who has scrolled up stays there and is told how many messages are new', async () => {
  const { queryClient } = await open({ listChatMessages: messages(Array.from({ length: 60 }, (_, index) => said(index + 1))) });
  const log = page.getByRole('log', { name: 'Messages of English' });
  await expect.element(page.getByText('Message 60')).toBeVisible();
  const { promise: scrolled, resolve } = Promise.withResolvers<unknown>();
  log.element().addEventListener('scroll', resolve, { once: true });
  log.element().scrollTop = 0;
  await scrolled;
  await expect.element(page.getByText('Message 1', { exact: true })).toBeVisible();
  mergeChatMessages(queryClient, roomId, [said(61), said(62)], 2);
  const news = page.getByRole('button', { name: '2 new' });
  await expect.element(news).toBeVisible();
  expect(log.element().scrollTop).toBe(0);
  await userEvent.click(news);
  await expect.element(news).not.toBeInTheDocument();
  await expect.element(page.getByText('Message 62')).toBeVisible();
});

test('a room opens at its newest message, however high the messages turn out to be', async () => {
  const long = Array.from({ length: 40 }, (_, index) => said(index + 1, { text: `${index + 1} ${'word '.repeat(39)}` }));
  await open({ listChatMessages: messages(long) });
  const log = page.getByRole('log', { name: 'Messages of English' });
  await expect.element(page.getByText(/^40 word/)).toBeInViewport({ ratio: 1 });
  const { scrollTop, clientHeight, scrollHeight } = log.element();
  expect(scrollHeight - scrollTop - clientHeight).toBeLessThanOrEqual(1);
});

test('a muted member can read, and is told the reason and how to appeal', async () => {
  const muted: Schema<'ChatRoom'> = { ...room, mayWrite: false, why: 'muted', reason: 'Insults' };
  await open({ listChatMessages: messages([said(1)]), listChatRooms: { list: [muted], excluded: false, hidden: [] } });
  await expect.element(page.getByText('The reason: Insults')).toBeVisible();
  await expect.element(box()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'I think this is a mistake' }).click();
  expect(onFeedback).toHaveBeenCalledOnce();
});

test('a member who is muted while writing reads why, and goes on with the same text when the mute has ended', async () => {
  const { answers } = await open({
    listChatMessages: messages([said(1)]),
    postChatMessage: new ApiError({ code: 'chat_muted', status: 403 }),
  });
  await box().fill('Buy from me');
  const until = new Date(Date.now() + 1000).toISOString();
  answers['listChatRooms'] = { list: [{ ...room, mayWrite: false, why: 'muted', until, reason: 'Adverts' }], excluded: false, hidden: [] };
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('The reason: Adverts')).toBeVisible();
  await expect.element(box()).not.toBeInTheDocument();
  answers['listChatRooms'] = { list: [room], excluded: false, hidden: [] };
  await expect.element(box()).toHaveValue('Buy from me');
  await expect.element(page.getByText(/You can’t write in the chat/)).not.toBeInTheDocument();
});

test('a message is reported with a reason, and a removed one keeps its place without its text', async () => {
  const removed = said(1, { removed: true });
  delete removed.text;
  const { call } = await open({ listChatMessages: messages([removed, said(2)]), reportChatMessage: null });
  await expect.element(page.getByText('This message was removed.')).toBeVisible();
  await page.getByRole('button', { name: 'More about the message by Mina' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByRole('radio', { name: 'Advertising' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('reportChatMessage', expect.objectContaining({ body: { reason: 'spam' } })));
});
