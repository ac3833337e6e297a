import { parseAmount } from '@parlour/domain';
import { happensOnce, highestWithdrawalFee, isRoundEvent, parsePercent } from '@parlour/domain/rewards';
import { breaksUnique } from '../../../kernel/transaction.ts';
import type { LoyaltyTermsTable } from '../../rewards/loyalty/tables.ts';
import { loyaltySubjects, type LoyaltySubject } from '../../rewards/loyalty/terms.ts';
import type { Selectable } from 'kysely';
import { tell } from '../audit/append.ts';
import { reasonFor } from '../games/the-game.ts';
import { merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { termChanges } from '../promotions/term-changes.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';

type Terms = Schema<'LoyaltyTermsOf'>;

/** The terms in force for each subject, by merchant. */
export async function loyaltyTerms(operator: Operator, { merchant }: InputOf<'listLoyaltyTerms'>): Promise<Schema<'OfficeLoyaltyTerms'>[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const rows = await operator.db
    .selectFrom('loyalty_terms')
    .distinctOn(['merchant', 'subject'])
    .selectAll()
    .where('merchant', 'in', codes)
    .orderBy('merchant')
    .orderBy('subject')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(shown);
}

type Change = InputOf<'changeLoyaltyTerms'>;

/** What takes two operators, because it sets rates (office 4), each with the operation that changes it. */
const rates = { points: 'changePointsTerms', vip: 'changeVipTerms', rebate: 'changeRebateTerms' } as const;
type RateSubject = keyof typeof rates;
const isRate = (subject: LoyaltySubject): subject is RateSubject => Object.hasOwn(rates, subject);

/**
 * Creates the next version of the terms of a subject that one operator may change. Throws `field_invalid` for contradictory terms, and
 * `version_conflict`.
 */
export async function loyaltyTermsChange(operator: Operator, input: Change): Promise<Schema<'OfficeLoyaltyTerms'>> {
  const next = await nextTerms(operator, input);
  if (isRate(next.subject)) throw refused('field_invalid', `Two operators change ${next.subject}, by ${rates[next.subject]}.`);
  tell(operator, {
    merchant: next.merchant,
    subject: { kind: 'loyalty', id: next.subject },
    before: next.before === null ? undefined : { version: next.version, terms: next.before },
    after: { version: next.version + 1, terms: next.terms },
    reason: next.reason,
    ...(next.subject === 'missions' && { event: 'mission.changed' as const }),
  });
  return stored(operator, next);
}

/** The handler and the examiner of an operation that changes rates of one subject. */
export function rateChange(subject: RateSubject) {
  return {
    /** Creates the next version of the terms, once two operators want it. */
    async change(operator: Operator, input: Change): Promise<Schema<'OfficeLoyaltyTerms'>> {
      approvedBy(operator);
      return stored(operator, await nextTerms(operator, input, subject));
    },
    /** What would change, value by value. */
    async examine(operator: Operator, input: Change): Promise<Examined> {
      const { merchant, version, before, terms, reason } = await nextTerms(operator, input, subject);
      const changes = termChanges(before ?? undefined, terms);
      if (changes.length === 0) throw refused('field_invalid', 'These are the terms in force: nothing would change.');
      return {
        merchant,
        subject: { kind: 'loyalty', id: `${merchant}/${subject}`, name: subject },
        changes,
        effect: null,
        reason,
        version: String(version),
        needsTwo: true,
      };
    },
  };
}

interface NextTerms {
  merchant: string;
  subject: LoyaltySubject;
  /** The version in force, 0 for none, and its terms. */
  version: number;
  before: unknown;
  terms: object;
  reason: string;
}

/** The checked terms, and what they would replace. */
async function nextTerms({ db, merchants, proposal }: Operator, input: Change, only?: RateSubject): Promise<NextTerms> {
  const [merchant] = merchantsNamed({ merchants }, input.merchant);
  const reason = reasonFor(input.reason);
  const subject = loyaltySubjects.find((each) => input.terms[each] !== undefined)!;
  if (only !== undefined && subject !== only) throw refused('field_invalid', `These are terms of ${subject}, not of ${only}.`);
  const problem = problemOf(input.terms, merchant!.currency);
  if (problem) throw refused('field_invalid', problem);
  const before = await db
    .selectFrom('loyalty_terms')
    .select(['version', 'terms'])
    .where('merchant', '=', merchant!.code)
    .where('subject', '=', subject)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const version = before?.version ?? 0;
  // A proposal whose terms were changed meanwhile is stale.
  if (input.version !== undefined && input.version !== version && proposal === undefined) throw changedMeanwhile(subject);
  return { merchant: merchant!.code, subject, version, before: before?.terms ?? null, terms: input.terms[subject]!, reason };
}

async function stored({ db, by, clock }: Operator, { merchant, subject, version, terms, reason }: NextTerms) {
  const row = await db
    .insertInto('loyalty_terms')
    .values({
      merchant,
      subject,
      version: version + 1,
      terms: JSON.stringify(terms),
      made_by: by.name,
      made_at: clock.now(),
      reason,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw breaksUnique(error, 'loyalty_terms_pkey') ? changedMeanwhile(subject) : error;
    });
  return shown(row);
}

/** What is wrong with the terms, in one sentence; undefined if nothing is. */
function problemOf(
  { points, vip, missions, leaderboard, rebate, referral }: Terms,
  currency: Parameters<typeof parseAmount>[1],
): string | undefined {
  const isPositive = (text: string) => typeof parseAmount(text, currency) !== 'string';
  const isAmount = (text: string) => isPositive(text) || /^0+(\.0+)?$/.test(text);
  const amounts = [
    ...(vip?.levels.flatMap(({ qualify, keep, levelUp }) => [qualify, keep, levelUp]) ?? []),
    ...(missions?.missions.flatMap(({ filter, reward, measure, target }) => [
      filter.leastStake ?? '0',
      reward.amount ?? '0',
      measure === 'validStake' ? target : '0',
    ]) ?? []),
    ...(leaderboard?.boards.flatMap(({ leastStake, prizes }) => [leastStake, ...prizes]) ?? []),
    ...(rebate ? [rebate.min ?? '0', rebate.maxPerDay ?? '0'] : []),
    ...(referral ? [referral.amount, referral.deposit, referral.turnover] : []),
  ];
  const wrong = amounts.find((text) => !isAmount(text));
  if (wrong !== undefined) return `${wrong} has more decimals than ${currency}.`;
  const free = [...Object.values(points?.perPoint ?? {}), ...(points ? [points.convert.amount] : [])].find((text) => !isPositive(text));
  if (free !== undefined) return `${free} is not an amount above zero in ${currency}.`;
  for (const [place, level] of (vip?.levels ?? []).entries()) {
    const below = vip!.levels[place - 1];
    if (below && (level.level <= below.level || Number(level.qualify) <= Number(below.qualify)))
      return `Level ${level.level} must come after level ${below.level} and ask for more.`;
  }
  const factor = vip?.levels.find(({ pointsFactor = '100' }) => (parsePercent(pointsFactor) ?? 0n) < 1n || Number(pointsFactor) > 1000);
  if (factor) return `Level ${factor.level} must earn more than 0 and at most 1000 per cent of the usual points.`;
  const costs = [vip?.withdrawals, ...(vip?.levels.map(({ withdrawals }) => withdrawals) ?? [])];
  const dear = costs.find((each) => each && (parsePercent(each.fee) ?? highestWithdrawalFee + 1n) > highestWithdrawalFee);
  if (dear) return `A fee of ${dear.fee} per cent is more than ten per cent of a withdrawal.`;
  const codes = [...(missions?.missions ?? []), ...(leaderboard?.boards ?? [])].map(({ code }) => code);
  const twice = codes.find((code, place) => codes.indexOf(code) !== place);
  if (twice !== undefined) return `There are two called ${twice}.`;
  const odd = missions?.missions.find(
    ({ target, measure }) => !(Number(target) > 0) || (/\./.test(target) && ['count', 'distinctGames'].includes(measure)),
  );
  if (odd) return `The target of ${odd.code} must be a whole number above zero.`;
  const roundless = missions?.missions.find(
    ({ event, measure, filter: { line, vendor, game } }) =>
      !isRoundEvent(event) && (measure !== 'count' || (line ?? vendor ?? game) !== undefined),
  );
  if (roundless) return `${roundless.code} does not count rounds: its measure is count, without a line, vendor or game.`;
  const beyond = missions?.missions.find(({ event, target }) => happensOnce(event) && Number(target) > 1);
  if (beyond) return `The target of ${beyond.code} must be 1: a profile becomes complete once.`;
  const rates = [...Object.values(rebate?.rates ?? {}), ...(rebate?.levels.flatMap(({ rates: of }) => Object.values(of)) ?? [])];
  const high = rates.find((rate) => (parsePercent(rate) ?? 10_000_000n) > 100_000n);
  if (high !== undefined) return `A rebate of ${high} per cent is more than ten per cent of stakes.`;
  return undefined;
}

const changedMeanwhile = (subject: string) =>
  refused('version_conflict', `Someone has changed ${subject} in the meantime. Look at it again before you change it.`);

function shown(row: Selectable<LoyaltyTermsTable>): Schema<'OfficeLoyaltyTerms'> {
  const subject: LoyaltySubject = row.subject;
  return {
    id: `${row.merchant}/${subject}`,
    merchant: row.merchant,
    subject,
    version: row.version,
    by: row.made_by,
    at: row.made_at.toISOString(),
    reason: row.reason,
    // Validated when they were stored.
    terms: { [subject]: row.terms } as Terms,
  };
}
