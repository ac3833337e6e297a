import { longestHoldDays } from '@parlour/domain/office';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { RiskRule } from './rules.ts';

const hour = 3_600_000;
const inHours = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);

/** What a rule that held says about a withdrawal: until when it is held, and whether until the member has proved who they are. */
export interface Imposed {
  code: string;
  version: number;
  name: string;
  /** Show its name among the points to check. */
  hint: boolean;
  until: Date | null;
  /** Until when at the longest it waits for a proof; null if it needs none. */
  askUntil: Date | null;
}

/** What a rule that holds now says about a withdrawal. */
export const imposedBy = ({ code, version, name, effect }: RiskRule, at: Date): Imposed => ({
  code,
  version,
  name,
  hint: effect.hint,
  until: effect.holdHours === null ? null : inHours(at, effect.holdHours),
  askUntil: effect.askProof ? inHours(at, longestHoldDays * 24) : null,
});

/** Whether a rule that held for something else says anything about withdrawals. */
export const concernsWithdrawals = ({ hint, until, askUntil }: Imposed): boolean => hint || until !== null || askUntil !== null;

/** Keeps it for the withdrawals that the member requests, until an operator has reviewed the risk. */
export async function carry(
  db: Db,
  { merchant, memberId, at }: { merchant: string; memberId: string; at: Date },
  imposed: readonly Imposed[],
) {
  for (const { code, version, name, hint, until, askUntil } of imposed) {
    const kept = { version, name, at, hint, hold_until: until, ask_until: askUntil };
    await db
      .insertInto('member_risk_rule')
      .values({ merchant, member_id: memberId, code, ...kept })
      .onConflict((conflict) => conflict.columns(['member_id', 'code']).doUpdateSet(kept))
      .execute();
  }
}

/**
 * What rules about other events, if they are still on, say about a withdrawal of this member. A proof that the member has given since
 * answers those that ask for one.
 */
export async function carriedBy(db: Db, memberId: string, on: readonly RiskRule[], now: Date): Promise<Imposed[]> {
  const rows = await db
    .selectFrom('member_risk_rule as r')
    .selectAll('r')
    .select(sql<boolean>`exists (select from withdrawal w where w.member_id = r.member_id and w.proved_at > r.at)`.as('proved'))
    .where('r.member_id', '=', memberId)
    .execute();
  return rows
    .filter(({ merchant, code }) => on.some((rule) => rule.merchant === merchant && rule.code === code))
    .map(({ code, version, name, hint, hold_until: until, ask_until: ask, proved }) => ({
      code,
      version,
      name,
      hint,
      until: until !== null && until > now ? until : null,
      askUntil: ask !== null && ask > now && !proved ? ask : null,
    }))
    .filter(concernsWithdrawals);
}

/** Forgets it, when an operator has reviewed the risk. */
export async function forgetCarried(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('member_risk_rule').where('member_id', '=', memberId).execute();
}
