import { BlockList, isIP } from 'node:net';
import type { components } from '@parlour/api/contract';
import type { Db } from '../../db/open.ts';
import { publish } from '../../db/publish.ts';
import type { Merchant } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';

export interface SiteState {
  maintenance: boolean;
  maintenanceEnd: Date | null;
  /** `all`, ISO 3166 alpha-2 codes, addresses and CIDR ranges. */
  regionBlocks: readonly string[];
}

const open: SiteState = { maintenance: false, maintenanceEnd: null, regionBlocks: [] };

export async function siteState(db: Db, merchant: string): Promise<SiteState> {
  const row = await db.selectFrom('site_state').selectAll().where('merchant', '=', merchant).executeTakeFirst();
  return row ? { maintenance: row.maintenance, maintenanceEnd: row.maintenance_end, regionBlocks: row.region_blocks } : open;
}

/** The state in which visitors find a merchant's site: on maintenance while it must stay closed, whatever operators have said. */
export async function stateForVisitors(db: Db, { code, closed }: Pick<Merchant, 'code' | 'closed'>): Promise<SiteState> {
  const state = await siteState(db, code);
  return closed === null ? state : { ...state, maintenance: true, maintenanceEnd: null };
}

/** Puts a merchant's site on (or off) maintenance for everybody, at once; `until` is only told, nothing ends by itself. */
export async function setMaintenance(db: Db, merchant: string, change: { on: boolean; until?: Date }, now: Date): Promise<SiteState> {
  return changed(db, merchant, { maintenance: change.on, maintenanceEnd: change.on ? (change.until ?? null) : null }, now);
}

/**
 * Shuts visitors out by region: each block is `all`, a country code, an address or a CIDR range; none lifts the restriction.
 * Throws a RangeError that names a block it cannot read.
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

export interface Visitor {
  ip: string;
  country: string | null;
}

/** Whether the restriction shuts this visitor out. */
export function isShutOut(state: SiteState, { ip, country }: Visitor): boolean {
  return state.regionBlocks.some((block) => block === 'all' || block === country || covers(block, ip));
}

/** What a visitor is told of the site: maintenance goes before the region (specification 4). */
export function statusFor(state: SiteState, visitor: Visitor, now: Date): components['schemas']['SystemStatus'] {
  const regionRestriction = isShutOut(state, visitor);
  return {
    status: state.maintenance ? 1 : regionRestriction ? 2 : 0,
    maintenance: state.maintenance,
    ...(state.maintenance && state.maintenanceEnd ? { maintenanceEnd: state.maintenanceEnd.toISOString() } : {}),
    regionRestriction,
    location: { ip: visitor.ip, ...(visitor.country ? { country: visitor.country } : {}) },
    serverTime: now.toISOString(),
  };
}

/** For an event that everybody hears: without an address, so each page asks for its own status again. */
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

function covers(block: string, ip: string): boolean {
  const [address = '', bits] = block.split('/');
  const kind = isIP(address);
  if (kind === 0 || isIP(ip) === 0) return false;
  const list = new BlockList();
  const family = kind === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
  return list.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6');
}
