import { fromDecimal, money, type Currency } from '@parlour/domain';
import { oddsAtExposure, type BetType, type Odds } from '@parlour/domain/lottery';

/** The exposure at which each step of the odds begins, in minor units, ascending. */
export function stepsFrom(type: BetType, currency: Currency): bigint[] {
  return type.exposure.steps.map(({ from }) => fromDecimal(from, currency).minor);
}

/** The odds of a bet type at a step of exposure; step 0 is the full odds. */
export function oddsAtStep(type: BetType, step: number, currency: Currency): Odds | 'closed' {
  const from = step === 0 ? 0n : stepsFrom(type, currency)[step - 1];
  if (from === undefined) throw new RangeError(`${type.id} has no step ${step}`);
  return step === 0 ? type.odds : oddsAtExposure(type, money(from, currency)).odds;
}
