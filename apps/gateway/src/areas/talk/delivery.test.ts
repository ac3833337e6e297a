// Content N65.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStreamClient, type StreamClient } from '../../events/testing/stream-client.ts';
import { anotherGateway, listening } from '../../testing/another-gateway.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { chatRoom } from './testing.ts';

let gateway: TestGateway;
let port: number;
let room: Awaited<ReturnType<typeof chatRoom>>;
beforeAll(async () => {
  gateway = await startTestGateway();
  port = await listening(gateway.app);
  room = await chatRoom(gateway);
});
afterAll(() => gateway.close());
// Lets enough time pass since the last message for each test to post at once.
beforeEach(() => gateway.clock.advance(301));

describe('the event stream', () => {
  test('carries a room from when the session listens until it leaves', async () => {
    const [reader, author] = [await gateway.registerMember(), await room.writer()];
    const stream = await openStreamClient(port, reader);
    const listened = await reader.value('listenToChatRoom', { params: { roomId: room.roomId } });
    const first = await room.said(author, 'can you hear me?');
    const { data } = await stream.next();
    expect(data).toMatchObject({
      type: 'chatMessages',
      roomId: room.roomId,
      messages: [{ id: first.id, seq: first.seq, text: 'can you hear me?' }],
    });
    expect(data['change']).toBeGreaterThan(listened.change);
    expect(JSON.stringify(data)).not.toContain('"own"');
    await author.value('reactToChatMessage', { params: { messageId: first.id, kind: 'like' }, body: { on: true } });
    expect((await stream.next()).data).toMatchObject({ messages: [{ id: first.id, reactions: [{ kind: 'like', count: 1 }] }] });
    await reader.value('leaveChatRoom', { params: { roomId: room.roomId } });
    await room.said(author, 'and now?');
    // The next event is no chat message any more.
    await gateway.db
      .insertInto('message')
      .values({
        id: randomUUID(),
        merchant: 'lotus',
        member_id: reader.memberId,
        kind: 'welcome',
        params: '{}',
        created_at: gateway.clock.now(),
        read_at: null,
      })
      .execute();
    await reader.value('readAllMessages');
    expect((await stream.next()).data.type).toBe('messagesRead');
    stream.close();
  });

  test('brings a stream that opens later what was said since the session began to listen', async () => {
    const [reader, author] = [await gateway.registerMember(), await room.writer()];
    await reader.value('listenToChatRoom', { params: { roomId: room.roomId } });
    const { id } = await room.said(author, 'while you were away');
    const stream = await openStreamClient(port, reader);
    expect((await stream.next()).data).toMatchObject({ type: 'chatMessages', messages: [{ id }] });
    stream.close();
  });

  test('counts those who listen as online', async () => {
    const reader = await gateway.registerMember({ host: 'delta.localhost' });
    const { list } = await reader.value('listChatRooms');
    await reader.value('listenToChatRoom', { params: { roomId: list[0]!.id } });
    const online = async () => (await reader.value('listChatRooms')).list.map((room) => room.online);
    expect(await online()).toEqual([1, 0, 0, 0]);
    gateway.clock.advance(301);
    expect(await online()).toEqual([0, 0, 0, 0]);
  });
});

const textsOf = async (stream: StreamClient) => ((await stream.next()).data['messages'] as { text: string }[]).map(({ text }) => text);

test('what is said at one gateway is heard at another, and a stream that moves to the first misses nothing', async () => {
  const second = await anotherGateway(gateway);
  const [author, reader] = [await room.writer(), await gateway.registerMember()];
  const stream = await openStreamClient(await listening(second), reader);
  const { last, change } = await reader.value('listenToChatRoom', { params: { roomId: room.roomId } });
  await room.said(author, 'one');
  expect(await textsOf(stream)).toEqual(['one']);
  await second.close();
  await stream.ended;
  await room.said(author, 'two');
  const moved = await openStreamClient(port, reader);
  // The session is still listening, and what it may have missed is sent again; pages recognise repeated messages by their ids.
  expect(await textsOf(moved)).toEqual(['one', 'two']);
  await room.said(author, 'three');
  // The second message's notification may have been under way when the stream opened; then it arrives once more.
  const next = await textsOf(moved);
  expect(next[0] === 'two' ? await textsOf(moved) : next).toEqual(['three']);
  const missed = await room.messages(reader, { after: last, change });
  expect(missed.list.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  moved.close();
});
