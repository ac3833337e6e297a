import { claimMinutes, claimOfAnother, heldAt, longestHoldDays, type WithdrawalWork } from '@parlour/domain/office';
import type { Selectable } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { WithdrawalRow } from '../../wallet/to-wire.ts';
import { tell } from '../audit/append.ts';
import { reasonOf, refused, timeOf, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { WithdrawalReviewTable } from '../tables.ts';
import { theWithdrawal } from './the-withdrawal.ts';

/**
 * Claims a withdrawal for ten minutes; claiming it again starts a new ten minutes. Throws `withdrawal_claimed` while another operator has
 * it.
 */
export async function withdrawalClaim(
  operator: Operator,
  { id, merchant }: InputOf<'claimWithdrawal'>,
): Promise<Schema<'WithdrawalClaim'>> {
  if (!operator.by.named) throw refused('operator_name_needed', 'A claim belongs to an operator. Say who you are with --as.');
  const row = await theWithdrawal(operator, id, merchant);
  if (row.status !== 'pending' && row.status !== 'disputed')
    throw refused('illegal_transition', 'The withdrawal has already been decided.');
  const now = operator.clock.now();
  await refuseClaimed(operator, row, now);
  const until = new Date(now.getTime() + claimMinutes * 60_000);
  await keep(operator.db, row, { claimed_by: operator.by.name, claimed_until: until });
  return { id, by: operator.by.name, until: until.toISOString() };
}

/** Ends one's own claim; other operators' claims are unaffected. */
export async function withdrawalUnclaim(
  operator: Operator,
  { id, merchant }: InputOf<'unclaimWithdrawal'>,
): Promise<Schema<'UnclaimedWithdrawal'>> {
  await theWithdrawal(operator, id, merchant);
  await operator.db
    .updateTable('withdrawal_review')
    .set({ claimed_by: null, claimed_until: null })
    .where('withdrawal_id', '=', id)
    .where('claimed_by', '=', operator.by.name)
    .execute();
  return { id };
}

/** Puts a withdrawal on hold: until it ends nobody may pay it out, but the money can still be returned. */
export async function withdrawalHold(
  operator: Operator,
  { id, merchant, until: written, reason }: InputOf<'holdWithdrawal'>,
): Promise<Schema<'HeldWithdrawal'>> {
  const why = reasonOf(reason, 'The operator who decides later reads why it is held: give a reason with --reason.');
  const row = await theWithdrawal(operator, id, merchant);
  if (row.status !== 'pending' && row.status !== 'disputed')
    throw refused('illegal_transition', 'The withdrawal has already been decided.');
  const now = operator.clock.now();
  const until = timeOf(written);
  if (until <= now) throw refused('field_invalid', 'It can only be held until a time in the future.');
  if (until.getTime() - now.getTime() > longestHoldDays * 24 * 3_600_000)
    throw refused('field_invalid', `It can be held for at most ${longestHoldDays} days.`);
  await keep(operator.db, row, { held_by: operator.by.name, held_until: until, hold_reason: why });
  tell(operator, { ...aboutIt(row), after: { heldUntil: until.toISOString() }, reason: why });
  return { id, heldUntil: until.toISOString() };
}

/** Ends a hold early. Throws `illegal_transition` if there is none. */
export async function withdrawalRelease(
  operator: Operator,
  { id, merchant, reason }: InputOf<'releaseWithdrawal'>,
): Promise<Schema<'HeldWithdrawal'>> {
  const why = reasonOf(reason, 'The audit log keeps why it is held no longer: give a reason with --reason.');
  const row = await theWithdrawal(operator, id, merchant);
  const held = heldAt(await workOn(operator.db, id), operator.clock.now());
  if (!held) throw refused('illegal_transition', 'The withdrawal is not held.');
  await keep(operator.db, row, { held_by: null, held_until: null, hold_reason: null });
  tell(operator, { ...aboutIt(row), before: { heldUntil: held.toISOString() }, after: { heldUntil: null }, reason: why });
  return { id, heldUntil: null };
}

/** Throws `withdrawal_claimed` while another operator has claimed it. */
export async function refuseClaimed(operator: Operator, { id }: Pick<WithdrawalRow, 'id'>, now: Date): Promise<void> {
  const another = claimOfAnother(await workOn(operator.db, id), operator.by.name, now);
  if (another) throw refused('withdrawal_claimed', `${another} is working on this withdrawal.`);
}

/** Throws `withdrawal_held` while it is on hold. */
export async function refuseHeld(operator: Operator, { id }: Pick<WithdrawalRow, 'id'>, now: Date): Promise<void> {
  const until = heldAt(await workOn(operator.db, id), now);
  if (until) throw refused('withdrawal_held', `The withdrawal is held until ${until.toISOString()}. Release it first.`);
}

/** Claims and holds of these withdrawals, by id. */
export async function workOnAll(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Selectable<WithdrawalReviewTable>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('withdrawal_review').selectAll().where('withdrawal_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.withdrawal_id, row]));
}

/** The claim and the hold that are still in force. */
export function workToWire(row: Selectable<WithdrawalReviewTable> | undefined, now: Date) {
  const claimed = row?.claimed_until && row.claimed_until > now ? row : undefined;
  const held = row?.held_until && row.held_until > now ? row : undefined;
  return {
    claimedBy: claimed?.claimed_by ?? null,
    claimedUntil: claimed?.claimed_until?.toISOString() ?? null,
    heldBy: held?.held_by ?? null,
    heldUntil: held?.held_until?.toISOString() ?? null,
    holdReason: held?.hold_reason ?? null,
  };
}

async function workOn(db: Db, id: string): Promise<WithdrawalWork> {
  const row = (await workOnAll(db, [id])).get(id);
  return { claimedBy: row?.claimed_by ?? null, claimedUntil: row?.claimed_until ?? null, heldUntil: row?.held_until ?? null };
}

interface Kept {
  claimed_by?: string | null;
  claimed_until?: Date | null;
  held_by?: string | null;
  held_until?: Date | null;
  hold_reason?: string | null;
  hints?: string;
  rules_at?: Date;
  rules?: string;
  until_proved?: boolean;
  rules_until?: Date | null;
  decided_by?: string;
}

/** Records what an operator did about a withdrawal, which the caller has locked. */
export async function keep(db: Db, { id, merchant }: Pick<WithdrawalRow, 'id' | 'merchant'>, kept: Kept): Promise<void> {
  await db
    .insertInto('withdrawal_review')
    .values({ withdrawal_id: id, merchant, ...kept })
    .onConflict((conflict) => conflict.column('withdrawal_id').doUpdateSet(kept))
    .execute();
}

const aboutIt = ({ id, merchant }: WithdrawalRow) => ({ merchant, subject: { kind: 'withdrawal', id } });
