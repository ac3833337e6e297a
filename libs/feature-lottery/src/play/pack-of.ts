// @flag lottery
import type { Schema } from '@parlour/api';
import type { RulePack } from '@parlour/domain/lottery';

const kept = new WeakMap<Schema<'LotteryRules'>, RulePack>();

/**
 * The gateway's rules in the domain's form of a pack. Players are not told the steps of exposure: only the gateway's quote takes them into
 * account.
 */
export function packOf(rules: Schema<'LotteryRules'>): RulePack {
  const known = kept.get(rules);
  if (known) return known;
  const types = rules.types.map((type) => ({ ...type, exposure: { per: 'number', steps: [] } }));
  // The contract leaves the rules' parameters open; the gateway checked them against the domain's closed list when it started.
  const pack = { id: rules.packId, version: rules.version, result: rules.result, options: rules.options, types } as unknown as RulePack;
  kept.set(rules, pack);
  return pack;
}
