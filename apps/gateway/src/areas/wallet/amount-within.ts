import { checkAmount, toDecimal, type AmountLimits, type Money } from '@parlour/domain';
import { Refusal } from '../../kernel/refusal.ts';

/** The amount that a player wrote; throws the Refusal that says what is wrong with it. */
export function amountWithin(text: string, { min, max }: AmountLimits): Money {
  const { currency } = min;
  const amount = checkAmount(text, currency, { min, max });
  if (amount === 'amount_out_of_range') throw new Refusal(amount, { params: { min: toDecimal(min), max: toDecimal(max), currency } });
  if (typeof amount === 'string') throw new Refusal(amount);
  return amount;
}
