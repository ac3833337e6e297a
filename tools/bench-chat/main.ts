import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { hashToken } from '@parlour/gateway/inside';
import { listening, testConfig, type TestGateway } from '@parlour/gateway/testing';
import { sql } from 'kysely';
import { reportGoals } from '../bench/goals.ts';
import { onPostgres } from '../bench/on-postgres.ts';
import type { Heard, ListenersOrder } from './listeners-thread.ts';

/**
 * Measures how soon a chat message reaches everybody who listens, and whether memory grows meanwhile (content N65), on a Postgres of its
 * own: `npm run bench:chat -- --listeners 5000`.
 */
const { values } = parseArgs({
  options: {
    listeners: { type: 'string', default: '500' },
    messages: { type: 'string', default: '200' },
    rate: { type: 'string', default: '5' },
  },
});
const [listeners, messages, rate] = [values.listeners, values.messages, values.rate].map(Number) as [number, number, number];
/** Each posts at most one message in 15 seconds. */
const authors = Math.min(40, Math.max(4, rate * 4));

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

await onPostgres(
  async (gateway) => {
    const port = await listening(gateway.app);
    const host = gateway.merchants.all[0]!.domains[0]!;
    const { roomId, tokens } = await listeningSessions(gateway);
    const thread = new Worker(new URL('listeners-thread.ts', import.meta.url), {
      workerData: { port, host, tokens } satisfies ListenersOrder,
    });
    const told = () => new Promise<Heard | 'open'>((resolve, reject) => thread.once('message', resolve).once('error', reject));
    await told();
    const speakers = await Promise.all(Array.from({ length: authors }, () => gateway.registerMember()));
    await gateway.db.updateTable('member').set({ email_verified_at: gateway.clock.now() }).execute();
    const say = async (index: number) => {
      // The gateway's clock advances as fast as the members need to post.
      gateway.clock.advance(4);
      const body = { clientId: randomUUID(), text: `said ${index} at ${Date.now().toString(36)}` };
      await speakers[index % authors]!.value('postChatMessage', { params: { roomId }, body });
    };
    let before = 0;
    for (let index = 0; index < messages; index++) {
      const begun = performance.now();
      if (index === Math.floor(messages / 5)) before = heap();
      await say(index);
      await setTimeout(Math.max(0, 1000 / rate - (performance.now() - begun)));
    }
    await setTimeout(2000);
    const grown = heap() - before;
    thread.postMessage('done');
    const { p50, p95, p99, heard } = (await told()) as Heard;
    await thread.terminate();
    const all = listeners * messages;
    reportGoals(
      'bench-chat',
      [
        { name: 'heard', value: `${heard} of ${all}`, goal: 'all', met: heard === all },
        { name: 'said to heard, p50', value: `${p50} ms`, goal: '', met: null },
        { name: 'said to heard, p95', value: `${p95} ms`, goal: '< 500 ms', met: p95 < 500 },
        { name: 'said to heard, p99', value: `${p99} ms`, goal: '', met: null },
        { name: 'growth of the heap', value: `${grown.toFixed(1)} MB`, goal: '< 10 MB', met: grown < 10 },
      ],
      { listeners, messages, rate },
    );
  },
  { config: { trustedProxies: ['127.0.0.1'], limits: { ...testConfig().limits, requestsPerMinute: 1e9 } } },
);

/** Logs one member in this many times; all sessions listen to one room. */
async function listeningSessions(gateway: TestGateway): Promise<{ roomId: string; tokens: string[] }> {
  const reader = await gateway.registerMember();
  const room = await gateway.db.selectFrom('chat_room').select('id').where('merchant', '=', 'lotus').executeTakeFirstOrThrow();
  const tokens = Array.from({ length: listeners }, () => randomBytes(32).toString('base64url'));
  await sql`insert into session
    select copy.* from session s, unnest(${tokens.map((token) => hashToken(token))}::text[]) as hash,
      jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'token_hash', hash)) as copy
    where s.member_id = ${reader.memberId}`.execute(gateway.db);
  await sql`insert into chat_listener (session_id, room_id, merchant, member_id, from_change, until)
    select id, ${room.id}, merchant, member_id, 0, now() + interval '1 day' from session where member_id = ${reader.memberId}`.execute(
    gateway.db,
  );
  return { roomId: room.id, tokens };
}
