import type { Db } from '../../kernel/tables.ts';
import type { Merchants } from '../../kernel/merchants.ts';

/**
 * Call at the start: ends the log-ins at sites that must stay closed. Games that were opened before take no stake from then
 * on, for a stake needs its player's log-in; what is owed to players is paid all the same.
 */
export async function endLogInsAtClosedSites(db: Db, merchants: Merchants): Promise<void> {
  const closed = merchants.all.filter((merchant) => merchant.closed !== null).map(({ code }) => code);
  if (closed.length > 0) await db.deleteFrom('session').where('merchant', 'in', closed).execute();
}
