import { compare, parseAmount, type AmountProblem, type Money } from './money.ts';
import type { Currency } from './currencies.ts';
import { asciiDigits } from './digits.ts';
import type { FieldProblem } from './registration.ts';
import { tidyLine } from './tidy.ts';

export const amountRefusals = ['amount_invalid', 'amount_decimals', 'amount_out_of_range', 'insufficient_balance'] as const;
export type AmountRefusal = AmountProblem | 'amount_out_of_range' | 'insufficient_balance';

/** What a brand allows in one deposit or withdrawal, both ends included. */
export interface AmountLimits {
  min: Money;
  max: Money;
}

/**
 * Parses the amount entered for a deposit or, given `available`, for a withdrawal; or returns why it is refused. The form calls it for
 * early feedback, the gateway to decide: only the gateway knows the balance at the moment of posting.
 */
export function checkAmount(text: string, currency: Currency, { min, max }: AmountLimits, available?: Money): Money | AmountRefusal {
  const amount = parseAmount(text, currency);
  if (typeof amount === 'string') return amount;
  if (compare(amount, min) < 0 || compare(amount, max) > 0) return 'amount_out_of_range';
  if (available && compare(amount, available) > 0) return 'insufficient_balance';
  return amount;
}

/** To whom a withdrawal is paid. */
export interface Payee {
  payeeName: string;
  bankName: string;
  accountNumber: string;
}

/** Letters, digits, spaces and hyphens, 4 to 40 of them, as banks write account numbers and IBANs. */
const accountNumberShape = /^[A-Za-z0-9][A-Za-z0-9 -]{2,38}[A-Za-z0-9]$/;
/** What a spreadsheet, in which payouts are likely to be viewed, takes for a number in exponent notation. */
const powerOfTen = /^\d+e\d+$/i;

/** A payee as both the form and the gateway check and store it: tidied lines, and the account number in ASCII digits. */
export function tidyPayee({ payeeName, bankName, accountNumber }: Payee): Payee {
  return { payeeName: tidyLine(payeeName), bankName: tidyLine(bankName), accountNumber: asciiDigits(tidyLine(accountNumber)) };
}

/** Every invalid field of a tidied payee, in the order of the form. */
export function checkPayee(payee: Payee): FieldProblem[] {
  return (['payeeName', 'bankName', 'accountNumber'] as const).flatMap((field): FieldProblem[] => {
    const value = payee[field];
    if (value === '') return [{ field, rule: 'required' }];
    const isNumber = accountNumberShape.test(value) && !powerOfTen.test(value);
    return field === 'accountNumber' && !isNumber ? [{ field, rule: 'pattern' }] : [];
  });
}

/** Round amounts for quick selection: multiples of the minimum, within the limits and `available`. */
export function quickAmounts({ min, max }: AmountLimits, available?: Money): Money[] {
  const most = available && compare(available, max) < 0 ? available : max;
  return [1n, 2n, 5n, 10n, 20n, 50n]
    .map((times) => ({ minor: min.minor * times, currency: min.currency }))
    .filter((amount) => compare(amount, most) <= 0);
}
