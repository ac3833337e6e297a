// Content N65: delivery over several gateways.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStreamClient, type StreamClient } from '../../events/testing/stream-client.ts';
import { anotherGateway, listening } from '../../testing/another-gateway.ts';
import { startTestGateway } from '../../testing/gateway.ts';

const textsOf = async (stream: StreamClient) => ((await stream.next()).data['messages'] as { text: string }[]).map(({ text }) => text);

test('what is said at one gateway is heard at another, and a stream that moves to the first misses nothing', async () => {
  const first = await startTestGateway();
  const second = await anotherGateway(first);
  const [here, there] = [await listening(first.app), await listening(second)];
  const { id: roomId } = await first.db.selectFrom('chat_room').select('id').where('merchant', '=', 'lotus').executeTakeFirstOrThrow();
  const [author, reader] = [await first.registerMember(), await first.registerMember()];
  await first.db.updateTable('member').set({ email_verified_at: first.clock.now() }).where('id', '=', author.memberId).execute();
  const say = async (text: string) => {
    first.clock.advance(3);
    return author.value('postChatMessage', { params: { roomId }, body: { clientId: randomUUID(), text } });
  };

  const stream = await openStreamClient(there, reader);
  const { last, change } = await reader.value('listenToChatRoom', { params: { roomId } });
  await say('one');
  expect(await textsOf(stream)).toEqual(['one']);
  await second.close();
  await stream.ended;
  await say('two');
  const moved = await openStreamClient(here, reader);
  // The session listens still, and what it may have missed since it began comes again: a page knows messages by their ids.
  expect(await textsOf(moved)).toEqual(['one', 'two']);
  await say('three');
  expect(await textsOf(moved)).toEqual(['three']);
  const missed = await reader.value('listChatMessages', { params: { roomId }, query: { after: last, change } });
  expect(missed.list.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  moved.close();
  await first.close();
});
