import { isIP } from 'node:net';
import type { components } from '@parlour/api/contract';
import { siteState, statusFor, type SiteState } from '../../http/site-state.ts';
import type { Db } from '../../kernel/tables.ts';
import { publish } from '../../db/publish.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import type { Merchants } from '../../kernel/merchants.ts';

/** Puts a merchant's site under maintenance for everybody, or ends it, at once. `until` is only displayed: nothing ends by itself. */
export async function setMaintenance(db: Db, merchant: string, change: { on: boolean; until?: Date }, now: Date): Promise<SiteState> {
  return changed(db, merchant, { maintenance: change.on, maintenanceEnd: change.on ? (change.until ?? null) : null }, now);
}

/**
 * Blocks visitors by region: each block is `all`, a country code, an address or a CIDR range. Without blocks, the restriction is lifted.
 * Throws a RangeError that names an invalid block.
 */
export async function setRegionRestriction(db: Db, merchant: string, blocks: readonly string[], now: Date): Promise<SiteState> {
  return changed(db, merchant, { regionBlocks: blocks.map(normalBlock) }, now);
}

async function changed(db: Db, merchant: string, change: Partial<SiteState>, now: Date): Promise<SiteState> {
  return inTransaction(db, async (trx) => {
    const state = { ...(await siteState(trx, merchant)), ...change };
    const values = {
      maintenance: state.maintenance,
      maintenance_end: state.maintenanceEnd,
      region_blocks: JSON.stringify(state.regionBlocks),
    };
    await trx
      .insertInto('site_state')
      .values({ merchant, ...values })
      .onConflict((c) => c.column('merchant').doUpdateSet(values))
      .execute();
    await publish(trx, { merchant, memberId: null, type: 'systemStatus', data: { status: publicStatus(state, now) } });
    return state;
  });
}

/** The status as broadcast to everybody: without visitors' addresses, so that each page requests its own status again. */
function publicStatus(state: SiteState, now: Date): components['schemas']['SystemStatus'] {
  return statusFor(state, { ip: '', country: null }, now);
}

function normalBlock(text: string): string {
  const block = text.trim();
  if (block.toLowerCase() === 'all') return 'all';
  if (/^[a-z]{2}$/i.test(block)) return block.toUpperCase();
  const [address = '', bits, more] = block.split('/');
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6];
  if (width < 0 || more !== undefined || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= width)))
    throw new RangeError(`${text} is neither "all", a country code, an address nor a CIDR range`);
  return block;
}

/**
 * Call it at start-up: ends the sessions at sites that must stay closed. Games that are already open then accept no stakes, since a stake
 * needs its player's session, but players are still paid what they are owed.
 */
export async function endLogInsAtClosedSites(db: Db, merchants: Merchants): Promise<void> {
  const closed = merchants.all.filter((merchant) => merchant.closed !== null).map(({ code }) => code);
  if (closed.length > 0) await db.deleteFrom('session').where('merchant', 'in', closed).execute();
}
