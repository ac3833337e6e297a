import { checkPayee, type Payee } from '@parlour/domain';
import { Refusal } from '../../kernel/refusal.ts';

/** To whom a withdrawal is paid; throws the Refusal `field_invalid` with every field that is wrong. */
export function payeeFrom({ payeeName, bankName, accountNumber }: Payee): Payee {
  const payee = { payeeName: payeeName.trim(), bankName: bankName.trim(), accountNumber: accountNumber.trim() };
  const fields = checkPayee(payee);
  if (fields.length > 0) throw new Refusal('field_invalid', { fields });
  return payee;
}
