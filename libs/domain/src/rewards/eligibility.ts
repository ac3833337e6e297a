import type { GameType } from '../game-types.ts';

/** A condition that one member meets or not. Times are milliseconds, amounts minor units. */
export type Condition =
  | { readonly is: 'registeredAfter' | 'registeredBefore'; readonly at: number }
  | { readonly is: 'levelAtLeast'; readonly level: number }
  | { readonly is: 'language'; readonly language: string }
  | { readonly is: 'linePlayed'; readonly line: GameType }
  | { readonly is: 'depositCount'; readonly days: number; readonly least: number }
  | { readonly is: 'depositSum'; readonly days: number; readonly least: bigint }
  | { readonly is: 'depositMethod'; readonly method: string }
  | { readonly is: 'cameByCode'; readonly code: string }
  | { readonly is: 'invited' }
  | { readonly is: 'segment'; readonly segment: string }
  | { readonly is: 'contactVerified'; readonly contact: 'mobile' | 'email' }
  | { readonly is: 'neverClaimed'; readonly promotion: string };

/** Who may take part: a tree of conditions from a closed list (rewards.md 3). */
export type Eligibility =
  | { readonly all: readonly Eligibility[] }
  | { readonly any: readonly Eligibility[] }
  | { readonly not: Eligibility }
  | Condition;

/** The facts about a member that conditions use. */
export interface EligibilityFacts {
  readonly registeredAt: number;
  readonly level: number;
  readonly language: string;
  readonly linesPlayed: ReadonlySet<GameType>;
  readonly deposits: readonly { readonly at: number; readonly minor: bigint; readonly method: string }[];
  readonly code: string | null;
  readonly invited: boolean;
  readonly segments: ReadonlySet<string>;
  readonly verified: ReadonlySet<'mobile' | 'email'>;
  readonly claimed: ReadonlySet<string>;
}

/** A condition that was not met; `negated` if it was met but must not be. */
export interface FailedCondition {
  readonly condition: Condition;
  readonly negated: boolean;
}

const day = 86_400_000;

/**
 * The conditions that keep a member out; empty when the member may take part. For `any`, all alternatives are listed, since each of them
 * would do. `now` is in milliseconds.
 */
export function whyNotEligible(tree: Eligibility, facts: EligibilityFacts, now: number): readonly FailedCondition[] {
  return failed(tree, facts, now, false);
}

function failed(tree: Eligibility, facts: EligibilityFacts, now: number, negated: boolean): readonly FailedCondition[] {
  if ('not' in tree) return failed(tree.not, facts, now, !negated);
  if ('is' in tree) return isMet(tree, facts, now) === negated ? [{ condition: tree, negated }] : [];
  const parts = ('all' in tree ? tree.all : tree.any).map((part) => failed(part, facts, now, negated));
  // Negation turns `all` into `any`, and the other way round.
  const needsEach = 'all' in tree !== negated;
  return needsEach || parts.every((part) => part.length > 0) ? parts.flat() : [];
}

function isMet(condition: Condition, facts: EligibilityFacts, now: number): boolean {
  const recent = (days: number) => facts.deposits.filter(({ at }) => at > now - days * day && at <= now);
  switch (condition.is) {
    case 'registeredAfter':
      return facts.registeredAt >= condition.at;
    case 'registeredBefore':
      return facts.registeredAt < condition.at;
    case 'levelAtLeast':
      return facts.level >= condition.level;
    case 'language':
      return facts.language === condition.language;
    case 'linePlayed':
      return facts.linesPlayed.has(condition.line);
    case 'depositCount':
      return recent(condition.days).length >= condition.least;
    case 'depositSum':
      return recent(condition.days).reduce((sum, { minor }) => sum + minor, 0n) >= condition.least;
    case 'depositMethod':
      return facts.deposits.some(({ method }) => method === condition.method);
    case 'cameByCode':
      return facts.code === condition.code;
    case 'invited':
      return facts.invited;
    case 'segment':
      return facts.segments.has(condition.segment);
    case 'contactVerified':
      return facts.verified.has(condition.contact);
    case 'neverClaimed':
      return !facts.claimed.has(condition.promotion);
  }
}
