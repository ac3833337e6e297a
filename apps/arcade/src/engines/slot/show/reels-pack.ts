import type { ReelsShow } from '../reels-schema.ts';
import type { SpinKind } from '../events.ts';

/** What the stage needs of a pack with reels, whatever its engine. */
export interface ReelsPack {
  grid: { reels: number; rows: number };
  /** By the letter of strips: the name of its picture. */
  symbols: Readonly<Record<string, string>>;
  scatter: string;
  strips: Readonly<Record<SpinKind, readonly string[]>>;
  show: ReelsShow;
}
