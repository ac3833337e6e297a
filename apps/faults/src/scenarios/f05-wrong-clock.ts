import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Vault } from '@parlour/gateway/inside';
import { betOf, newRound } from '../load/betting.ts';
import { booksAddUp } from '../load/books.ts';
import { openDraw, placeSlip } from '../load/draws.ts';
import { jobsDone, queueJob } from '../load/jobs.ts';
import { setScene, type Scene } from '../load/scene.ts';
import { paidWithdrawal, statesOf, unpaidDeposit } from '../load/wallet-rows.ts';
import type { Scenario } from '../scenario.ts';
import type { Gateway } from '../world/gateway.ts';
import { merchant } from '../world/installation.ts';
import type { Player } from '../world/players.ts';

const hour = 3_600_000;

/**
 * F05: a gateway whose machine is an hour behind or ahead. Whatever expires does so by the database's time: a game session, a launch code,
 * a deposit, the wait for a withdrawal's receipt, a log-in, a lottery's draw.
 */
export const wrongClock: Scenario = {
  id: 'F05',
  fault: 'clock of the gateway -1 h and +1 h',
  broken: [{ what: 'trusts its own clock', preload: ['broken/own-clock.ts'] }],
  async run({ world, broken }) {
    const results = await Promise.all(
      [-hour, hour].map((skew) =>
        world.onStage('F05', broken, async (stage) => {
          const [gateway] = await stage.gateways(1, { env: { FAULTS_SKEW_MS: String(skew) }, preload: ['skewed/clock.ts'] });
          const scene = await setScene(stage, { players: 4, cash: '1000.00', gateways: [gateway!] });
          const db = await stage.db();
          const name = skew < 0 ? '-1 h' : '+1 h';
          const found = await Promise.all([
            jobs(db, stage.vault, scene.players[0]!),
            bets(db, scene),
            slips(db, scene, gateway!),
            codes(db, scene),
            logIns(db, scene, gateway!),
          ]);
          const wrong = [...found.flat(), ...(await booksAddUp(db))].map((what) => `${name}: ${what}`);
          return { tally: scene.tally, wrong };
        }),
      ),
    );
    const sum = (of: (result: (typeof results)[number]) => number) => results.reduce((total, result) => total + of(result), 0);
    const taken = sum(({ tally }) => tally.answers((status) => status === 200));
    return {
      tries: sum(({ tally }) => tally.tries),
      acknowledged: taken,
      stored: taken,
      longest: Math.max(...results.map(({ tally }) => tally.longest)),
      violations: results.flatMap(({ wrong }) => wrong),
      notes: ['sessions, codes, deposits, receipts, log-ins, draws'],
    };
  },
};

/** An expired deposit is given up, another is not; a withdrawal counts as received after 24 h, not before. */
async function jobs(db: Db, vault: Vault, player: Player): Promise<string[]> {
  const [over, open] = [await unpaidDeposit(db, player, -10), await unpaidDeposit(db, player, 10)];
  const [due, fresh] = [await paidWithdrawal(db, vault, player, 24.5), await paidWithdrawal(db, vault, player, 23.5)];
  const queued = [...(await queueJob(db, 'expire-deposits')), ...(await queueJob(db, 'receive-overdue-withdrawals'))];
  if (!(await jobsDone(db, queued, 12_000))) return ['the jobs did not run'];
  const deposits = await statesOf(db, 'deposit', [over, open]);
  const withdrawals = await statesOf(db, 'withdrawal', [due, fresh]);
  return differences([
    ['a deposit that is over', deposits.get(over), 'cancelled'],
    ['a deposit that is not over', deposits.get(open), 'pending'],
    ['a withdrawal paid 24.5 h ago', withdrawals.get(due), 'received'],
    ['a withdrawal paid 23.5 h ago', withdrawals.get(fresh), 'approved'],
  ]);
}

/** A bet just before its session's end is taken, one just after is not. */
async function bets(db: Db, { vendor, players }: Scene): Promise<string[]> {
  const player = players[1]!;
  await sql`update game_session set expires_at = clock_timestamp() + interval '2 seconds' where id = ${player.gameSession}`.execute(db);
  const before = await vendor.send('bet', betOf(newRound(player)));
  await setTimeout(2100);
  const after = await vendor.send('bet', betOf(newRound(player)));
  return differences([
    ['a bet before the end of its session', before?.status, 200],
    ['a bet after the end of its session', after?.body['code'], 'TOKEN_EXPIRED'],
  ]);
}

/** A slip just before its draw closes is taken, one just after is not. */
async function slips(db: Db, { asker, players }: Scene, gateway: Gateway): Promise<string[]> {
  const draw = await openDraw(db, 3);
  const answerOf = async () => {
    const outcome = await placeSlip(asker, gateway, players[1]!, draw);
    if (outcome.kind !== 'answered') return outcome.kind;
    return outcome.status === 200 ? 'taken' : (JSON.parse(outcome.text) as { code: string }).code;
  };
  const before = await answerOf();
  await setTimeout(3100);
  return differences([
    ['a slip before its draw closes', before, 'taken'],
    ['a slip after its draw has closed', await answerOf(), 'draw_closed'],
  ]);
}

/** A launch code opens its session until its minute is over. */
async function codes(db: Db, { vendor, players }: Scene): Promise<string[]> {
  const player = players[2]!;
  const codeThatEnds = async (seconds: number): Promise<string> => {
    const code = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(code).digest('hex');
    await sql`
      insert into game_session (id, merchant, member_id, login_session, vendor, game_code, language, currency, book, site_origin,
        launch_code_hash, launch_expires_at, expires_at)
      select ${randomUUID()}, merchant, member_id, login_session, vendor, game_code, language, currency, book, site_origin,
        ${hash}, clock_timestamp() + make_interval(secs => ${seconds}), expires_at
      from game_session where id = ${player.gameSession}`.execute(db);
    return code;
  };
  const good = await vendor.send('authenticate', { code: await codeThatEnds(30) });
  const late = await vendor.send('authenticate', { code: await codeThatEnds(-1) });
  return differences([
    ['a launch code in its time', good?.status, 200],
    ['a launch code after its time', late?.body['code'], 'INVALID_TOKEN'],
  ]);
}

/** A log-in ends after half an hour without use. */
async function logIns(db: Db, { asker, players }: Scene, { port }: Gateway): Promise<string[]> {
  const player = players[3]!;
  const afterIdle = async (minutes: number): Promise<number | string> => {
    await sql`update session set last_seen_at = clock_timestamp() - make_interval(mins => ${minutes}) where id = ${player.loginSession}`.execute(
      db,
    );
    const headers = { host: merchant.domains[0]!, cookie: `__Host-sid=${player.token}` };
    const outcome = await asker.ask({ port, method: 'GET', path: '/wps/member/info', headers });
    return outcome.kind === 'answered' ? outcome.status : outcome.kind;
  };
  return differences([
    ['a log-in used 25 min ago', await afterIdle(25), 200],
    ['a log-in used 35 min ago', await afterIdle(35), 401],
  ]);
}

function differences(seen: readonly (readonly [what: string, is: unknown, should: unknown])[]): string[] {
  return seen.filter(([, is, should]) => is !== should).map(([what, is, should]) => `${what}: ${String(is)}, not ${String(should)}`);
}
