import { isPackId, packs, type RulePack } from '@parlour/domain/lottery';

/** The shipped pack of a name, or undefined. `vn-central` is another name of the south's, which its provinces play. */
export function packNamed(id: unknown): RulePack | undefined {
  if (id === 'vn-central') return packs['vn-south'];
  return typeof id === 'string' && isPackId(id) ? packs[id] : undefined;
}
