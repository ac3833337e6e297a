import { isCurrency, money, toDecimal } from '@parlour/domain';
import { merchantsNamed, type Operator } from '../operator.ts';

/** An amount in minor units as the office writes it beside its currency. */
export function decimal(minor: string | number | bigint, currency: string): string {
  return isCurrency(currency) ? toDecimal(money(BigInt(minor), currency)) : String(minor);
}

/** Codes of the merchants that an operation covers. */
export const codesNamed = (operator: Operator, merchant: string | undefined) => merchantsNamed(operator, merchant).map(({ code }) => code);
