import { money, parseAmount, toDecimal, type Money } from '@parlour/domain';
import { claimCost, isOfferedKind } from '@parlour/domain/rewards';
import { schedule } from '../../../jobs/schedule.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { tellEndedFigures } from '../../content/jobs.ts';
import { tellFigures } from '../../content/store.ts';
import { defundPromotion, fundPromotion, publishVersion } from '../../rewards/promotions.ts';
import { tell } from '../audit/append.ts';
import { reasonFor } from '../games/the-game.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { pageOf, problemsOf } from './page.ts';
import { figuresOf, latestVersions, offerIn, thePromotion, type Promotion } from './promotions.ts';
import { termChanges, textChanges } from './term-changes.ts';

type Page = Schema<'OfficePromotionPage'>;
const subjectOf = ({ merchant, code }: Promotion) => ({ kind: 'promotion' as const, id: `${merchant}/${code}`, name: code });

/** Adds money to a promotion's budget, or withdraws what is left; loyalty budgets are funded here too. */
export async function promotionFund(operator: Operator, input: InputOf<'fundPromotion'>): Promise<Page> {
  // Locked as claims lock it, so that money reserved for free spins is not withdrawn.
  const { merchant, row, amount } = await fundingOf(operator, input, { toChange: input.direction === 'out' });
  if (input.direction === 'out') await mustHold(operator, row, amount);
  const change = { merchant: merchant.code, promotionId: row.id, book: 'real' as const, amount, key: approvedBy(operator) };
  const now = operator.clock.now();
  try {
    await (input.direction === 'in' ? fundPromotion : defundPromotion)(operator.db, change, now);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient_balance') throw holdsLess(row, amount);
    throw error;
  }
  return pageOf(operator, merchant, row);
}

async function mustHold({ db }: Operator, row: Promotion, amount: Money): Promise<void> {
  const { budget } = (await figuresOf(db, [row.id])).get(row.id)!;
  if (budget < amount.minor) throw holdsLess(row, amount);
}

const holdsLess = ({ code }: Promotion, amount: Money) =>
  refused('insufficient_balance', `The budget of ${code} now holds less than ${text(amount)}.`);

/** The budget may change between proposal and approval, so what is approved is the difference. */
export async function examineFunding(operator: Operator, input: InputOf<'fundPromotion'>): Promise<Examined> {
  const { merchant, row, amount } = await fundingOf(operator, input);
  const { budget } = (await figuresOf(operator.db, [row.id])).get(row.id)!;
  const after = input.direction === 'in' ? budget + amount.minor : budget - amount.minor;
  if (after < 0n) throw refused('insufficient_balance', `The budget of ${row.code} holds ${sum(budget, merchant)}.`);
  return {
    merchant: merchant.code,
    subject: subjectOf(row),
    changes: [{ field: 'budget', before: sum(budget, merchant), after: sum(after, merchant) }],
    effect: null,
    reason: reasonFor(input.reason),
    version: row.closed_at ? 'closed' : 'open',
    needsTwo: true,
    ...(input.direction === 'out' && { event: 'budget.defunded' }),
  };
}

async function fundingOf(operator: Operator, input: InputOf<'fundPromotion'>, { toChange = false } = {}) {
  const [merchant] = merchantsNamed(operator, input.merchant) as [Merchant];
  const row = await thePromotion(operator, merchant, input.promotion, { toChange });
  const amount = parseAmount(input.amount, merchant.currency);
  if (typeof amount === 'string')
    throw refused('amount_invalid', `${input.amount || 'Nothing'} is no amount above zero in ${merchant.currency}: write it like 5000.00.`);
  if (row.closed_at && input.direction === 'in') throw refused('field_invalid', `${row.code} is closed: money in it could not be given.`);
  return { merchant, row, amount };
}

