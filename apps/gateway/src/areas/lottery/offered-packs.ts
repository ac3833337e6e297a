import { parseAmount, type Currency, type Money } from '@parlour/domain';
import type { CapSettings, PackSettings, RulePack } from '@parlour/domain/lottery';
import { cachePerDatabase } from '../../kernel/cache-per-database.ts';
import type { Db } from '../../kernel/tables.ts';

/** A pack with the merchant's settings merged over it, and the caps on payouts of a draw. */
export interface OfferedPack extends RulePack {
  readonly caps: CapSettings;
}

/** A cap of a pack; undefined if it has none. */
export function capOf({ id, caps }: OfferedPack, name: keyof CapSettings, currency: Currency): Money | undefined {
  const text = caps[name];
  if (text === undefined) return undefined;
  const read = parseAmount(text, currency);
  if (typeof read === 'string') throw new Error(`the settings of ${id} say ${text}: ${read}`);
  return read;
}

/** A pack's version never changes, so it can be cached for ever. */
const packsOf = cachePerDatabase(() => new Map<string, OfferedPack>());
const mostKnown = 500;

/** A pack as a merchant offers it, or undefined. */
export async function offeredPack(db: Db, merchant: string, packId: string, version: number): Promise<OfferedPack | undefined> {
  const key = `${merchant} ${packId} ${version}`;
  const known = packsOf(db);
  const found = known.get(key);
  if (found) return found;
  const row = await db
    .selectFrom('lottery_pack')
    .select(['pack', 'settings'])
    .where('merchant', '=', merchant)
    .where('pack_id', '=', packId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  // Validated when it was stored. Lines name the merchant's version, not that of the shipped pack.
  const { caps = {} } = (row.settings ?? {}) as PackSettings;
  const pack = { ...(row.pack as RulePack), caps, version };
  if (known.size >= mostKnown) known.clear();
  known.set(key, pack);
  return pack;
}

/** The newest version of a pack that a merchant offers, or undefined. */
export async function newestPack(db: Db, merchant: string, packId: string): Promise<OfferedPack | undefined> {
  const { version } = await db
    .selectFrom('lottery_pack')
    .select((e) => e.fn.max('version').as('version'))
    .where('merchant', '=', merchant)
    .where('pack_id', '=', packId)
    .executeTakeFirstOrThrow();
  // Typed as a number, but null if there are no rows.
  return (version as number | null) === null ? undefined : offeredPack(db, merchant, packId, version);
}
