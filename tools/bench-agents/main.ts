import { parseArgs } from 'node:util';
import { agentReports, noteRun, runPeriod, type TestGateway } from '@parlour/gateway/inside';
import { periodAt } from '@parlour/domain/agents';
import { sql } from 'kysely';
import { onPostgres, withPatience } from '../bench/on-postgres.ts';
import { ratioWithin, reportGoals, type Measured } from '../bench/goals.ts';
import { fillBets, fillContracts, fillTeams, plainSums } from './many-teams.ts';

/**
 * Measures how fast a day of agents' contracts is settled (agents.md 16), on a Postgres of its own: compared with summing the same teams in
 * plain SQL, and with twice as many bets; also a window of real-time salary, and how fast pages over a whole team answer.
 */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    bets: { type: 'string', default: '1000000' },
    contracts: { type: 'string', default: '5000' },
    window: { type: 'string', default: '5000' },
  },
});
const [members, bets, contracts, windowBets] = [values.members, values.bets, values.contracts, values.window].map(Number) as [
  number,
  number,
  number,
  number,
];
const merchant = 'lotus';
/** Six levels with 100,000 accounts: 30 heads, and five accounts below each account. */
const tree = { heads: 30, below: 5 };
const goals = { ofPlain: 3, twice: 2.2, window: 10, pageMs: 150 };

await onPostgres(async (gateway) => reportGoals('bench-agents', await bench(gateway), { members, bets, contracts }));

async function bench(gateway: TestGateway): Promise<Measured[]> {
  return withPatience(gateway, async (patient) => {
    const { owner } = patient;
    const lotus = gateway.merchants.byCode(merchant);
    const { currency } = lotus;
    const zone = lotus.brand.timeZone;
    const now = gateway.clock.now();
    const today = periodAt('daily', now.getTime(), zone);
    const yesterday = periodAt('daily', today.start - 1, zone);
    const before = periodAt('daily', yesterday.start - 1, zone);
    await fillTeams(owner, { merchant, currency, members, ...tree });
    await fillContracts(owner, { merchant, kind: 'daily', contracts, tiers: (depth) => [{ rate: (2 - depth * 0.3).toFixed(1) }] });
    const fill = (span: { start: number; end: number }, day: string, many: number) =>
      fillBets(owner, {
        merchant,
        currency,
        members,
        above: contracts,
        bets: many,
        start: new Date(span.start),
        end: new Date(span.end),
        day,
      });
    await fill(before, before.id, bets);
    await fill(yesterday, yesterday.id, 2 * bets);
    const sumsOf = ({ start, end }: { start: number; end: number }) =>
      plainSums(owner, { merchant, currency, start: new Date(start), end: new Date(end) });
    // The first run of a statement pays for reading the table from disk.
    await sumsOf(before);
    const plain = await sumsOf(before);
    const settled = async (kind: 'daily' | 'realtime', period: typeof before) => {
      await noteRun(gateway.db, lotus, kind, period, now);
      const began = performance.now();
      const lines = await runPeriod(patient.db, lotus, kind, period.id, now);
      if (lines === 0) throw new Error(`${kind} of ${period.id} settled nothing`);
      return (performance.now() - began) / 1000;
    };
    const once = await settled('daily', before);
    const twice = await settled('daily', yesterday);
    await fillContracts(owner, {
      merchant,
      kind: 'realtime',
      contracts,
      tiers: (depth) => [{ winRate: (1.2 - depth * 0.2).toFixed(1), lossRate: (1.2 - depth * 0.2).toFixed(1) }],
    });
    const window = periodAt('window', today.start - 1, zone);
    await fill(window, yesterday.id, windowBets);
    const salary = await settled('realtime', window);
    const { rows: made } = await sql<{
      bills: string;
    }>`select count(*)::text as bills from agent_bill where merchant = ${merchant} and kind = 'daily'`.execute(owner);
    return [
      { name: `${bets} bets, sums of ${contracts} teams in plain SQL`, value: `${plain.toFixed(1)} s`, goal: '', met: null },
      { name: `${bets} bets settled`, value: `${once.toFixed(1)} s`, goal: '', met: null },
      { name: 'times plain SQL', ...ratioWithin(once / plain, goals.ofPlain) },
      { name: 'twice the bets, times', ...ratioWithin(twice / once, goals.twice) },
      { name: 'bills made', value: made[0]!.bills, goal: `${2 * contracts}`, met: Number(made[0]!.bills) === 2 * contracts },
      {
        name: `real-time salary, ${windowBets} bets`,
        value: `${salary.toFixed(1)} s`,
        goal: `≤ ${goals.window} s`,
        met: salary <= goals.window,
      },
      ...(await pages(gateway, lotus, before.id)),
    ];
  });
}

/** How fast pages over a head's whole team answer; p95 of twenty calls. */
async function pages(gateway: TestGateway, lotus: { code: string }, day: string): Promise<Measured[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from member where merchant = ${lotus.code} and username like 'team%' and upline_id is null
    order by created_at limit 20`.execute(gateway.db);
  const measured: Measured[] = [];
  for (const [name, ask] of Object.entries(agentReports(gateway, lotus.code, day))) {
    const times: number[] = [];
    for (const { id } of rows) {
      const began = performance.now();
      await ask(id);
      times.push(performance.now() - began);
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;
    measured.push({ name: `${name}, p95`, value: `${p95.toFixed(0)} ms`, goal: `≤ ${goals.pageMs} ms`, met: p95 <= goals.pageMs });
  }
  return measured;
}
