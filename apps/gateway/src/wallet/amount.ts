import { compare, fromDecimal, parseAmount, toDecimal, type Currency, type Money } from '@parlour/domain';
import { Refusal } from '../http/refusal.ts';

/** What a brand allows, as decimals in major units. */
interface Limits {
  min: string;
  max: string;
}

/** The amount that a player wrote; throws the Refusal that says what is wrong with it. */
export function checkAmount(text: string, currency: Currency, limits: Limits): Money {
  const amount = parseAmount(text, currency);
  if (typeof amount === 'string') throw new Refusal(amount);
  const [min, max] = [fromDecimal(limits.min, currency), fromDecimal(limits.max, currency)];
  if (compare(amount, min) < 0 || compare(amount, max) > 0) {
    throw new Refusal('amount_out_of_range', { params: { min: toDecimal(min), max: toDecimal(max), currency } });
  }
  return amount;
}
