import { parseAmount, type Money } from '../money.ts';
import { hasAmount, hintsOfEvent, type RiskEvent, type RiskHint } from './risk-events.ts';

/** What a risk rule looks at: a closed set of conditions, and trees of them (office 9). */
export type RiskCondition =
  | { hint: RiskHint }
  /** The withdrawal, deposit or bonus is of this decimal amount or more. */
  | { amountFrom: string }
  | { all: readonly RiskCondition[] }
  | { any: readonly RiskCondition[] }
  | { not: RiskCondition };

/** What a rule does when its conditions hold. */
export interface RiskEffect {
  /**
   * For how many hours the withdrawal, or each that the member requests within these hours of another event, is held unless an operator
   * releases it; null for no hold.
   */
  holdHours: number | null;
  /** Tag the member; null for no tag. */
  tag: string | null;
  /** Show the rule's name among the points to check. */
  hint: boolean;
  /** For how many hours an operator decides what the member claims of promotions; null for no pause. */
  pauseBonusHours: number | null;
  /** Hold the withdrawal, or the next one, for as long as a hold can last, until the member proves again who they are. */
  askProof: boolean;
  /** Open a case about what happened. */
  openCase: boolean;
}

/** A rule that does nothing; also what a rule says about effects that it was stored without. */
export const noRiskEffect: RiskEffect = {
  holdHours: null,
  tag: null,
  hint: false,
  pauseBonusHours: null,
  askProof: false,
  openCase: false,
};

/** Whether a rule would do anything. */
export const doesSomething = (effect: RiskEffect): boolean => Object.values(effect).some((each) => each !== null && each !== false);

/** What happened, as rules see it. */
export interface RiskFacts {
  hints: ReadonlySet<RiskHint>;
  /** Null for a log-in. */
  amount: Money | null;
}

/** A tree has no more levels than these, and no more conditions in all. */
const [deepest, most] = [4, 30];

/**
 * Reads a tree of conditions about an event from anything. Returns what is wrong with it: `shape` for what is no condition, or none that such
 * an event can meet, `amount` for an amount that the currency cannot have, `size` for too deep or too large a tree.
 */
export function readCondition(value: unknown, event: RiskEvent, currency: Money['currency']): RiskCondition | 'shape' | 'amount' | 'size' {
  let count = 0;
  const read = (part: unknown, depth: number): RiskCondition | 'shape' | 'amount' | 'size' => {
    if (depth > deepest || ++count > most) return 'size';
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return 'shape';
    const entries = Object.entries(part);
    const [entry] = entries;
    if (!entry || entries.length > 1) return 'shape';
    const [name, inside] = entry as [string, unknown];
    if (name === 'hint') {
      const hint = hintsOfEvent[event].find((each) => each === inside);
      return hint ? { hint } : 'shape';
    }
    if (name === 'amountFrom') {
      if (typeof inside !== 'string' || !hasAmount(event)) return 'shape';
      return typeof parseAmount(inside, currency) === 'string' ? 'amount' : { amountFrom: inside };
    }
    if (name === 'not') {
      const one = read(inside, depth + 1);
      return typeof one === 'string' ? one : { not: one };
    }
    if ((name !== 'all' && name !== 'any') || !Array.isArray(inside) || inside.length === 0) return 'shape';
    const parts: RiskCondition[] = [];
    for (const each of inside) {
      const one = read(each, depth + 1);
      if (typeof one === 'string') return one;
      parts.push(one);
    }
    return name === 'all' ? { all: parts } : { any: parts };
  };
  return read(value, 1);
}

/** Whether a condition holds for what happened. */
export function riskHolds(condition: RiskCondition, facts: RiskFacts): boolean {
  if ('hint' in condition) return facts.hints.has(condition.hint);
  if ('all' in condition) return condition.all.every((each) => riskHolds(each, facts));
  if ('any' in condition) return condition.any.some((each) => riskHolds(each, facts));
  if ('not' in condition) return !riskHolds(condition.not, facts);
  if (facts.amount === null) return false;
  const least = parseAmount(condition.amountFrom, facts.amount.currency);
  return typeof least !== 'string' && facts.amount.minor >= least.minor;
}

/** The hints and the amount of a tree of one level, as the office's form edits it; undefined for any other tree. */
export function simpleRule(condition: RiskCondition): { match: 'all' | 'any'; hints: RiskHint[]; amountFrom: string | null } | undefined {
  const match = 'any' in condition ? 'any' : 'all';
  const parts = 'any' in condition ? condition.any : 'all' in condition ? condition.all : [condition];
  const hints = parts.flatMap((part) => ('hint' in part ? [part.hint] : []));
  const amounts = parts.flatMap((part) => ('amountFrom' in part ? [part.amountFrom] : []));
  if (hints.length + amounts.length !== parts.length || amounts.length > 1) return undefined;
  return { match, hints, amountFrom: amounts[0] ?? null };
}

/** The tree of what the form says. */
export function ruleTree({ match, hints, amountFrom }: NonNullable<ReturnType<typeof simpleRule>>): RiskCondition {
  const parts: RiskCondition[] = [...hints.map((hint) => ({ hint })), ...(amountFrom === null ? [] : [{ amountFrom }])];
  return match === 'any' ? { any: parts } : { all: parts };
}

/** Stands where the name of an operator would who holds a withdrawal. */
export const riskRuleHolder = 'risk-rules';
