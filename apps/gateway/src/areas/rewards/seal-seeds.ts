import { sql } from 'kysely';
import { rowsAtOnce, type Sealer } from '../../db/sealers.ts';
import { seedPlace } from './promotions.ts';

/** Server seeds of draws that are sealed under another key than the current one. */
export const sealSeeds: Sealer = async (trx, vault) => {
  const rows = await trx
    .selectFrom('promotion_version')
    .select(['promotion_id', 'version', 'merchant', 'seed'])
    .where('seed', 'is not', null)
    .where(sql<boolean>`not starts_with(seed, ${vault.prefix})`)
    .limit(rowsAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { promotion_id: id, version, merchant, seed } of rows) {
    const place = seedPlace(merchant, id, version);
    await trx
      .updateTable('promotion_version')
      .set({ seed: vault.seal(place, vault.open(place, seed!)) })
      .where('promotion_id', '=', id)
      .where('version', '=', version)
      .execute();
  }
  return rows.length;
};
