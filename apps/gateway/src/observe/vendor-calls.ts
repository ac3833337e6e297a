/** Who called: the vendor our wallet, or the gateway the vendor. */
export type VendorCallWay = 'received' | 'sent';

/** Upper bounds in ms of the classes by which calls are counted; the last class has none. */
const bounds = [10, 25, 50, 100, 250, 500, 1000, 3000] as const;

/** Calls between the gateway and one vendor. */
export interface VendorCallCount {
  vendor: string;
  way: VendorCallWay;
  calls: number;
  failed: number;
  /** How many took how long, by class. */
  times: readonly number[];
}

let counts = new Map<string, VendorCallCount>();

const none = () => Array.from({ length: bounds.length + 1 }, () => 0);

/** Counts a call that this gateway has just finished, or had answered. */
export function countVendorCall({
  vendor,
  way,
  ms,
  failed,
}: Pick<VendorCallCount, 'vendor' | 'way'> & { ms: number; failed: boolean }): void {
  const over = bounds.findIndex((bound) => ms <= bound);
  const times = none();
  times[over === -1 ? bounds.length : over] = 1;
  add({ vendor, way, calls: 1, failed: failed ? 1 : 0, times });
}

/** The calls since they were last taken; a caller that cannot store them gives them back. */
export function takeVendorCalls(): VendorCallCount[] {
  const taken = [...counts.values()];
  counts = new Map();
  return taken;
}

/** Counts again what was taken but not stored. */
export function giveBackVendorCalls(taken: readonly VendorCallCount[]): void {
  for (const each of taken) add(each);
}

function add(one: VendorCallCount): void {
  const key = `${one.way} ${one.vendor}`;
  counts.set(key, sumOfVendorCalls(counts.get(key), one));
}

/** Two counts of one vendor and way, added up. */
export function sumOfVendorCalls(before: VendorCallCount | undefined, one: VendorCallCount): VendorCallCount {
  if (!before) return one;
  const times = before.times.map((count, index) => count + (one.times[index] ?? 0));
  return { ...one, calls: before.calls + one.calls, failed: before.failed + one.failed, times };
}

/**
 * The time in ms within which 95 of 100 calls were answered, interpolated within its class as Prometheus does; null without calls.
 */
export function ninetyFifth(times: readonly number[]): number | null {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let left = all * 0.95;
  for (const [index, bound] of bounds.entries()) {
    const count = times[index] ?? 0;
    const from = bounds[index - 1] ?? 0;
    if (left <= count) return Math.round(from + ((bound - from) * left) / count);
    left -= count;
  }
  // The slowest class has no upper bound.
  return bounds.at(-1)!;
}
