import type { WithdrawalRow } from '../../wallet/to-wire.ts';
import { isId, merchantsNamed, refused, type Operator } from '../operator.ts';

/**
 * A withdrawal at a merchant that the operator may access, locked until the transaction ends: what may be done depends on its state. Throws
 * `not_found`.
 */
export async function theWithdrawal(operator: Operator, id: string, merchant: string | undefined): Promise<WithdrawalRow> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const found = operator.db.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate();
  const known = isId(id) ? await found.executeTakeFirst() : undefined;
  if (!known || !codes.includes(known.merchant)) throw refused('not_found', `There is no withdrawal ${id}.`);
  return known;
}
