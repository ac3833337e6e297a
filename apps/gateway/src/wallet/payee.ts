import type { components } from '@parlour/api/contract';
import { Refusal, type FieldError } from '../http/refusal.ts';
import type { Payee } from './withdrawals.ts';

/** Letters, digits, spaces and hyphens, as banks write account numbers and IBANs. */
const accountNumberShape = /^[\p{L}\p{N}](?:[\p{L}\p{N} -]{2,38})[\p{L}\p{N}]$/u;

/** To whom a withdrawal is paid; throws the Refusal `field_invalid` with every field that is wrong. */
export function checkPayee(body: components['schemas']['WithdrawalPayload']): Payee {
  const payee = { payeeName: body.payeeName.trim(), bankName: body.bankName.trim(), accountNumber: body.accountNumber.trim() };
  const fields: FieldError[] = Object.entries(payee)
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field, rule: 'required' }));
  if (payee.accountNumber !== '' && !accountNumberShape.test(payee.accountNumber)) fields.push({ field: 'accountNumber', rule: 'pattern' });
  if (fields.length > 0) throw new Refusal('field_invalid', { fields });
  return payee;
}
