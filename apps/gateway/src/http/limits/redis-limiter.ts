import { z } from 'zod';
import type { Limiter } from '../../kernel/rate-limit.ts';
import type { RedisLink } from '../../db/redis-link.ts';

/** Counts like `sqlLimiter`, atomically and by the caller's time; the key's expiry only cleans up. */
const counting = `
local now = tonumber(ARGV[1])
local window = tonumber(ARGV[2])
local max = tonumber(ARGV[3])
local held = redis.call('hmget', KEYS[1], 'uses', 'ends')
local uses = tonumber(held[1])
local ends = tonumber(held[2])
if ends == nil or ends <= now then
  uses = 1
  ends = now + window
else
  uses = math.min(uses, max) + 1
end
redis.call('hset', KEYS[1], 'uses', uses, 'ends', ends)
redis.call('pexpire', KEYS[1], window + 60000)
return { uses, ends }`;
const counted = z.tuple([z.number(), z.number()]);

/** Counts in Redis; while Redis is down, counts with `otherwise`, which does not know earlier counts. */
export function redisLimiter(redis: RedisLink, otherwise: Limiter): Limiter {
  return {
    async count(limit, now) {
      try {
        const asked = [now.getTime(), limit.windowSeconds * 1000, limit.max].map(String);
        const answer = await redis.ask((client) => client.eval(counting, { keys: [`parlour:limit:${limit.bucket}`], arguments: asked }));
        const [uses, ends] = counted.parse(answer);
        return { uses, endsAt: new Date(ends) };
      } catch {
        return otherwise.count(limit, now);
      }
    },
  };
}