/** Makes the draft the next version; members see it at once. */
export async function promotionPublish(operator: Operator, input: InputOf<'publishPromotion'>): Promise<Page> {
  const proposal = approvedBy(operator);
  const { merchant, row, reason } = await publicationOf(operator, input, { toChange: true });
  const { db, clock, random, vault, by } = operator;
  const author = await db.selectFrom('proposal').select('proposed_by').where('id', '=', proposal).executeTakeFirstOrThrow();
  const { terms, texts } = row.draft!;
  await publishVersion(
    db,
    {
      merchant: merchant.code,
      promotionId: row.id,
      kind: row.kind,
      terms,
      texts,
      madeBy: row.drafted_by ?? author.proposed_by,
      approvedBy: by.name,
      reason,
    },
    clock.now(),
    { random, vault },
  );
  if (row.kind === 'raffle') await tellSeed(operator, merchant, row, proposal);
  const after = await db
    .updateTable('promotion')
    .set({ draft: null, drafted_by: null, drafted_at: null, revision: row.revision + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellFigures(db, merchant.code, clock.now());
  const to = offerIn(row, terms, merchant.currency)?.terms.to ?? null;
  if (to !== null)
    await schedule(db, tellEndedFigures, { merchant: merchant.code }, { key: `${merchant.code} ${row.id} ${to}`, at: new Date(to) });
  return pageOf(operator, merchant, after);
}

/** Notes the hash of the seed that a raffle will be drawn by, beside the publication. */
async function tellSeed(operator: Operator, merchant: Merchant, row: Promotion, proposal: string): Promise<void> {
  const { version, commitment } = await operator.db
    .selectFrom('promotion_version')
    .select(['version', 'commitment'])
    .where('promotion_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { kind, id } = subjectOf(row);
  tell(operator, {
    merchant: merchant.code,
    event: 'raffle.seedCommitted',
    subject: { kind, id },
    after: { version, commitment },
    proposal,
  });
}

export async function examinePublication(operator: Operator, input: InputOf<'publishPromotion'>): Promise<Examined> {
  const { merchant, row, reason, budget } = await publicationOf(operator, input);
  const latest = (await latestVersions(operator.db, [row.id])).get(row.id);
  const cost = claimCost(offerIn(row, row.draft!.terms, merchant.currency)!);
  return {
    merchant: merchant.code,
    subject: subjectOf(row),
    changes: [
      ...termChanges(latest?.terms, row.draft!.terms),
      ...textChanges(latest?.texts, row.draft!.texts),
      { field: 'budget', before: null, after: sum(budget, merchant) },
      ...(cost.expected === null ? [] : [{ field: 'expectedCost' as const, before: null, after: sum(cost.expected, merchant) }]),
      ...(cost.worst === null ? [] : [{ field: 'worstCost' as const, before: null, after: sum(cost.worst, merchant) }]),
    ],
    effect: null,
    reason,
    version: String(row.revision),
    needsTwo: true,
  };
}

async function publicationOf(operator: Operator, input: InputOf<'publishPromotion'>, { toChange = false } = {}) {
  const [merchant] = merchantsNamed(operator, input.merchant) as [Merchant];
  const row = await thePromotion(operator, merchant, input.promotion, { toChange });
  const reason = reasonFor(input.reason);
  if (row.closed_at) throw refused('illegal_transition', `${row.code} is closed: make another one.`);
  // Members who hold a ticket were promised these prizes, under this commitment (R5, R30).
  const taken =
    row.kind === 'raffle' &&
    (await operator.db.selectFrom('raffle_ticket').select('place').where('promotion_id', '=', row.id).limit(1).executeTakeFirst());
  if (taken) throw refused('illegal_transition', `Tickets of ${row.code} have been taken, so its prizes can’t change any more.`);
  // A proposal's revision is compared when it is approved.
  if (operator.proposal === undefined && input.revision !== row.revision)
    throw refused('version_conflict', `Another operator has changed ${row.code} in the meantime. Look at it again before you publish it.`);
  const { budget } = (await figuresOf(operator.db, [row.id])).get(row.id)!;
  const problems = await problemsOf(operator.db, row, merchant, budget, operator.clock.now());
  if (problems.length > 0) {
    const told = problems.map(({ code, ...rest }) =>
      [code, ...Object.values(rest).map((value: bigint | string) => (typeof value === 'bigint' ? sum(value, merchant) : value))].join(' '),
    );
    throw refused('field_invalid', `It can’t be published: ${told.join('; ')}.`);
  }
  return { merchant, row, reason, budget };
}

/** Closes a promotion early: members can claim nothing more from it. */
export async function promotionClose(operator: Operator, input: InputOf<'closePromotion'>): Promise<Page> {
  approvedBy(operator);
  const { merchant, row, reason } = await closingOf(operator, input, { toChange: true });
  const after = await operator.db
    .updateTable('promotion')
    .set({ closed_at: operator.clock.now(), closed_by: operator.by.name, close_reason: reason, revision: row.revision + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellFigures(operator.db, merchant.code, operator.clock.now());
  return pageOf(operator, merchant, after);
}

export async function examineClosing(operator: Operator, input: InputOf<'closePromotion'>): Promise<Examined> {
  const { merchant, row, reason } = await closingOf(operator, input);
  const { budget } = (await figuresOf(operator.db, [row.id])).get(row.id)!;
  return {
    merchant: merchant.code,
    subject: subjectOf(row),
    changes: [
      { field: 'status', before: 'open', after: 'closed' },
      { field: 'budget', before: null, after: sum(budget, merchant) },
    ],
    effect: null,
    reason,
    version: row.closed_at ? 'closed' : 'open',
    needsTwo: true,
  };
}

async function closingOf(operator: Operator, input: InputOf<'closePromotion'>, { toChange = false } = {}) {
  const [merchant] = merchantsNamed(operator, input.merchant) as [Merchant];
  const row = await thePromotion(operator, merchant, input.promotion, { toChange });
  const reason = reasonFor(input.reason);
  if (!isOfferedKind(row.kind)) throw refused('field_invalid', `${row.code} is a budget of loyalty: its terms decide what is given.`);
  if (row.closed_at) throw refused('illegal_transition', `${row.code} is closed already.`);
  return { merchant, row, reason };
}

const sum = (minor: bigint, { currency }: Merchant) => text(money(minor, currency));
const text = (amount: Money) => `${toDecimal(amount)} ${amount.currency}`;
