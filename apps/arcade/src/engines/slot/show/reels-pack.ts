import type { ReelsShow } from '../reels-schema.ts';

/** What scene and frame need of a pack, whatever its engine. */
export interface ScenePack {
  grid: { reels: number; rows: number };
  /** The name of each letter's picture. */
  symbols: Readonly<Record<string, string>>;
  show: Omit<ReelsShow, 'restStops'>;
}

/** What the stage needs of a pack with reels, whatever its engine. */
export interface ReelsPack extends ScenePack {
  /** Free spins use the paid strips where they have none of their own. */
  strips: { readonly paid: readonly string[]; readonly free?: readonly string[] };
  show: ReelsShow;
}

/** A symbol that is worth waiting for: with `from` of it in sight the remaining reels take longer, if the award is still possible. */
export interface Watched {
  symbol: string;
  from: number;
}
