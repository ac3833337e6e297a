import { randomUUID } from 'node:crypto';
import { packs } from '@parlour/domain/lottery';
import { sql } from 'kysely';
import { type Db, northern } from '@parlour/gateway/inside';
import { merchant } from '../world/installation.ts';
import type { Player } from '../world/players.ts';
import type { Asker, Outcome } from '../net/ask.ts';

const gameCode = 'XSMB';
/** One number of two digits in the special prize, at these odds. */
const bet = { type: 'de', odds: packs['vn-north'].types.find(({ id }) => id === 'de')!.odds };
const unit = 100n;

/**
 * Makes a draw of the north that takes bets and closes `closesIn` seconds from now by the database's clock; no job moves it. Returns its
 * id.
 */
export async function openDraw(db: Db, closesIn: number): Promise<string> {
  const id = `${gameCode}-20200101-${Math.floor(Math.random() * 9000) + 1000}`;
  await sql`insert into lottery_draw (merchant, id, game_code, pack_id, pack_version, calendar_version, day, issue, status, opens_at, closing_at,
      closes_at, draw_at)
    select ${merchant.code}, ${id}, ${gameCode}, pack_id, version, 1, '2020-01-01', ${id.replaceAll(/\D/g, '')}, 'open',
      now() - interval '1 day', clock_timestamp() + make_interval(secs => ${closesIn}), clock_timestamp() + make_interval(secs => ${closesIn}),
      clock_timestamp() + make_interval(secs => ${closesIn + 300})
    from lottery_pack where merchant = ${merchant.code} and pack_id = 'vn-north' order by version desc limit 1`.execute(db);
  return id;
}

/** Places a slip of one line on a draw, as a player's page does. */
export function placeSlip(
  asker: Asker,
  { port }: { port: number },
  player: Pick<Player, 'token'>,
  draw: string,
  number = '07',
): Promise<Outcome> {
  const headers = {
    host: merchant.domains[0]!,
    cookie: `__Host-sid=${player.token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const body = JSON.stringify({ drawIds: [draw], lines: [{ type: bet.type, selection: [number], unit: '1.00', odds: bet.odds }] });
  return asker.ask({ port, method: 'POST', path: '/lgw/bets', headers, body });
}

/**
 * Makes a closed draw with its result and `lines` lines of these players, each on one number of a hundred; their stakes are not posted.
 * Returns its id, and what the players win in total, in minor units.
 */
export async function resultedDraw(
  db: Db,
  players: readonly Player[],
  lines: number,
): Promise<{ id: string; wins: bigint; winners: number }> {
  const id = await openDraw(db, 0);
  const special = '12307';
  const ticket = randomUUID();
  const { rows } = await sql<{ winners: number }>`
    with ticket as (
      insert into lottery_ticket (id, merchant, member_id, book, currency, line_count, stake, placed_at)
      values (${ticket}, ${merchant.code}, ${players[0]!.id}, 'real', ${merchant.currency}, ${lines}, 0, now())
    ), line as (
      insert into lottery_line (id, merchant, ticket_id, draw_id, game_code, member_id, book, currency, pack_id, pack_version, type, selection, unit,
          cost_units, odds, combinations, stake, max_payout, placed_at)
        select gen_random_uuid(), ${merchant.code}, ${ticket}, ${id}, ${gameCode}, (${players.map((player) => player.id)}::uuid[])[1 + i % ${players.length}], 'real',
          ${merchant.currency}, d.pack_id, d.pack_version, ${bet.type}, array[lpad((i % 20)::text, 2, '0')], ${unit}, 1, ${JSON.stringify(bet.odds)}::jsonb, 1,
          ${unit}, 0, now()
        from lottery_draw d, generate_series(1, ${lines}::int) i where d.merchant = ${merchant.code} and d.id = ${id}
        returning selection
    ) select count(*) filter (where selection = array['07'])::int as winners from line`.execute(db);
  await sql`update lottery_draw set status = 'resulted', result = ${JSON.stringify(northern(special))}::jsonb, resulted_at = now(), line_count = ${lines}
    where merchant = ${merchant.code} and id = ${id}`.execute(db);
  const winners = rows[0]!.winners;
  return { id, winners, wins: (BigInt(winners) * unit * BigInt(Math.round(Number(bet.odds) * 100))) / 100n };
}

/** How far a draw's settlement has got. */
export async function settlementOf(
  db: Db,
  id: string,
): Promise<{ status: string; settled: number; left: number; paid: bigint; times: number }> {
  const { rows } = await sql<{ status: string; settled: number; left: number; paid: string; times: number }>`
    select d.status, count(l.id) filter (where l.run is not null)::int as settled, count(l.id) filter (where l.run is null)::int as left,
      coalesce((select sum(e.amount) from ledger_transfer t join ledger_entry e on e.transfer_id = t.id and e.amount > 0
        join lottery_line w on w.id::text = t.reference where t.kind = 'win' and w.merchant = d.merchant and w.draw_id = d.id), 0)::text as paid,
      (select count(*) from ledger_transfer t join lottery_line w on w.id::text = t.reference
        where t.kind = 'win' and w.merchant = d.merchant and w.draw_id = d.id)::int as times
    from lottery_draw d left join lottery_line l on l.merchant = d.merchant and l.draw_id = d.id
    where d.merchant = ${merchant.code} and d.id = ${id} group by d.merchant, d.id, d.status`.execute(db);
  const { paid, ...rest } = rows[0]!;
  return { ...rest, paid: BigInt(paid) };
}

/** How many lines of a draw are settled. Unlike `settlementOf`, quick enough to be asked every few milliseconds while more are settled. */
export async function settledLines(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    select count(*)::int as settled from lottery_line where merchant = ${merchant.code} and draw_id = ${id} and run is not null`.execute(
    db,
  );
  return rows[0]!.settled;
}
