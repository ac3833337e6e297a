import { isOwnPath } from '../../content/problems.ts';
import type { Eligibility } from '../eligibility.ts';
import type { Fields } from '../simulator/bad-case.ts';
import { lineOf } from '../simulator/promotions.ts';
import { fieldsOf, readTerms, type PromotionTerms, type TermsOf } from '../terms.ts';

/** The kinds of promotions that operators write; the budgets of loyalty are not offers (rewards.md 3). */
export const offeredKinds = [
  'depositBonus',
  'reward',
  'award',
  'envelope',
  'raffle',
  'signIn',
  'cashback',
  'freeSpins',
  'levelUp',
  'invite',
  'mission',
  'leaderboard',
] as const;
export type OfferedKind = (typeof offeredKinds)[number];

export const isOfferedKind = (kind: string): kind is OfferedKind => (offeredKinds as readonly string[]).includes(kind);

/** The tabs of the page of promotions. */
export const promotionGroups = ['deposit', 'gift', 'daily', 'draw', 'loyalty'] as const;
export type PromotionGroup = (typeof promotionGroups)[number];

/** A promotion as offered: what it gives, and how to take part (rewards.md 3). */
export interface Offer {
  readonly kind: OfferedKind;
  readonly terms: Extract<PromotionTerms, { kind: OfferedKind }>;
  /** Members must join before anything counts. */
  readonly optIn: boolean;
  /** Who decides a claim. */
  readonly decision: 'automatic' | 'operator';
  /** After a rejection. */
  readonly mayApplyAgain: boolean;
  /** The score of warning signs from which an operator decides an otherwise automatic claim; null for never (R9). */
  readonly reviewFrom: number | null;
  /** Whether agents may take part too (R8). */
  readonly agents: boolean;
  /** Who may take part; null for every member. */
  readonly eligible: Eligibility | null;
  readonly group: PromotionGroup;
  /** Lists start with the lowest. */
  readonly order: number;
  /** The path of its picture on the site's own origin; null for none. */
  readonly picture: string | null;
}

const groupOf = {
  depositBonus: 'deposit',
  reward: 'gift',
  award: 'gift',
  envelope: 'draw',
  raffle: 'draw',
  signIn: 'daily',
  cashback: 'loyalty',
  freeSpins: 'gift',
  levelUp: 'loyalty',
  invite: 'gift',
  mission: 'daily',
  leaderboard: 'daily',
} as const satisfies Record<OfferedKind, PromotionGroup>;

/** Reads what an operator wrote about a promotion; throws a BadCase that names the invalid value. */
export function readOffer(written: unknown, of: TermsOf): Offer {
  const at = fieldsOf(written, of);
  const kind = at.oneOf('kind', offeredKinds);
  const terms = readTerms(written, of) as Offer['terms'];
  if (terms.from !== null && terms.to !== null && terms.to <= terms.from) at.bad('to', 'must come after the beginning');
  if (terms.kind === 'levelUp' && !terms.levels?.length) at.bad('levels', 'must say what each level gives');
  // When the needs of an invitation were met is not recorded, and what a mission gives can be claimed for a week.
  if ((kind === 'invite' || kind === 'mission' || kind === 'leaderboard') && terms.claimWithinHours !== null)
    at.bad('claimWithinHours', `must be empty for ${kind}`);
  if (terms.kind === 'leaderboard') {
    if (terms.prizes.some((prize) => prize === 0n)) at.bad('prizes', 'must all be above 0');
    if (terms.prizes.length > mostPrizes) at.bad('prizes', `must be at most ${mostPrizes}`);
    if (terms.window === 'once' && terms.to === null) at.bad('to', 'must say when the board ends');
  }
  if (terms.kind === 'raffle') {
    if (terms.tickets === null) at.bad('tickets', 'must say what a ticket is for');
    if (terms.to === null) at.bad('to', 'must say when the prizes are drawn');
  }
  return {
    kind,
    terms,
    optIn: at.flag('optIn'),
    decision: decisionOf(at, kind),
    mayApplyAgain: at.flag('mayApplyAgain'),
    reviewFrom: isDecided(kind) ? at.wholeOrNone('reviewFrom', 1) : null,
    agents: at.flag('agents'),
    eligible: at.has('eligible') ? readEligibility(at.fields('eligible'), 0) : null,
    group: at.has('group') ? at.oneOf('group', promotionGroups) : groupOf[kind],
    order: at.wholeOrNone('order', 0) ?? 100,
    picture: at.has('picture') ? ownPicture(at) : null,
  };
}

