import type { GameType } from '@parlour/domain';
import type { GameArt } from './art-names.ts';
import type { Names, VendorCode } from './vendors.ts';

/** One game of the catalogue. `vendor` and `gameCode` together are its key. */
export interface CatalogueGame {
  /** kebab-case; unique over all vendors. */
  readonly gameCode: string;
  readonly vendor: VendorCode;
  readonly gameType: GameType;
  readonly names: Names;
  /** What its picture shows; `apps/art` drew it. */
  readonly art: GameArt;
  readonly hot: boolean;
  readonly isNew: boolean;
  /** `coming_soon`: shown, never launched. */
  readonly state: 'playable' | 'coming_soon';
}

interface GameFacts {
  readonly vendor: VendorCode;
  readonly names: Names;
  readonly art: GameArt;
  readonly marks?: readonly ('hot' | 'new')[];
  readonly state?: CatalogueGame['state'];
}

/** Games of one product line from a table by game code, in the order of the table. */
export function gamesOf(gameType: GameType, facts: Readonly<Record<string, GameFacts>>): readonly CatalogueGame[] {
  return Object.entries(facts).map(([gameCode, { vendor, names, art, marks = [], state = 'coming_soon' }]) => ({
    gameCode,
    vendor,
    gameType,
    names,
    art,
    hot: marks.includes('hot'),
    isNew: marks.includes('new'),
    state,
  }));
}
