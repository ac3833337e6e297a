import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { EventHub } from './hub.ts';
import { openStream } from './stream.ts';
import type { Subscriber } from './subscriptions.ts';

/** A hub whose database answers on demand. */
function slowHub() {
  const place = Promise.withResolvers<bigint>();
  const subscribe = (subscriber: Subscriber) => ({ begun: place.promise.then((id) => subscriber.begin(id)), stop: () => undefined });
  return { ...place, hub: { subscribe } as unknown as EventHub };
}
function opening(hub: EventHub) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const stream = openStream(
    hub,
    response,
    { merchant: 'lotus', memberId: null, sessionId: null },
    {
      lastEventId: undefined,
      writeHead: () => void response.writeHead(200),
      retry: 1000,
      visitor: { ip: '203.0.113.7', country: null },
      now: () => new Date(),
      onEnd: () => undefined,
    },
  );
  return { response, stream };
}

test('a page learns that its stream is open when its place is known: from then on it receives every event', async () => {
  const { hub, resolve } = slowHub();
  const { response, stream } = opening(hub);
  expect(response.headersSent).toBe(false);
  resolve(7n);
  await stream;
  expect(response.headersSent).toBe(true);
});

test('nothing is written to a caller who has been refused meanwhile', async () => {
  const { hub, resolve } = slowHub();
  const { response, stream } = opening(hub);
  response.writeHead(503).end();
  resolve(7n);
  await stream;
  expect(response.statusCode).toBe(503);
});

test('without its place a stream does not begin, so that its caller can still refuse', async () => {
  const { hub, reject } = slowHub();
  const { response, stream } = opening(hub);
  reject(new Error('the database is away'));
  await expect(stream).rejects.toThrow('the database is away');
  expect([response.headersSent, response.writableEnded]).toEqual([false, false]);
});
