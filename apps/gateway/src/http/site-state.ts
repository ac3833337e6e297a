import { BlockList, isIP } from 'node:net';
import type { components } from '@parlour/api/contract';
import type { Merchant } from '../kernel/merchants.ts';
import { prepared } from '../kernel/prepared.ts';
import type { Db } from '../kernel/tables.ts';

export interface SiteState {
  maintenance: boolean;
  maintenanceEnd: Date | null;
  /** `all`, ISO 3166 alpha-2 codes, addresses and CIDR ranges. */
  regionBlocks: readonly string[];
}

const open: SiteState = { maintenance: false, maintenanceEnd: null, regionBlocks: [] };

/** The operators' settings of a merchant's site. */
export async function siteState(db: Db, merchant: string): Promise<SiteState> {
  const row = await db
    .selectFrom('site_state')
    .select(['maintenance', 'maintenance_end', 'region_blocks'])
    .where('merchant', '=', merchant)
    .modifyEnd(prepared)
    .executeTakeFirst();
  return row ? { maintenance: row.maintenance, maintenanceEnd: row.maintenance_end, regionBlocks: row.region_blocks } : open;
}

/** The state of a merchant's site for visitors. */
export async function stateForVisitors(db: Db, { code, closed }: Pick<Merchant, 'code' | 'closed'>): Promise<SiteState> {
  return shownToVisitors(await siteState(db, code), closed);
}

/** What visitors see of a site's state: maintenance if the site must stay closed, whatever operators have set. */
export function shownToVisitors(state: SiteState | null, closed: Merchant['closed']): SiteState {
  const set = state ?? open;
  return closed === null ? set : { ...set, maintenance: true, maintenanceEnd: null };
}

export interface Visitor {
  ip: string;
  country: string | null;
}

/** Whether the region restriction blocks this visitor. */
export function isShutOut(state: SiteState, { ip, country }: Visitor): boolean {
  return state.regionBlocks.some((block) => block === 'all' || block === country || covers(block, ip));
}

/** The site's state for one visitor; maintenance takes precedence over the region (specification 4). */
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
