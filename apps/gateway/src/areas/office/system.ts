import type { Merchant } from '../../kernel/merchants.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { siteState, type SiteState } from '../../http/site-state.ts';
import { setMaintenance, setRegionRestriction } from '../site/close-site.ts';
import { tell } from './audit/append.ts';
import { merchantsNamed, refused, timeOf, type Operator, type Schema } from './operator.ts';

interface Named {
  merchant?: string | undefined;
}
interface Change extends Named {
  reason?: string | undefined;
}

/** The state of each site. */
export async function systemStatus(operator: Operator, { merchant }: Named): Promise<Schema<'Site'>[]> {
  const rows: Schema<'Site'>[] = [];
  for (const one of merchantsNamed(operator, merchant)) rows.push(rowOf(one, await siteState(operator.db, one.code)));
  return rows;
}

/** Puts sites under maintenance or reopens them. `until` is ISO 8601 with a zone, and in the future. */
export async function systemMaintenance(
  operator: Operator,
  { on, until, ...named }: Change & { on: boolean; until?: string | undefined },
): Promise<Schema<'Site'>[]> {
  const now = operator.clock.now();
  const end = until === undefined ? undefined : timeOf(until);
  if (end && end <= now) throw refused('field_invalid', `${until} is in the past: maintenance ends in the future.`);
  return changeAll(operator, named, (db, code) => setMaintenance(db, code, { on, ...(end ? { until: end } : {}) }, now));
}

/** Blocks a country, an address, a range or everybody, in addition to existing restrictions. */
export async function regionBlock(operator: Operator, { region, ...named }: Change & { region: string }): Promise<Schema<'Site'>[]> {
  return changeAll(operator, named, async (db, code) => {
    const { regionBlocks } = await siteState(db, code);
    return setRegionRestriction(db, code, [...regionBlocks.filter((block) => !same(block, region)), region], operator.clock.now());
  });
}

/** Removes a restriction by the name under which it was made; `all` removes every one. */
export async function regionAllow(operator: Operator, { region, ...named }: Change & { region: string }): Promise<Schema<'Site'>[]> {
  const sites = await Promise.all(merchantsNamed(operator, named.merchant).map(({ code }) => siteState(operator.db, code)));
  const everything = same(region, 'all');
  if (!sites.some(({ regionBlocks }) => regionBlocks.some((block) => everything || same(block, region))))
    throw refused('not_found', `${region} is not blocked.`);
  return changeAll(operator, named, async (db, code) => {
    const { regionBlocks } = await siteState(db, code);
    return setRegionRestriction(db, code, everything ? [] : regionBlocks.filter((block) => !same(block, region)), operator.clock.now());
  });
}

export async function regionList(operator: Operator, { merchant }: Named): Promise<Schema<'BlockedRegion'>[]> {
  const rows: Schema<'BlockedRegion'>[] = [];
  for (const { code } of merchantsNamed(operator, merchant))
    for (const blocked of (await siteState(operator.db, code)).regionBlocks) rows.push({ merchant: code, blocked });
  return rows;
}

/** Changes all of the sites or none. */
async function changeAll(
  operator: Operator,
  { merchant: named, reason = null }: { merchant?: string | undefined; reason?: string | null | undefined },
  change: (db: Operator['db'], code: string) => Promise<SiteState>,
): Promise<Schema<'Site'>[]> {
  try {
    return await inTransaction(operator.db, async (trx) => {
      const rows: Schema<'Site'>[] = [];
      for (const one of merchantsNamed(operator, named)) {
        const before = rowOf(one, await siteState(trx, one.code));
        const after = rowOf(one, await change(trx, one.code));
        tell(operator, { merchant: one.code, subject: { kind: 'site', id: one.code }, before, after, reason });
        rows.push(after);
      }
      return rows;
    });
  } catch (error) {
    throw error instanceof RangeError ? refused('field_invalid', `${error.message}.`) : error;
  }
}

function rowOf(
  { code, closed }: Pick<Merchant, 'code' | 'closed'>,
  { maintenance, maintenanceEnd, regionBlocks }: SiteState,
): Schema<'Site'> {
  const row = { merchant: code, maintenance, until: maintenanceEnd?.toISOString() ?? null, blocked: regionBlocks.join(', ') || null };
  return closed === null ? row : { ...row, closed };
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
