import type { Schema } from '@parlour/api';
import type { ListedGameType } from '@parlour/domain';
import { isListed } from '../lobby/category-link.tsx';

export interface ListedVendor extends Pick<Schema<'VendorCard'>, 'vassalage' | 'title' | 'iconUrl' | 'gameCount'> {
  gameType: ListedGameType;
}

/** Each vendor once, with the category in which it has most games among those with a list; in the merchant's order. */
export function listedVendors(lanes: Schema<'VendorData'>['lanes']): ListedVendor[] {
  const vendors = new Map<string, ListedVendor>();
  for (const { gameType, cards } of lanes) {
    if (!isListed(gameType)) continue;
    for (const { vassalage, title, iconUrl, gameCount } of cards) {
      const known = vendors.get(vassalage);
      if (!known || known.gameCount < gameCount) vendors.set(vassalage, { vassalage, title, iconUrl, gameCount, gameType });
    }
  }
  return [...vendors.values()];
}
