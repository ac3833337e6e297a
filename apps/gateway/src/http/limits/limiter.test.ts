import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Limiter } from '../../kernel/rate-limit.ts';
import { openRedis, type LinkTime, type RedisLink } from '../../db/redis-link.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { startRedis, redisProgram, type RedisServer } from '../../testing/redis/server.ts';
import { redisLimiter } from './redis-limiter.ts';
import { sqlLimiter } from './sql-limiter.ts';
import { onRedis } from '../../testing/needing.ts';

const program = await redisProgram();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const start = Date.now();
const at = (seconds: number) => new Date(start + seconds * 1000);
const limit = (bucket: string) => ({ bucket, max: 3, windowSeconds: 60 });

/** The rules of counting, for every limiter. */
function counts(limiterOf: () => Limiter): void {
  const usesAt = async (bucket: string, ...seconds: number[]) => {
    const uses: number[] = [];
    for (const second of seconds) uses.push((await limiterOf().count(limit(bucket), at(second))).uses);
    return uses;
  };

  test('a window begins with its first use and ends for all its uses at once', async () => {
    expect(await usesAt('window', 0, 10, 59.999, 60)).toEqual([1, 2, 3, 1]);
  });

  test('uses beyond the limit do not pile up, and the window is not lengthened by them', async () => {
    expect(await usesAt('beyond', 0, 1, 2, 3, 4, 59)).toEqual([1, 2, 3, 4, 4, 4]);
    expect((await limiterOf().count(limit('beyond'), at(59.5))).endsAt).toEqual(at(60));
    expect(await usesAt('beyond', 60)).toEqual([1]);
  });

  test('buckets are counted apart, and many at once are all counted', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => limiterOf().count({ ...limit('many'), max: 100 }, at(0))));
    expect(many.map(({ uses }) => uses).sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(await usesAt('other', 0)).toEqual([1]);
  });
}

describe('counting in the database', () => counts(() => sqlLimiter(gateway.database.db)));

onRedis(program).describe('with Redis', () => {
  let server: RedisServer;
  let redis: RedisLink;
  beforeAll(async () => {
    server = await startRedis(program!);
    redis = await openRedis(server.url, () => undefined);
  });
  afterAll(async () => {
    redis.close();
    await server.close();
  });

  describe('counting there', () => counts(() => redisLimiter(redis, { count: () => Promise.reject(new Error('not asked')) })));

  test('two gateways count together', async () => {
    const other = await openRedis(server.url, () => undefined);
    const limiters = [redis, other].map((link) => redisLimiter(link, sqlLimiter(gateway.database.db)));
    expect((await limiters[0]!.count(limit('together'), at(0))).uses).toBe(1);
    expect((await limiters[1]!.count(limit('together'), at(1))).uses).toBe(2);
    other.close();
  });

  test('that hangs or is gone, the database counts, and of all calls one waits a quarter of a second for that; back again, Redis does', async () => {
    const time = handTime();
    const link = await openRedis(server.url, () => undefined, time);
    const limiter = redisLimiter(link, sqlLimiter(gateway.database.db));
    const uses = async () => (await limiter.count({ ...limit('lost'), max: 100 }, at(0))).uses;
    expect([await uses(), await uses()]).toEqual([1, 2]);
    server.freeze();
    const first = uses();
    time.pass(249);
    expect(link.up).toBe(true);
    time.pass(1);
    // A second attempt would wait for a time that never passes.
    expect([await first, await uses()]).toEqual([1, 2]);
    expect(link.up).toBe(false);
    server.thaw();
    await server.stop();
    expect(await uses()).toBe(3);
    await server.start();
    time.pass(999);
    expect(link.up).toBe(false);
    time.pass(1);
    await expect.poll(() => link.up).toBe(true);
    expect(await uses()).toBe(1);
    link.close();
  });
});

/** A clock that advances only on demand, however slow the machine is. */
function handTime(): LinkTime & { pass(ms: number): void } {
  let now = 0;
  const waiting = new Set<{ at: number; work: () => void }>();
  return {
    now: () => now,
    after(ms, work) {
      const each = { at: now + ms, work };
      waiting.add(each);
      return () => waiting.delete(each);
    },
    pass(ms) {
      now += ms;
      for (const each of waiting) if (each.at <= now && waiting.delete(each)) each.work();
    },
  };
}
