// @flag lottery
import type { Schema } from '@parlour/api';
import type { RulePack } from '@parlour/domain/lottery';

const kept = new WeakMap<Schema<'LotteryRules'>, RulePack>();

/** The rules of the gateway as the domain reads packs. Steps of exposure are not told to players: the gateway's quote knows them. */
export function packOf(rules: Schema<'LotteryRules'>): RulePack {
  const known = kept.get(rules);
  if (known) return known;
  const types = rules.types.map((type) => ({ ...type, exposure: { per: 'number', steps: [] } }));
  // The contract carries rules as they are in the pack, but leaves their parameters open; the domain's closed list checked them at its
  // start.
  const pack = { id: rules.packId, version: rules.version, result: rules.result, options: rules.options, types } as unknown as RulePack;
  kept.set(rules, pack);
  return pack;
}
