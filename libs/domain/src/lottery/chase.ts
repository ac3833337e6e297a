import { money, type Money } from '../money.ts';
import type { Line } from './line.ts';
import { oddsRange, oddsScale } from './odds-value.ts';

/** One step of a chase: the same line on one draw. */
export interface ChaseStep {
  readonly multiplier: number;
  readonly unit: Money;
  readonly stake: Money;
  /** Total stake up to and including this step. */
  readonly cumulated: Money;
  /** Profit over all stakes if this step is the first that wins: by one hit, at the line's lowest odds. */
  readonly profit: Money;
}

const mostChaseSteps = 200;

/** The plan of a chase, step by step. Throws a RangeError for a multiplier that is not a whole number above 0, or too many of them. */
export function chasePlan(line: Line, multipliers: readonly number[]): readonly ChaseStep[] {
  if (multipliers.length > mostChaseSteps || !multipliers.every((each) => Number.isSafeInteger(each) && each >= 1))
    throw new RangeError(`a chase has up to ${mostChaseSteps} whole multipliers above 0`);
  const { currency } = line.unit;
  const { lowest } = oddsRange(line.odds);
  let cumulated = 0n;
  return multipliers.map((multiplier) => {
    const unit = line.unit.minor * BigInt(multiplier);
    const stake = line.stake.minor * BigInt(multiplier);
    cumulated += stake;
    return {
      multiplier,
      unit: money(unit, currency),
      stake: money(stake, currency),
      cumulated: money(cumulated, currency),
      profit: money((unit * lowest) / oddsScale - cumulated, currency),
    };
  });
}