/** Pictures of other sites would tell them who looks at the promotions. */
function ownPicture(at: Fields): string {
  const path = at.text('picture');
  return isOwnPath(path) ? path : at.bad('picture', 'must be a path of the site itself');
}

/** How many ranks of a board have prizes: as many as boards of loyalty may have. */
const mostPrizes = 100;

/** A calendar gives its step at once, and raffle tickets are drawn at the end: neither has applications. */
const isDecided = (kind: OfferedKind) => kind !== 'signIn' && kind !== 'raffle';

function decisionOf(at: Fields, kind: OfferedKind): Offer['decision'] {
  // Amounts that an operator or partner states are decided by a person, whatever else the terms say.
  if (kind === 'award') return 'operator';
  return isDecided(kind) && at.has('decision') ? at.oneOf('decision', ['automatic', 'operator']) : 'automatic';
}

/** How deeply groups of conditions may be nested: beyond that, nobody can read them. */
export const deepestConditions = 3;

/** `depth` is the number of enclosing groups. */
function readEligibility(at: Fields, depth: number): Eligibility {
  const here = at.path.slice(at.path.lastIndexOf('.') + 1);
  const parts = (key: 'all' | 'any') => {
    if (depth >= deepestConditions) at.bad('', `must not be nested more than ${deepestConditions} deep`);
    const read = at.list(key, (part) => readEligibility(part, depth + 1));
    return read.length > 0 ? read : at.bad(key, 'must not be empty');
  };
  if (at.has('all')) return { all: parts('all') };
  if (at.has('any')) return { any: parts('any') };
  if (at.has('not')) {
    const negated = at.fields('not');
    return negated.has('not') ? negated.bad('not', 'must not negate once more') : { not: readEligibility(negated, depth) };
  }
  if (!at.has('is')) at.bad('is', `must name a condition of ${here}`);
  const is = at.oneOf('is', Object.keys(conditions) as (keyof typeof conditions)[]);
  return conditions[is](at);
}

/** The closed conditions of rewards.md 3, and how each is written. */
const conditions = {
  registeredAfter: (at) => ({ is: 'registeredAfter', at: at.instant('at') }),
  registeredBefore: (at) => ({ is: 'registeredBefore', at: at.instant('at') }),
  levelAtLeast: (at) => ({ is: 'levelAtLeast', level: at.whole('level', 1) }),
  language: (at) => ({ is: 'language', language: at.text('language') }),
  linePlayed: (at) => ({ is: 'linePlayed', line: lineOf(at, 'line') }),
  depositCount: (at) => ({ is: 'depositCount', days: at.whole('days', 1), least: at.whole('least', 1) }),
  depositSum: (at) => ({ is: 'depositSum', days: at.whole('days', 1), least: at.positive('least') }),
  depositMethod: (at) => ({ is: 'depositMethod', method: at.text('method') }),
  cameByCode: (at) => ({ is: 'cameByCode', code: at.text('code') }),
  invited: () => ({ is: 'invited' }),
  segment: (at) => ({ is: 'segment', segment: at.text('segment') }),
  contactVerified: (at) => ({ is: 'contactVerified', contact: at.oneOf('contact', ['mobile', 'email']) }),
  neverClaimed: (at) => ({ is: 'neverClaimed', promotion: at.text('promotion') }),
} as const satisfies Record<string, (at: Fields) => Eligibility>;
