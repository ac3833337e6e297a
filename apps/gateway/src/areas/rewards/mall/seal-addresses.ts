import { sql } from 'kysely';
import { isSealed, rowsAtOnce, type Sealer } from '../../../db/sealers.ts';

/** Addresses of orders that are sealed under another key than the current one. */
export const sealAddresses: Sealer = async (trx, vault) => {
  const rows = await trx
    .selectFrom('redeem_order')
    .select(['id', 'merchant', 'address'])
    .where('address', 'is not', null)
    .where(sql<boolean>`not starts_with(address, ${vault.prefix})`)
    .limit(rowsAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, merchant, address } of rows) {
    const place = { merchant, column: 'redeem_order.address', id };
    const open = isSealed(address) ? vault.open(place, address!) : address!;
    await trx
      .updateTable('redeem_order')
      .set({ address: vault.seal(place, open) })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
};
