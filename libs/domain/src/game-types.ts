/** The product lines, by the specification's codes; RNG means slots. The order is the default order of the navigation. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'BGS', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;
export type GameType = (typeof gameTypes)[number];

/** The vendor under which accounts and records list the merchant's own lotteries. */
export const lotteryVendor = 'LOTT';

/** Categories with a game list page, and its path (specification 2). The others launch a game directly or are not built yet. */
export const listPaths = { RNG: '/rng', LIVE: '/live', FISH: '/fish', PVP: '/pvp', BGS: '/bgs' } as const satisfies Partial<
  Record<GameType, string>
>;
export type ListedGameType = keyof typeof listPaths;
