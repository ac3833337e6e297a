import type { Currency } from '@parlour/domain';
import type { Offer } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { RaffleWinner } from './tables.ts';

/** A raffle as a member sees it; visitors have no tickets. */
export interface RaffleState {
  /** The member's tickets. */
  tickets: number;
  /** How many tickets the member can take now. */
  ready: number;
  pseudonym: string | null;
  drawn: { at: Date; tickets: number; book: string; winners: readonly RaffleWinner[] } | null;
}

/** The states of raffles, by promotion, in one query; no query without raffles. */
export async function rafflesOf(
  db: Db,
  offered: readonly { id: string; offer: Offer }[],
  { member, currency }: { member: string | null; currency: Currency },
): Promise<ReadonlyMap<string, RaffleState>> {
  const raffles = offered.flatMap(({ id, offer: { terms } }) =>
    terms.kind === 'raffle' && terms.tickets ? [{ id, terms, tickets: terms.tickets }] : [],
  );
  if (raffles.length === 0) return new Map();
  const asked = raffles.map(({ id, terms, tickets }) => ({
    id,
    per: tickets.per,
    begins: terms.from === null ? null : new Date(terms.from).toISOString(),
    ends: terms.to === null ? null : new Date(terms.to).toISOString(),
  }));
  const { rows } = await sql<{
    id: string;
    held: number;
    earned: string;
    pseudonym: string | null;
    drawn_at: Date | null;
    tickets: number;
    book: string;
    winners: RaffleWinner[];
  }>`
    select x.id, d.drawn_at, d.tickets, d.book, d.winners,
      (select count(*)::int from raffle_ticket t where t.promotion_id = x.id and t.member_id = ${member}::uuid) as held,
      (select e.pseudonym from raffle_entrant e where e.promotion_id = x.id and e.member_id = ${member}::uuid) as pseudonym,
      coalesce(case x.per
        when 'deposit' then (select sum(p.amount) from deposit p where p.member_id = ${member}::uuid and p.status = 'succeeded'
          and p.currency = ${currency} and p.settled_at >= coalesce(x.begins, r.created_at) and (x.ends is null or p.settled_at < x.ends))
        else (select sum(e.valid) from member_event e where e.member_id = ${member}::uuid and e.name = 'roundSettled'
          and e.currency = ${currency} and e.at >= coalesce(x.begins, r.created_at) and (x.ends is null or e.at < x.ends))
      end, 0)::text as earned
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (id uuid, per text, begins timestamptz, ends timestamptz)
    join promotion r on r.id = x.id
    left join raffle_draw d on d.promotion_id = x.id`.execute(db);
  return new Map(
    rows.map(({ id, held, earned, pseudonym, drawn_at, tickets, book, winners }) => {
      const { each, most } = raffles.find((raffle) => raffle.id === id)!.tickets;
      const all = BigInt(earned) / each;
      const may = all > BigInt(most) ? most : Number(all);
      const drawn = drawn_at && { at: new Date(drawn_at), tickets, book, winners };
      return [id, { tickets: held, ready: Math.max(0, may - held), pseudonym, drawn }];
    }),
  );
}
