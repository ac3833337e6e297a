import { toDecimal, type Currency } from '@parlour/domain';
import { sql } from 'kysely';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';

/**
 * Throws `turnover_required`, with what is `left`, while a member has not staked what transfers along the line require. Counted from each
 * transfer on, the stakes must cover its own requirement and those of all later ones, so that no stake counts twice.
 */
export async function refuseUnstaked(db: Db, memberId: string, currency: Currency): Promise<void> {
  const { rows } = await sql<{ left: string | null }>`
    select max(r.required_since - played.stakes)::text as left
    from (
      select received_at, sum(required) over (order by received_at desc, id desc) as required_since
      from received_transfer where member_id = ${memberId} and currency = ${currency} and required > 0
    ) r cross join lateral (
      select coalesce(sum(stake), 0) as stakes from round
      where member_id = ${memberId} and book = 'real' and currency = ${currency} and status = 'settled' and placed_at >= r.received_at
    ) played`.execute(db);
  const left = BigInt(rows[0]?.left ?? '0');
  if (left > 0n) throw new Refusal('turnover_required', { params: { left: `${toDecimal({ minor: left, currency })} ${currency}` } });
}
