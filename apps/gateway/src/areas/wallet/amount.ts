import { checkAmount, fromDecimal, toDecimal, type Currency, type Money } from '@parlour/domain';
import { Refusal } from '../../kernel/refusal.ts';

/** What a brand allows, as decimals in major units. */
interface Limits {
  min: string;
  max: string;
}

/** The amount that a player wrote; throws the Refusal that says what is wrong with it. */
export function amountFrom(text: string, currency: Currency, limits: Limits): Money {
  const [min, max] = [fromDecimal(limits.min, currency), fromDecimal(limits.max, currency)];
  const amount = checkAmount(text, currency, { min, max });
  if (amount === 'amount_out_of_range') throw new Refusal(amount, { params: { min: toDecimal(min), max: toDecimal(max), currency } });
  if (typeof amount === 'string') throw new Refusal(amount);
  return amount;
}
