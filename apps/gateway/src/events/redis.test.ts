import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openRedis, type RedisLink } from '../db/redis-link.ts';
import { startRedis, redisProgram, type RedisServer } from '../testing/redis/server.ts';
import { startTwoGateways, type TwoGateways } from '../testing/two-gateways.ts';
import { fund } from '../areas/wallet/testing.ts';
import { eventChannel } from '../db/notifier.ts';
import { openStreamClient, type StreamClient } from './testing/stream-client.ts';
import { onRedis } from '../testing/needing.ts';

const program = await redisProgram();
const streams: StreamClient[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

onRedis(program).describe('two gateways with a Redis', () => {
  let server: RedisServer;
  let links: RedisLink[];
  let two: TwoGateways;
  beforeAll(async () => {
    server = await startRedis(program!);
    const open = () => openRedis(server.url, () => undefined);
    links = [await open(), await open(), await open()];
    two = await startTwoGateways({ redis: links[0]! }, { redis: links[1]! });
  });
  afterAll(async () => {
    await two.close();
    for (const link of links) link.close();
    await server.close();
  });
  const health = async () =>
    (await two.there(undefined, { host: 'localhost' }).inject({ method: 'GET', url: '/health/ready' })).json<object>();
  const hears = async (who: Parameters<typeof openStreamClient>[1]) => {
    const stream = await openStreamClient(two.port, who);
    streams.push(stream);
    return stream;
  };
  /** The position that the page has, from the next event that carries one. */
  const toldOfMoney = async (stream: StreamClient) => {
    for (;;) {
      const { data } = await stream.next();
      if (data.type === 'balanceChanged') return (data.balance as { available: { amount: string } }).available.amount;
    }
  };

  test('send notifications there: a deposit through one is told to the page that listens to the other', async () => {
    const heard: string[] = [];
    await links[2]!.listen(
      eventChannel,
      (payload) => heard.push(payload),
      () => undefined,
    );
    const member = await two.first.registerMember();
    const stream = await hears(member);
    await fund(two.first, member, '500.00');
    expect(await toldOfMoney(stream)).toBe('500.00');
    await expect.poll(() => heard.join(' ')).toContain(member.memberId);
    expect(await health()).toMatchObject({ status: 'ready', redis: 'up', database: 'up', migrations: 'current' });
  });

  test('go on without it, say so, and use it again when it is back', async () => {
    const member = await two.first.registerMember();
    const stream = await hears(member);
    await server.stop();
    await expect.poll(health).toMatchObject({ status: 'degraded', redis: 'down' });
    await fund(two.first, member, '500.00');
    expect(await toldOfMoney(stream)).toBe('500.00');
    expect((await two.there(member).call('getMemberInfo')).status).toBe(200);
    await server.start();
    await expect.poll(health).toMatchObject({ status: 'ready', redis: 'up' });
    await fund(two.first, member, '500.00');
    expect(await toldOfMoney(stream)).toBe('1000.00');
  });
});
