import { fromDecimal, money, needsTwoPeople, parseAmount, toDecimal } from '@parlour/domain';
import { readOffer, type Offer } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { publish } from '../../../db/publish.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { drawPrize } from '../../rewards/claims/draw-prize.ts';
import { isShutOut, lacksAge, memberOf } from '../../rewards/claims/facts.ts';
import { NotGiven, payGift } from '../../rewards/claims/pay-gift.ts';
import { moveEntry } from '../../rewards/entries/moves.ts';
import { merchantDay } from '../../rewards/loyalty/days.ts';
import { excludedTies } from '../../rewards/loyalty/terms.ts';
import { merchantInForce } from '../../settings/decisions.ts';
import { reasonFor } from '../games/the-game.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import type { Examined } from '../proposals/examined.ts';
import { entriesWith, entryShown, statusOf, type EntryRow } from './entries.ts';

type Decision = InputOf<'decidePromotionEntry'>;

/**
 * Decides an application. Approval pays it under the terms that the member accepted (R5). After `budget_spent`, the application keeps
 * waiting.
 */
export async function promotionDecide(operator: Operator, input: Decision): Promise<Schema<'PromotionEntry'>> {
  const { db, by, clock } = operator;
  const { merchant, row: before, reason } = await applicationOf(operator, input);
  // Locks the member first, as every claim does; then the data are read again.
  await sql`select grant_hold_for_claim(${merchant.code}, ${before.member_id}, ${before.code})`.execute(db);
  const { row, offer, amount } = await applicationOf(operator, input);
  const now = clock.now();
  const entry = { id: row.id, merchant: merchant.code, from: 'applying' as const };
  const decision = { last_at: now, decided_by: by.name };
  if (input.approve) {
    const paid = await pay(operator, merchant, { row, offer, amount });
    const last = paid.spins !== null ? ('processing' as const) : paid.grant === null ? ('claimed' as const) : ('issued' as const);
    await moveEntry(
      db,
      entry,
      // A job requests free spins, and moves the application on when they are paid.
      [['process', 'operator'], ...(last === 'processing' ? [] : ([[last, 'engine']] as const))],
      { at: now, operator: by.name },
    );
    await db
      .updateTable('promotion_entry')
      .set({ ...decision, last, reason: null, amount: paid.amount })
      .where('id', '=', row.id)
      .execute();
  } else {
    await moveEntry(db, entry, [['rejected', 'operator']], { at: now, operator: by.name });
    await db
      .updateTable('promotion_entry')
      .set({ ...decision, last: 'rejected', reason })
      .where('id', '=', row.id)
      .execute();
  }
  const after = await entriesWith(operator).where('e.id', '=', row.id).executeTakeFirstOrThrow();
  await publish(db, { merchant: merchant.code, memberId: row.member_id, type: 'promotionChanged', data: {} });
  return entryShown(after, merchant);
}

/** Approving a large amount takes two operators. An envelope counts with its highest prize, since its prize is drawn on approval. */
export async function examineEntry(operator: Operator, input: Decision): Promise<Examined> {
  const { merchant, row, amount: minor, reason } = await applicationOf(operator, input);
  const { brand, currency } = await merchantInForce(operator.db, operator.merchants, merchant.code, operator.clock.now());
  const amount = money(minor, currency);
  const sum = toDecimal(amount);
  return {
    merchant: merchant.code,
    subject: { kind: 'promotion', id: `${merchant.code}/${row.code}`, name: `${row.code}: ${sum} ${currency}, ${row.username}` },
    changes: [{ field: 'status', before: 'applying', after: input.approve ? 'process' : 'rejected' }],
    effect: input.approve ? { kind: 'pays', amount: sum, currency, member: row.username } : null,
    reason,
    version: `${row.id} ${row.last_at.toISOString()}`,
    member: row.member_id,
    needsTwo: input.approve && needsTwoPeople(amount, fromDecimal(brand.limits.twoOperatorsFrom, currency)),
  };
}

