import type { RulePack } from '@parlour/domain/lottery';
import { cachePerDatabase } from '../../kernel/cache-per-database.ts';
import type { Db } from '../../kernel/tables.ts';

/** A version of a pack never changes, so what was read once stays valid. */
const packsOf = cachePerDatabase(() => new Map<string, RulePack>());
const mostKnown = 500;

/** A pack as a merchant offers it, or undefined. */
export async function offeredPack(db: Db, merchant: string, packId: string, version: number): Promise<RulePack | undefined> {
  const key = `${merchant} ${packId} ${version}`;
  const known = packsOf(db);
  const found = known.get(key);
  if (found) return found;
  const row = await db
    .selectFrom('lottery_pack')
    .select('pack')
    .where('merchant', '=', merchant)
    .where('pack_id', '=', packId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  // It was validated when it was stored. Lines name the merchant's version, not that of the pack beneath.
  const pack = { ...(row.pack as RulePack), version };
  if (known.size >= mostKnown) known.clear();
  known.set(key, pack);
  return pack;
}

/** The newest version of a pack that a merchant offers, or undefined. */
export async function newestPack(db: Db, merchant: string, packId: string): Promise<RulePack | undefined> {
  const { version } = await db
    .selectFrom('lottery_pack')
    .select((e) => e.fn.max('version').as('version'))
    .where('merchant', '=', merchant)
    .where('pack_id', '=', packId)
    .executeTakeFirstOrThrow();
  // Typed as number, but null without rows.
  return (version as number | null) === null ? undefined : offeredPack(db, merchant, packId, version);
}
