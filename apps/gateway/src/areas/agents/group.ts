import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';

/**
 * The lowest prize group that an account may be set to: that of the highest account directly below it or, if higher, that of its open bets
 * (agents.md 2). Null if nothing limits it.
 */
export async function lowestGroupFor(db: Db, memberId: string): Promise<number | null> {
  const { rows } = await sql<{ lowest: number | null }>`
    select greatest(
      (select max(prize_group) from member where upline_id = ${memberId}),
      (select max(l.prize_group) from lottery_line l where l.member_id = ${memberId} and l.book = 'real' and l.state in ('accepted', 'pending'))
    ) as lowest`.execute(db);
  return rows[0]?.lowest ?? null;
}