interface Application {
  row: EntryRow;
  offer: Offer;
  /** What approval pays, in minor units; for an envelope, the most that it may pay. */
  amount: bigint;
}

/** The waiting application with the amount that approval pays. Throws if it cannot be decided. */
async function applicationOf(operator: Operator, input: Decision): Promise<Application & { merchant: Merchant; reason: string }> {
  const [merchant] = merchantsNamed(operator, input.merchant) as [Merchant];
  const reason = reasonFor(input.reason);
  const found = entriesWith(operator).where('e.id', '=', input.entry).where('e.merchant', '=', merchant.code);
  const row = isId(input.entry) ? await found.executeTakeFirst() : undefined;
  if (!row) throw refused('not_found', `${merchant.code} has no application ${input.entry}.`);
  if (row.last !== 'applied') throw refused('illegal_transition', `It is already ${statusOf(row.last)}.`);
  const offer = readOffer(row.terms, { code: row.code, kind: row.kind, currency: merchant.currency });
  const amount = input.approve ? amountOf(row, offer, input.amount, merchant) : BigInt(row.amount ?? 0);
  return { merchant, row, offer, amount, reason };
}

/** The amount of an award is stated by the operator. */
function amountOf(row: EntryRow, { terms }: Offer, stated: string | undefined, { currency }: Merchant): bigint {
  if (terms.kind !== 'award') return BigInt(row.amount ?? 0);
  const parsed = parseAmount(stated ?? '', currency);
  if (typeof parsed === 'string') throw refused('amount_invalid', `State an amount above zero in ${currency}.`);
  if (terms.maxAmount !== null && parsed.minor > terms.maxAmount)
    throw refused('amount_invalid', `${parsed.currency} ${stated ?? ''} is more than the terms allow.`);
  return parsed.minor;
}

async function pay({ db, clock, vault }: Operator, merchant: Merchant, { row, offer, amount }: Application) {
  const now = clock.now();
  const member = await memberOf(db, merchant.code, row.member_id);
  if (isShutOut(member, now)) throw refused('illegal_transition', 'The member is blocked or excluded and can’t be given anything.');
  if (lacksAge(merchant, member)) throw refused('illegal_transition', 'The member’s age isn’t verified yet, so nothing can be given.');
  const { seed, member_id: memberId, client_seed: clientSeed } = row;
  const promotion = { id: row.promotion_id, code: row.code, version: row.version };
  const opening = { merchant: merchant.code, promotion, offer, seed, memberId, n: await nextOf(db, row), clientSeed };
  const prize = drawPrize(opening, vault);
  const deposit = row.deposit_id === null ? null : { id: row.deposit_id, amount: BigInt(row.deposit ?? 0) };
  const gift = { subject: row.period, amount: prize?.amount ?? amount, deposit, step: null };
  const given = {
    entry: row.id,
    drawn: prize?.drawn ?? null,
    signals: row.signals ?? [],
    tieExcluded: await excludedTies(db, merchant.code),
  };
  const day = merchantDay(merchant, now);
  try {
    return await payGift(db, { merchant: merchant.code, member, promotion, offer, gift, day, ...given, ended: true }, now);
  } catch (error) {
    if (!(error instanceof NotGiven)) throw error;
    throw error.why === 'budgetSpent'
      ? refused('budget_spent', `The budget of ${row.code} doesn’t cover this. It waits until there is more.`)
      : refused('illegal_transition', `Everything that ${row.code} had to give has been taken.`);
  }
}

/** Which claim of its promotion the member's next one will be, counted from one. */
async function nextOf(db: Db, { promotion_id, member_id }: EntryRow): Promise<number> {
  const { count } = await db
    .selectFrom('promotion_claim')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('promotion_id', '=', promotion_id)
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow();
  return Number(count) + 1;
}
