import { sql, type Selectable } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import type { GameMaintenanceTable } from './tables.ts';

/** The subject of a maintenance: a vendor or one of its games, at one merchant, or at all if that is null. */
export type MaintenanceOf = Pick<GameMaintenanceTable, 'vendor' | 'game_code' | 'merchant'>;

/** Start, end and notice of a maintenance. */
export type MaintenanceFacts = Omit<Selectable<GameMaintenanceTable>, keyof MaintenanceOf>;

/** Puts a vendor or game under maintenance, replacing an earlier entry. */
export async function putUnderMaintenance(db: Db, of: MaintenanceOf, facts: MaintenanceFacts): Promise<void> {
  const values = { ...facts, texts: JSON.stringify(facts.texts) };
  await db
    .insertInto('game_maintenance')
    .values({ ...of, ...values })
    .onConflict((conflict) => conflict.columns(['vendor', 'game_code', 'merchant']).doUpdateSet(values))
    .execute();
}

/** Ends a maintenance; returns its entry, or undefined if there was none. */
export async function endMaintenance(db: Db, of: MaintenanceOf) {
  return db
    .deleteFrom('game_maintenance')
    .where('vendor', '=', of.vendor)
    .where('game_code', 'is not distinct from', of.game_code)
    .where('merchant', 'is not distinct from', of.merchant)
    .returningAll()
    .executeTakeFirst();
}

/** Current and future maintenance at these merchants or at all, ordered by start. */
export async function maintenanceAt(db: Db, merchants: readonly string[], now: Date, of: { vendor?: string; game?: string | null } = {}) {
  let found = db
    .selectFrom('game_maintenance')
    .selectAll()
    .where(sql<boolean>`(merchant is null or merchant = any(${[...merchants]}::text[]))`)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
  if (of.vendor !== undefined) found = found.where('vendor', '=', of.vendor);
  if (of.game !== undefined)
    found = found.where((eb) => eb.or([eb('game_code', 'is', null), eb('game_code', 'is not distinct from', of.game!)]));
  return found.orderBy('starts_at').orderBy('vendor').orderBy('game_code').orderBy('merchant').execute();
}
