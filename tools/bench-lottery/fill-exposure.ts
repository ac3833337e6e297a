import { sql } from 'kysely';
import type { Db } from '@parlour/gateway/inside';

/**
 * Exposure as a day of betting leaves it: every number of the types with two, three and four digits was played, and twenty of one type have
 * reached a step. Every slip reads the steps of its draw, so that without this a slip would cost less than in production.
 */
export async function fillExposure(db: Db, { draw, merchant }: { draw: string; merchant: string }): Promise<void> {
  await sql`
    insert into lottery_exposure (merchant, draw_id, book, type, number, amount, step)
      select ${merchant}, ${draw}, 'real', type, lpad(i::text, digits, '0'), 1, case when type = 'deDau' and i < 20 then 1 else 0 end
      from (values ('lo2', 2), ('deDau', 2), ('lo3', 3), ('3cang', 3), ('lo4', 4), ('4cang', 4)) played(type, digits),
        generate_series(0, (10 ^ digits)::int - 1) i`.execute(db);
  await sql`analyze lottery_exposure`.execute(db);
}
