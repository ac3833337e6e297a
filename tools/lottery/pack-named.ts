import { isPackId, packs, type RulePack } from '@parlour/domain/lottery';

/** The shipped pack with this name, or undefined. `vn-central` is another name for the south's, which the central provinces play. */
export function packNamed(id: unknown): RulePack | undefined {
  if (id === 'vn-central') return packs['vn-south'];
  return typeof id === 'string' && isPackId(id) ? packs[id] : undefined;
}
