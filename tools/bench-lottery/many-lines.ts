import { sql } from 'kysely';
import type { Db } from '@parlour/gateway/inside';

interface ManyLines {
  draw: string;
  merchant: string;
  currency: string;
  lines: number;
  members: number;
  at: Date;
}

/** Creates members with an empty wallet each, by SQL. */
export async function fillMembers(
  db: Db,
  { merchant, currency, members }: Pick<ManyLines, 'merchant' | 'currency' | 'members'>,
): Promise<void> {
  await sql`alter table member disable trigger user`.execute(db);
  await sql`
    insert into member (id, merchant, kind, username, username_folded, nickname, currency, language, details, status, created_at, created_ip, must_change_password)
      select ${memberOf(sql`i`)}, ${merchant}, 'member', name, name, name, ${currency}, 'EN', '{}', 'active', now(), '203.0.113.7', false
      from (select i, 'punter' || i as name from generate_series(1, ${members}::int) i) made`.execute(db);
  await sql`alter table member enable trigger user`.execute(db);
  await sql`
    insert into ledger_account (merchant, owner_kind, owner_id, kind, book, asset)
      select ${merchant}, 'member', ${memberOf(sql`i`)}::text, kind, 'real', ${currency}
      from generate_series(1, ${members}::int) i, unnest(array['cash', 'locked']) kind`.execute(db);
}

/**
 * Creates lines of bao lô 2 with one to three numbers each, spread over the members; every second or third one wins. Their stakes are not
 * posted, because only the settlement is measured.
 */
export async function fillLines(db: Db, { draw, merchant, currency, lines, members, at }: ManyLines): Promise<void> {
  const id = sql`('0198' || substr(md5(${draw} || 'line'), 1, 8) || '7000a000' || lpad(to_hex(i), 12, '0'))::uuid`;
  const ticket = sql`md5(${draw} || i)::uuid`;
  const numbers = sql`array(select lpad(((i * 37 + k * 29) % 100)::text, 2, '0') from generate_series(0, i % 3) k)`;
  await sql`
    insert into lottery_ticket (id, merchant, member_id, book, currency, line_count, stake, placed_at)
      select ${ticket}, ${merchant}, ${memberOf(sql`1 + i % ${members}::int`)}, 'real', ${currency}, 1, 2700 * (1 + i % 3), ${at}
      from generate_series(1, ${lines}::int) i`.execute(db);
  await sql`
    insert into lottery_line (id, merchant, ticket_id, draw_id, game_code, member_id, book, currency, pack_id, pack_version, type, selection, unit, cost_units,
        odds, combinations, stake, max_payout, placed_at)
      select ${id}, ${merchant}, ${ticket}, ${draw}, 'XSMB', ${memberOf(sql`1 + i % ${members}::int`)}, 'real', ${currency}, 'vn-north', 1, 'lo2', ${numbers},
        100, 27, '"99.5"', 1 + i % 3, 2700 * (1 + i % 3), 0, ${at}
      from generate_series(1, ${lines}::int) i`.execute(db);
  await sql`analyze lottery_line, lottery_ticket, round, ledger_account`.execute(db);
}

/**
 * The same settlement in plain SQL that trusts everything: one statement judges and stores the lines, one writes a transfer with two
 * entries for each winner, one adds up the members' balances. Rolled back; returns how many seconds it took.
 */
export async function plainSettlement(
  db: Db,
  { draw, merchant, currency, tails }: Omit<ManyLines, 'lines' | 'members' | 'at'> & { tails: readonly string[] },
): Promise<number> {
  const began = performance.now();
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`
        with won as (
          select l.id, (select count(*) from unnest(l.selection) s join unnest(${[...tails]}::text[]) t on t = s) as hits from lottery_line l
          where l.merchant = ${merchant} and l.draw_id = ${draw})
        update lottery_line l set hits = won.hits, payout = floor(l.unit * won.hits * 99.5), state = case when won.hits > 0 then 'won' else 'lost' end,
          run = 1, settled_at = now(), reason = case when won.hits > 0 then 'HIT' else 'NO_HIT' end
        from won where won.id = l.id`.execute(trx);
      await sql`
        insert into ledger_transfer (id, kind, key, input_hash, reference, merchant, book, asset, at)
          select l.id, 'win', 'line:' || l.id || ':win', '', l.id::text, ${merchant}, 'real', ${currency}, now() from lottery_line l
          where l.merchant = ${merchant} and l.draw_id = ${draw} and l.payout > 0`.execute(trx);
      await sql`
        insert into ledger_entry (transfer_id, account_id, merchant, book, asset, amount, balance_after, version, hash)
          select l.id, a.id, ${merchant}, 'real', ${currency}, side.sign * l.payout, sum(l.payout) over (partition by a.id order by l.id),
            a.version + row_number() over (partition by a.id order by l.id), sha256(l.id::text::bytea)
          from lottery_line l
          cross join (values (1), (-1)) side(sign)
          join ledger_account a on a.owner_kind = 'member' and a.kind = case side.sign when 1 then 'cash' else 'locked' end and a.owner_id = l.member_id::text and a.book = 'real'
          where l.merchant = ${merchant} and l.draw_id = ${draw} and l.payout > 0`.execute(trx);
      await sql`
        update ledger_account a set balance = a.balance + sums.paid, version = a.version + sums.lines
        from (select member_id::text as member, sum(payout) as paid, count(*) as lines from lottery_line
          where merchant = ${merchant} and draw_id = ${draw} and payout > 0 group by 1) sums
        where a.owner_kind = 'member' and a.owner_id = sums.member and a.kind = 'cash' and a.book = 'real'`.execute(trx);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return (performance.now() - began) / 1000;
}

class RolledBack extends Error {}

const memberOf = (i: ReturnType<typeof sql>) => sql`md5('punter' || ${i})::uuid`;
