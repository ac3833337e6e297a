// Security C09 (docs/security.md).
import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { type Db, inTransaction } from '@parlour/gateway/inside';
import { alterFunction } from '../broken/alter.ts';
import { betOf, newRound } from '../load/betting.ts';
import { booksAddUp } from '../load/books.ts';
import { openDraw, placeSlip } from '../load/draws.ts';
import { Asker } from '../net/ask.ts';
import { setScene } from '../load/scene.ts';
import type { Scenario } from '../scenario.ts';
import type { Gateway } from '../world/gateway.ts';
import type { Player } from '../world/players.ts';
import type { Stage } from '../world/stage.ts';

/** A row is written shortly after the decision; if it takes longer than this, in ms, the time was read too early. */
const moment = 60;

/**
 * F09: 48 clients bet across the end of their game session. No bet is stored at or after the close by the database's time, and one for each
 * acknowledgement. The same for slips on a lottery's draw that closes.
 */
export const herdAtClose: Scenario = {
  id: 'F09',
  fault: 'herd at the close',
  alone: true,
  broken: [
    {
      what: 'reads the time before it waits for the lock',
      database: (stage) => alterFunction(stage, 'wallet_call', 'clock_timestamp()', 'now()'),
    },
  ],
  run: ({ world, quick, broken }) =>
    world.onStage('F09', broken, async (stage) => {
      const gateways = await stage.gateways(2);
      const { players, vendor, tally } = await setScene(stage, { players: 1, cash: '50000.00', gateways });
      const player = players[0]!;
      // Bypassing the gateway: when each bet is written, by the database's own clock.
      await stage.run(
        'create table written (transaction_id text, at timestamptz)',
        `create function note_written() returns trigger language plpgsql security definer set search_path = public as
          'begin insert into written values (new.transaction_id, clock_timestamp()); return null; end'`,
        'create trigger note_written after insert on vendor_transaction for each row execute function note_written()',
      );
      const db = await stage.db();
      const half = quick ? 900 : 1300;
      await sql`update game_session set expires_at = clock_timestamp() + make_interval(secs => ${half / 1000}) where id = ${player.gameSession}`.execute(
        db,
      );
      const end = performance.now() + 2 * half;
      let acknowledged = 0;
      let tooLate = 0;
      const client = async (): Promise<void> => {
        while (performance.now() < end) {
          const outcome = await vendor.once('bet', betOf(newRound(player)));
          if (outcome.kind !== 'answered') continue;
          if (outcome.status === 200) acknowledged += 1;
          if (outcome.text.includes('TOKEN_EXPIRED')) tooLate += 1;
        }
      };
      await Promise.all(Array.from({ length: 48 }, client));
      const { rows } = await sql<{ stored: number; late: number; written: number; last: number }>`
        select count(*)::int as stored,
          count(*) filter (where t.at >= s.expires_at)::int as late,
          count(*) filter (where w.at >= s.expires_at + make_interval(secs => ${moment / 1000}))::int as written,
          coalesce(extract(epoch from max(w.at) - max(s.expires_at)) * 1000, 0)::int as last
        from vendor_transaction t join written w using (transaction_id), game_session s
        where t.member_id = ${player.id} and s.id = ${player.gameSession}`.execute(db);
      const { stored, late, written, last } = rows[0]!;
      const drawn = await slipsAtClose(stage, db, players[0]!, gateways, half);
      const violations = [...(await booksAddUp(db)), ...drawn.violations];
      if (late > 0) violations.push(`${late} bets are stored with a time at or after the close`);
      if (written > 0) violations.push(`${written} bets were written after the close, the last by ${last} ms`);
      if (stored !== acknowledged) violations.push(`${acknowledged} bets were acknowledged, ${stored} are stored`);
      if (acknowledged === 0 || tooLate === 0) violations.push('the herd was not there on both sides of the close');
      const notes = [`last written ${last} ms from the close, ${tooLate} too late; ${drawn.note}`];
      return { tries: tally.tries, acknowledged, stored, longest: tally.longest, violations, notes };
    }),
};

/** 48 clients place slips across the close of a draw: its book contains all that were taken, and one for each acknowledgement. */
async function slipsAtClose(
  stage: Stage,
  db: Db,
  player: Player,
  gateways: readonly Gateway[],
  half: number,
): Promise<{ violations: string[]; note: string }> {
  const asker = new Asker({ connections: 64 });
  stage.whenClosed(async () => asker.close());
  const draw = await openDraw(db, half / 1000);
  const end = performance.now() + 2 * half;
  let acknowledged = 0;
  let tooLate = 0;
  const client = async (_: unknown, i: number): Promise<void> => {
    while (performance.now() < end) {
      const outcome = await placeSlip(asker, gateways[i % gateways.length]!, player, draw, String(i).padStart(2, '0'));
      if (outcome.kind !== 'answered') continue;
      if (outcome.status === 200) acknowledged += 1;
      if (outcome.text.includes('draw_closed')) tooLate += 1;
    }
  };
  // Closes it as the job does, which waits for transactions that hold the draw; later ones find it closed.
  const close = async (): Promise<number> => {
    await setTimeout(half);
    return inTransaction(db, async (trx) => {
      await sql`update lottery_draw set status = 'closed' where id = ${draw} and closes_at <= clock_timestamp()`.execute(trx);
      const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from lottery_line where draw_id = ${draw}`.execute(trx);
      return rows[0]!.lines;
    });
  };
  const [book] = await Promise.all([close(), ...Array.from({ length: 48 }, client)]);
  const { rows } = await sql<{ stored: number; late: number }>`
    select count(*)::int as stored, count(*) filter (where l.placed_at >= d.closes_at)::int as late
    from lottery_line l join lottery_draw d on d.merchant = l.merchant and d.id = l.draw_id
    where l.draw_id = ${draw}`.execute(db);
  const { stored, late } = rows[0]!;
  const violations: string[] = [];
  if (late > 0) violations.push(`${late} lines have a time at or after the close of their draw`);
  if (stored !== book) violations.push(`the book has ${book} lines when it is closed, and ${stored} later`);
  if (stored !== acknowledged) violations.push(`${acknowledged} slips were acknowledged, ${stored} are stored`);
  if (acknowledged === 0 || tooLate === 0) violations.push('the slips were not there on both sides of the close');
  return { violations, note: `${acknowledged} slips taken, ${tooLate} refused by the draw` };
}
