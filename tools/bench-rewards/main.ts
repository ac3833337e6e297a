import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkLedger, publishedPromotion, type TestGateway } from '@parlour/gateway/inside';
import { offeredKinds } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { onPostgres, withPatience } from '../bench/on-postgres.ts';
import { reportGoals, type Measured } from '../bench/goals.ts';
import { processorTime } from '../bench/processor-time.ts';

/**
 * Measures how fast members claim one promotion, on a Postgres of its own (rewards 12): 200 claims a second, of which exactly the allowance
 * is granted; how long a full leaderboard takes (rewards 9), and the reward centre of a member with many entries. The members run in the
 * gateway's process.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    members: { type: 'string', default: '40' },
  },
});
const [rate, seconds, memberCount] = [values.rate, values.seconds, values.members].map(Number) as [number, number, number];
/** The limit for the 95th percentile of a claim's time, in ms. */
const goal = 150;
/** How many members are on a board, and the limit for the 95th percentile of the time to read it, in ms. */
const [boardMembers, boardGoal] = [100_000, 50] as const;
/** How many entries a member has, and the limit for the 95th percentile of the time to read the reward centre, in ms. */
const [centreEntries, centreGoal] = [10_000, 60] as const;

await onPostgres(async (gateway) => reportGoals('bench-rewards', await bench(gateway), { rate, seconds, members: memberCount }));

async function bench(gateway: TestGateway): Promise<Measured[]> {
  const members: Awaited<ReturnType<TestGateway['registerMember']>>[] = [];
  for (let i = 0; i < memberCount; i++) members.push(await gateway.registerMember());
  const claims = rate * seconds;
  const allowance = Math.floor(claims * 0.9);
  const took: number[] = [];
  let given = 0;
  const refusals = new Map<string, number>();
  const claimIn = (code: string) => async (i: number) => {
    const began = performance.now();
    const { status, body: answer } = await members[i % memberCount]!.call('claimPromotion', {
      body: { code, termsVersion: 1 },
      key: randomUUID(),
    });
    took.push(performance.now() - began);
    if (status === 200) given++;
    else refusals.set(answer.code ?? '', (refusals.get(answer.code ?? '') ?? 0) + 1);
  };
  // Warms up the gateway and its connections with claims.
  const warm = claimIn((await publishedPromotion(gateway, 'reward', { amount: '0.01' })).code);
  for (let round = 0; round < 5; round++) await Promise.all(members.map((_, i) => warm(i)));
  took.length = 0;
  given = 0;
  refusals.clear();
  const { code } = await publishedPromotion(gateway, 'reward', { amount: '0.01', total: allowance });
  const claim = claimIn(code);
  const before = processorTime();
  const began = performance.now();
  const sent: Promise<void>[] = [];
  for (let i = 0; i < claims; i++) {
    const early = (i * 1000) / rate - (performance.now() - began);
    if (early > 1) await setTimeout(early);
    sent.push(claim(i));
  }
  await Promise.all(sent);
  const elapsed = (performance.now() - began) / 1000;
  const after = processorTime();
  const sorted = took.toSorted((a, b) => a - b);
  const [p50, p95] = [sorted[Math.floor(sorted.length * 0.5)] ?? 0, sorted[Math.floor(sorted.length * 0.95)] ?? 0];
  const board = await boardTimes(gateway, members);
  const centre = await centreTimes(gateway, members[0]!);
  const faults = await checkLedger(gateway.db);
  return [
    { name: 'claims', value: `${claims} in ${elapsed.toFixed(1)} s`, goal: `≤ ${seconds + 2} s`, met: elapsed <= seconds + 2 },
    { name: 'a claim, 50 of 100', value: `${p50.toFixed(0)} ms`, goal: '', met: null },
    { name: 'a claim, 95 of 100', value: `${p95.toFixed(0)} ms`, goal: `≤ ${goal} ms`, met: p95 <= goal },
    { name: 'given', value: String(given), goal: String(allowance), met: given === allowance },
    told('refused', [...refusals].map(([reason, count]) => `${reason} ${count}`).join(', ')),
    {
      name: `a board of ${boardMembers} members, 95 of 100`,
      value: `${board.toFixed(0)} ms`,
      goal: `≤ ${boardGoal} ms`,
      met: board <= boardGoal,
    },
    {
      name: `a reward centre with ${centreEntries} entries, 95 of 100`,
      value: `${centre.toFixed(0)} ms`,
      goal: `≤ ${centreGoal} ms`,
      met: centre <= centreGoal,
    },
    { name: 'faults of the ledger', value: String(faults.length), goal: '0', met: faults.length === 0 },
    ...(before && after
      ? [
          told('processor of a claim: gateway and members', `${(((after.own - before.own) * 1000) / claims).toFixed(1)} ms`),
          told('processor of a claim: database', `${(((after.started - before.started) * 1000) / claims).toFixed(1)} ms`),
          told('processors that others used meanwhile', ((after.others - before.others) / elapsed).toFixed(1)),
        ]
      : []),
  ];
}

