import { money, parseAmount, toWire, type Currency } from '@parlour/domain';
import { isOfferedKind, readOffer, type OfferedKind } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { publish } from '../../../db/publish.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { isShutOut, memberOf } from '../../rewards/claims/facts.ts';
import { NotGiven, payGift } from '../../rewards/claims/pay-gift.ts';
import { moveEntry } from '../../rewards/entries/moves.ts';
import { merchantDay } from '../../rewards/loyalty/days.ts';
import { excludedTies } from '../../rewards/loyalty/terms.ts';
import { tell } from '../audit/append.ts';
import { reasonFor } from '../games/the-game.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Applications that wait for an operator, or decided ones. */
export async function promotionEntries(
  operator: Operator,
  { merchant, decided }: InputOf<'listPromotionEntries'>,
): Promise<Schema<'PromotionEntry'>[]> {
  const merchants = merchantsNamed(operator, merchant);
  const rows = await entriesWith(operator)
    .where(
      'e.merchant',
      'in',
      merchants.map(({ code }) => code),
    )
    .$if(decided !== true, (query) => query.where('e.last', '=', 'applied').orderBy('e.last_at'))
    .$if(decided === true, (query) => query.where('e.decided_by', 'is not', null).orderBy('e.last_at', 'desc'))
    .limit(200)
    .execute();
  return rows.map((row) =>
    entryShown(
      row,
      merchants.find(({ code }) => code === row.merchant)!,
    ),
  );
}

/**
 * Decides an application. An approved one is paid under the terms that the member read (R5). If it throws `budget_spent`, the application
 * keeps waiting.
 */
export async function promotionDecide(operator: Operator, input: InputOf<'decidePromotionEntry'>): Promise<Schema<'PromotionEntry'>> {
  const { db, by, clock } = operator;
  const [merchant] = merchantsNamed(operator, input.merchant) as [Merchant];
  const reason = reasonFor(input.reason);
  const missing = () => refused('not_found', `${merchant.code} has no application ${input.entry}.`);
  if (!isId(input.entry)) throw missing();
  const found = () => entriesWith(operator).where('e.id', '=', input.entry).where('e.merchant', '=', merchant.code).executeTakeFirst();
  const before = await found();
  if (!before) throw missing();
  // Locks the member first, as every claim does; what was read before is read again.
  await sql`select grant_hold_for_claim(${merchant.code}, ${before.member_id}, ${before.code})`.execute(db);
  const row = (await found())!;
  if (row.last !== 'applied') throw refused('illegal_transition', `It is ${statusOf(row.last)} already.`);
  const now = clock.now();
  const entry = { id: row.id, merchant: merchant.code, from: 'applying' as const };
  const decision = { last_at: now, decided_by: by.name };
  if (input.approve) {
    const paid = await pay(operator, merchant, row, input.amount);
    const last = paid.grant === null ? ('claimed' as const) : ('issued' as const);
    await moveEntry(
      db,
      entry,
      [
        ['process', 'operator'],
        [last, 'engine'],
      ],
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
  const after = entryShown((await found())!, merchant);
  await publish(db, { merchant: merchant.code, memberId: row.member_id, type: 'promotionChanged', data: {} });
  tell(operator, {
    merchant: merchant.code,
    subject: { kind: 'promotionEntry', id: row.id },
    before: { status: 'applying' },
    after: { status: after.status, amount: after.amount.amount },
    reason,
  });
  return after;
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof entriesWith>['executeTakeFirst']>>>;

async function pay(operator: Operator, merchant: Merchant, row: Row, stated: string | undefined) {
  const { db, clock } = operator;
  const now = clock.now();
  const offer = readOffer(row.terms, { code: row.code, kind: row.kind, currency: merchant.currency });
  let amount = BigInt(row.amount ?? 0);
  if (offer.terms.kind === 'award') {
    const parsed = parseAmount(stated ?? '', merchant.currency);
    if (typeof parsed === 'string') throw refused('amount_invalid', `State an amount above zero in ${merchant.currency}.`);
    if (offer.terms.maxAmount !== null && parsed.minor > offer.terms.maxAmount)
      throw refused('amount_invalid', `${parsed.currency} ${stated ?? ''} is more than the terms allow.`);
    amount = parsed.minor;
  }
  const member = await memberOf(db, merchant.code, row.member_id);
  if (isShutOut(member, now)) throw refused('illegal_transition', 'The member is blocked or excluded, and can be given nothing.');
  const deposit = row.deposit_id === null ? null : { id: row.deposit_id, amount: BigInt(row.deposit ?? 0) };
  const gift = { subject: row.period, amount, deposit, step: null };
  const promotion = { id: row.promotion_id, version: row.version };
  const tieExcluded = await excludedTies(db, merchant.code);
  try {
    return await payGift(
      db,
      { merchant: merchant.code, member, promotion, offer, gift, day: merchantDay(merchant, now), tieExcluded, ended: true },
      now,
    );
  } catch (error) {
    if (!(error instanceof NotGiven)) throw error;
    throw error.why === 'budgetSpent'
      ? refused('budget_spent', `The budget of ${row.code} does not hold this: it waits until there is more.`)
      : refused('illegal_transition', `All that ${row.code} had to give is taken.`);
  }
}

const entriesWith = ({ db }: Operator) =>
  db
    .selectFrom('promotion_entry as e')
    .innerJoin('promotion as p', 'p.id', 'e.promotion_id')
    .innerJoin('promotion_version as v', (join) => join.onRef('v.promotion_id', '=', 'e.promotion_id').onRef('v.version', '=', 'e.version'))
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .leftJoin('deposit as d', 'd.id', 'e.deposit_id')
    .selectAll('e')
    .select(['p.code', 'p.kind', 'v.terms', 'm.username', 'd.amount as deposit']);

function entryShown(row: Row, { currency }: { currency: Currency }): Schema<'PromotionEntry'> {
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const offer = readOffer(row.terms, { code: row.code, kind: row.kind, currency });
  return {
    id: row.id,
    merchant: row.merchant,
    promotion: row.code,
    kind: kindOf(row.kind),
    member: row.username,
    status: statusOf(row.last),
    amount: wire(BigInt(row.amount ?? 0)),
    most: offer.terms.kind === 'award' && offer.terms.maxAmount !== null ? wire(offer.terms.maxAmount) : null,
    remark: row.remark ?? '',
    appliedAt: row.last_at.toISOString(),
    by: row.decided_by,
    reason: row.reason,
  };
}

function kindOf(kind: string): OfferedKind {
  if (!isOfferedKind(kind)) throw new Error(`a promotion of kind ${kind} has no applications`);
  return kind;
}

const statusOf = (last: Row['last']): Schema<'PromotionEntry'>['status'] =>
  last === 'issued' || last === 'claimed' || last === 'rejected' ? last : 'applying';
