import type { GameClass, GameFeature, GameType, Volatility } from '@parlour/domain';
import arcadeFigures from './arcade-figures.json' with { type: 'json' };
import type { GameArt } from './art-names.ts';
import type { Names } from '../../../kernel/texts/shipped-texts.ts';
import { namesOf } from './names.ts';
import type { VendorCode } from './vendors.ts';

/** One game of the catalogue. `vendor` and `gameCode` together are its key. */
export interface CatalogueGame {
  /** In kebab-case; unique over all vendors. */
  readonly gameCode: string;
  readonly vendor: VendorCode;
  readonly gameType: GameType;
  /** Null if no class of the closed list fits. */
  readonly gameClass: GameClass | null;
  readonly names: Names;
  /** What its picture, drawn by `apps/art`, shows. */
  readonly art: GameArt;
  readonly hot: boolean;
  readonly isNew: boolean;
  /** `coming_soon` games are shown but never launched. Everything that the arcade serves is playable. */
  readonly state: 'playable' | 'coming_soon';
  /** Undefined if the vendor states none, as for games that are coming soon. */
  readonly figures: GameFigures | undefined;
}

/** What the arcade states about one of its games; `npm run games` copies it from the packs. */
export interface GameFigures {
  /** In hundredths of a percent. */
  readonly rtp: number;
  /** If it depends on the player's choices, that of the usual way to play. */
  readonly volatility: Volatility;
  /** In hundredths of a percent. */
  readonly hitRate?: number;
  /** In hundredths of the stake. */
  readonly maxWin: number;
  readonly features: readonly GameFeature[];
}

const figuresByCode = arcadeFigures as Readonly<Record<string, GameFigures | undefined>>;

interface GameFacts {
  readonly vendor: VendorCode;
  /** If it differs from that of its line. */
  readonly gameClass?: GameClass | null;
  readonly art: GameArt;
  readonly marks?: readonly ('hot' | 'new')[];
}

const classOfLine: Partial<Record<GameType, GameClass>> = {
  RNG: 'slot',
  FISH: 'fishing',
  PVP: 'table',
  BGS: 'table',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** Games of one product line from a table by game code, in the order of the table; their names are in `texts/`. */
export function gamesOf(gameType: GameType, facts: Readonly<Record<string, GameFacts>>): readonly CatalogueGame[] {
  return Object.entries(facts).map(([gameCode, { vendor, art, gameClass = classOfLine[gameType] ?? null, marks = [] }]) => {
    const figures = figuresByCode[gameCode];
    return {
      gameCode,
      vendor,
      gameType,
      gameClass,
      names: namesOf(`game.${gameCode}`),
      art,
      hot: marks.includes('hot'),
      isNew: marks.includes('new'),
      state: figures ? 'playable' : 'coming_soon',
      figures,
    };
  });
}
