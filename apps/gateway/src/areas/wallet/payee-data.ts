import type { Payee } from '@parlour/domain';
import { sql } from 'kysely';
import { isSealed, rowsAtOnce, type Sealer } from '../../db/sealers.ts';
import type { WithdrawalRow } from './to-wire.ts';
import type { Vault } from '../../kernel/ports.ts';
import type { Db } from '../../kernel/tables.ts';

type Whose = Pick<WithdrawalRow, 'id' | 'merchant'>;

/** The payee of a withdrawal as its row stores it: name and number sealed, with the part of the number that answers may show. */
export function sealPayee(vault: Vault, { id, merchant }: Whose, payee: Pick<Payee, 'payeeName' | 'accountNumber'>) {
  return {
    payee_name: vault.seal({ merchant, column: 'withdrawal.payee_name', id }, payee.payeeName),
    account_number: vault.seal({ merchant, column: 'withdrawal.account_number', id }, payee.accountNumber),
    account_shown: maskedNumber(payee.accountNumber),
    // Erased payees have nothing in common with each other.
    account_hash: payeeHashes(vault, merchant, payee.accountNumber || `erased ${id}`)[0]!,
  };
}

/** Hashes that find an account number at a merchant, however it is spaced: one per key, the current key first. */
export function payeeHashes(vault: Vault, merchant: string, accountNumber: string): string[] {
  return vault.fingerprints(merchant, `payee:${accountNumber.replaceAll(/[\s.-]/g, '').toLowerCase()}`);
}

/** Opens what `sealPayee` has sealed, for paying out. */
export function openPayee(
  vault: Vault,
  { id, merchant, payee_name, account_number }: Whose & Pick<WithdrawalRow, 'payee_name' | 'account_number'>,
): Pick<Payee, 'payeeName' | 'accountNumber'> {
  return {
    payeeName: vault.open({ merchant, column: 'withdrawal.payee_name', id }, payee_name),
    accountNumber: vault.open({ merchant, column: 'withdrawal.account_number', id }, account_number),
  };
}

/** Empties the payees of a member's withdrawals, with the pictures and texts beside them, in the caller's transaction. */
export async function erasePayees(trx: Db, vault: Vault, memberId: string): Promise<void> {
  const rows = await trx.selectFrom('withdrawal').select(['id', 'merchant']).where('member_id', '=', memberId).execute();
  for (const row of rows)
    await trx
      .updateTable('withdrawal')
      .set({ ...sealPayee(vault, row, { payeeName: '', accountNumber: '' }), reason: null })
      .where('id', '=', row.id)
      .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('withdrawal_proof').where('withdrawal_id', 'in', ids).execute();
}

/** Masks all but the last four characters; of a short number, all but the last one. */
function maskedNumber(accountNumber: string): string {
  if (accountNumber === '') return '';
  const shown = accountNumber.length > 6 ? 4 : 1;
  return '•'.repeat(accountNumber.length - shown) + accountNumber.slice(-shown);
}

/** Payees that are not sealed under the current key, or have no hash yet. */
export const sealPayees: Sealer = async (trx, vault) => {
  const other = sql<boolean>`(account_hash is null
    or not (starts_with(payee_name, ${vault.prefix}) and starts_with(account_number, ${vault.prefix})))`;
  const rows = await trx.selectFrom('withdrawal').selectAll().where(other).limit(rowsAtOnce).forUpdate().skipLocked().execute();
  for (const row of rows) {
    const { payee_name: payeeName, account_number: accountNumber } = row;
    const payee = isSealed(payeeName) ? openPayee(vault, row) : { payeeName, accountNumber };
    await trx
      .updateTable('withdrawal')
      .set(sealPayee(vault, row, payee))
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
};
