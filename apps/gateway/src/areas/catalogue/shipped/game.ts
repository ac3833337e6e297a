import type { GameClass, GameType } from '@parlour/domain';
import type { GameArt } from './art-names.ts';
import type { Names } from '../../../kernel/texts/shipped-texts.ts';
import { namesOf } from './names.ts';
import type { VendorCode } from './vendors.ts';

/** One game of the catalogue. `vendor` and `gameCode` together are its key. */
export interface CatalogueGame {
  /** kebab-case; unique over all vendors. */
  readonly gameCode: string;
  readonly vendor: VendorCode;
  readonly gameType: GameType;
  /** Null where no class of the closed list fits. */
  readonly gameClass: GameClass | null;
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
  /** Where it is not that of its line. */
  readonly gameClass?: GameClass | null;
  readonly art: GameArt;
  readonly marks?: readonly ('hot' | 'new')[];
  readonly state?: CatalogueGame['state'];
}

const classOfLine: Partial<Record<GameType, GameClass>> = {
  RNG: 'slot',
  FISH: 'fishing',
  PVP: 'table',
  BGS: 'table',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** Games of one product line from a table by game code, in the order of the table; their names stand in `texts/`. */
export function gamesOf(gameType: GameType, facts: Readonly<Record<string, GameFacts>>): readonly CatalogueGame[] {
  return Object.entries(facts).map(
    ([gameCode, { vendor, art, gameClass = classOfLine[gameType] ?? null, marks = [], state = 'coming_soon' }]) => ({
      gameCode,
      vendor,
      gameType,
      gameClass,
      names: namesOf(`game.${gameCode}`),
      art,
      hot: marks.includes('hot'),
      isNew: marks.includes('new'),
      state,
    }),
  );
}
