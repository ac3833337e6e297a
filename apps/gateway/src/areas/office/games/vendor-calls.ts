import type { Db } from '../../../kernel/tables.ts';
import { ninetyFifth, sumOfVendorCalls, type VendorCallCount } from '../../../observe/vendor-calls.ts';
import type { Schema } from '../operator.ts';

const day = 24 * 3_600_000;

/** How quickly vendors answered in the last 24 hours, and how many calls failed, as all gateways have counted. */
export async function vendorCalls(db: Db, now: Date): Promise<(vendor: string) => Pick<Schema<'Vendor'>, 'latency' | 'errors'>> {
  const rows = await db
    .selectFrom('vendor_call_count')
    .selectAll()
    .where('hour', '>', new Date(now.getTime() - day))
    .execute();
  const found = new Map<string, VendorCallCount>();
  for (const { vendor, way, calls, failed, times } of rows) {
    const key = `${way} ${vendor}`;
    const one = { vendor, way, calls: Number(calls), failed: Number(failed), times: times.map(Number) };
    found.set(key, sumOfVendorCalls(found.get(key), one));
  }
  return (vendor) => {
    const [sent, received] = [found.get(`sent ${vendor}`), found.get(`received ${vendor}`)];
    const calls = (sent?.calls ?? 0) + (received?.calls ?? 0);
    const failed = (sent?.failed ?? 0) + (received?.failed ?? 0);
    return {
      latency: ninetyFifth(sent?.times ?? []),
      errors: calls === 0 ? null : Math.round((failed * 10_000) / calls),
    };
  };
}
