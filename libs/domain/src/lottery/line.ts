import type { Currency } from '../currencies.ts';
import { money, parseAmount, type Money } from '../money.ts';
import { parseOdds } from './odds-value.ts';
import { typeOf, type BetType, type Odds, type RulePack } from './pack.ts';
import { readSelection, selectionProblems, type Selection } from './selection.ts';

const lineProblems = ['TYPE_UNKNOWN', ...selectionProblems, 'UNIT_INVALID', 'COST_INVALID', 'ODDS_INVALID', 'STAKE_MISMATCH'] as const;
/** Why a line is not valid, in the order of the checks (lottery.md 7). */
export type LineProblem = (typeof lineProblems)[number];

/** A bet as sent or stored, before validation. Without `odds` or `costUnits`, those of the pack apply. */
export interface RawLine {
  readonly type?: unknown;
  readonly at?: unknown;
  readonly selection?: unknown;
  /** Decimal text in major units. */
  readonly unit?: unknown;
  readonly odds?: unknown;
  readonly costUnits?: unknown;
  readonly stake?: unknown;
}

/** A valid bet on one draw. */
export interface Line {
  readonly type: BetType;
  readonly at: string | undefined;
  readonly selection: Selection;
  readonly unit: Money;
  readonly costUnits: number;
  /** For every key of the type's table, where it has one. */
  readonly odds: Odds;
  readonly combinations: number;
  readonly stake: Money;
}

/** The validated line, or the first problem found. */
export function readLine(pack: RulePack, raw: RawLine, currency: Currency): Line | LineProblem {
  const type = typeof raw.type === 'string' ? typeOf(pack, raw.type) : undefined;
  if (!type) return 'TYPE_UNKNOWN';
  const read = readSelection(type, raw.selection, raw.at);
  if (typeof read === 'string') return read;
  const unit = typeof raw.unit === 'string' ? parseAmount(raw.unit, currency) : 'amount_invalid';
  if (typeof unit === 'string') return 'UNIT_INVALID';
  const costUnits = raw.costUnits === undefined ? type.costUnits : raw.costUnits;
  if (!isCostUnits(costUnits)) return 'COST_INVALID';
  const odds = raw.odds === undefined ? type.odds : readOdds(type.odds, raw.odds);
  if (odds === undefined) return 'ODDS_INVALID';
  const stake = stakeOf(unit, costUnits, read.combinations);
  if (raw.stake !== undefined && !isAmount(raw.stake, stake)) return 'STAKE_MISMATCH';
  // readSelection has validated both.
  const { selection, at } = raw as { selection: Selection; at?: string };
  return { type, at, selection, unit, costUnits, odds, combinations: read.combinations, stake };
}

/** unit × cost units × combinations. */
export function stakeOf(unit: Money, costUnits: number, combinations: number): Money {
  return money(unit.minor * BigInt(costUnits) * BigInt(combinations), unit.currency);
}

/**
 * Odds given for a line or set by a merchant, completed by the type's own: a table covers only its keys. Undefined when the form differs
 * from the type's, a key is not in its table, or a value is not valid odds.
 */
export function readOdds(own: Odds, given: unknown): Odds | undefined {
  if (typeof own === 'string') return typeof given === 'string' && parseOdds(given) !== undefined ? given : undefined;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const entries = Object.entries(given);
  const known = entries.every(([key, value]) => Object.hasOwn(own, key) && parseOdds(value) !== undefined);
  return known ? { ...own, ...(Object.fromEntries(entries) as Record<string, string>) } : undefined;
}

function isCostUnits(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function isAmount(given: unknown, amount: Money): boolean {
  const read = typeof given === 'string' ? parseAmount(given, amount.currency) : 'amount_invalid';
  return typeof read !== 'string' && read.minor === amount.minor;
}
