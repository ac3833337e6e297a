import { vendorArtPath, vendorCodes, vendors, type Vendor } from './shipped/index.ts';
import { searchText } from './fold.ts';

/** Tiles that open the list of a vendor's games, as rows of `game`: at most one per vendor, with the vendor's name and icon. */
export const vendorTiles = vendorCodes.flatMap((code) => {
  const { titles, tile }: Vendor = vendors[code];
  if (!tile) return [];
  return {
    vendor: code as string,
    code: 'all-games',
    kind: 'VASSALAGE' as const,
    game_type: tile,
    game_class: null,
    name: titles.EN,
    names: JSON.stringify(titles),
    icon: vendorArtPath(code),
    search: searchText(Object.values(titles), Object.values(titles)),
    trial: false,
  };
});