/**
 * The 95th percentile of the time to read the boards, in ms, for members at the top, in the middle and at the end. Most members on the
 * boards exist only as rows.
 */
async function boardTimes(gateway: TestGateway, members: readonly Awaited<ReturnType<TestGateway['registerMember']>>[]): Promise<number> {
  const looker = members[0]!;
  const boards = (await looker.value('getMissionLeaderboard', { query: {} })).list;
  if (boards.length === 0) throw new Error('the merchant has no board');
  const each = Math.floor(boardMembers / members.length);
  const ids = members.map(({ memberId }) => memberId);
  await withPatience(gateway, async ({ owner }) => {
    await sql`alter table board_row drop constraint board_row_member_id_fkey`.execute(owner);
    for (const { code, window } of boards) {
      // The merchant's day, found by its noon.
      const starts = new Date(Date.parse(window.start) + 43_200_000).toISOString().slice(0, 10);
      await sql`
        insert into board_row (merchant, board, starts, member_id, measure, reached_at)
          select 'lotus', ${code}, ${starts}, case when i % ${each}::int = 0 then (${ids}::uuid[])[i / ${each}::int] else gen_random_uuid() end, i, now()
          from generate_series(1, ${boardMembers}::int) i`.execute(owner);
    }
    await sql`analyze board_row`.execute(owner);
  });
  return usualMost((i) => members[i % members.length]!.value('getMissionLeaderboard', { query: {} }));
}

/** The 95th percentile of the time to read the reward centre of a member who has claimed all promotions many times, in ms. */
async function centreTimes(gateway: TestGateway, member: Awaited<ReturnType<TestGateway['registerMember']>>): Promise<number> {
  await withPatience(gateway, async ({ owner }) => {
    await sql`
      with offered as (
        select v.promotion_id, max(v.version) as version, row_number() over (order by v.promotion_id) - 1 as place, count(*) over () as many
        from promotion_version v join promotion p on p.id = v.promotion_id
        where p.merchant = 'lotus' and p.kind = any(${offeredKinds}::text[]) group by v.promotion_id
      ), claimed as materialized (
        select promotion_id, version, 'bench-' || i as subject, now() - i * interval '1 minute' as at
        from generate_series(1, ${centreEntries}::int) i join offered on place = i % many
      ), claims as (
        insert into promotion_claim (id, merchant, promotion_id, version, member_id, amount, day, claimed_at, subject)
          select gen_random_uuid(), 'lotus', promotion_id, version, ${member.memberId}::uuid, 1, at::date, at, subject from claimed
      )
      insert into promotion_entry (id, merchant, promotion_id, version, member_id, period, last, last_at, amount)
        select gen_random_uuid(), 'lotus', promotion_id, version, ${member.memberId}::uuid, subject, 'claimed', at, 1 from claimed`.execute(
      owner,
    );
    await sql`analyze promotion_claim, promotion_entry`.execute(owner);
  });
  return usualMost(() => member.value('getRewardCenter', { query: {} }));
}

/** The 95th percentile of the time of a request that is made 200 times in turn, in ms. */
async function usualMost(request: (i: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < 200; i++) {
    const began = performance.now();
    await request(i);
    took.push(performance.now() - began);
  }
  return took.toSorted((a, b) => a - b)[190]!;
}

function told(name: string, value: string): Measured {
  return { name, value, goal: '', met: null };
}
