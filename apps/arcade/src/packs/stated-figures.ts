import path from 'node:path';
import type { GameFeature, Volatility } from '@parlour/domain';
import { engines } from '../engines/engines.ts';
import { volatilityOf } from '../engines/exact-figures.ts';
import { featuresOf } from '../engines/features.ts';
import type { PackHead } from '../game.ts';
import { gameCodes } from './games.ts';
import { packsFolder, readPacks } from './read-games.ts';

/** The figures of a game that the arcade states to anybody who lists it. */
export interface StatedFigures {
  /** In hundredths of a percent; the least where it depends on choices. */
  rtp: number;
  /** Where it depends on choices, the volatility of how the game is usually played, as reported by `npm run verify:pack`. */
  volatility: Volatility;
  /** In hundredths of a percent; absent where the player's choices decide. */
  hitRate?: number;
  /** In hundredths of the stake. */
  maxWin: number;
  features: readonly GameFeature[];
}

/** What the arcade states about every game, by code. */
export function statedFigures(): Record<string, StatedFigures> {
  return Object.fromEntries(gameCodes.map((code) => [code, figuresOf(readPacks(path.join(packsFolder, code))[0]!.pack)]));
}

interface Told {
  rtp: string;
  hitRate: string;
  hitRateMost?: string;
  largestWin: number;
}

function figuresOf(pack: PackHead & { figures?: unknown; volatility?: string }): StatedFigures {
  const told = pack.figures as Told;
  const byChoice = told.hitRateMost !== undefined;
  return {
    rtp: hundredths(told.rtp),
    volatility: volatilityOfPack(pack),
    ...(!byChoice && { hitRate: hundredths(told.hitRate) }),
    maxWin: hundredths(told.largestWin),
    features: featuresOf(pack),
  };
}

/** Packs of instant games do not state it, since the player's choices decide. */
function volatilityOfPack(pack: PackHead & { volatility?: string }): Volatility {
  const stated = pack.volatility ?? volatilityOf(Math.sqrt(engines[pack.engine]!.exactFigures(pack).variance));
  return stated === 'very high' ? 'veryHigh' : (stated as Volatility);
}

const hundredths = (value: string | number) => Math.round(Number(value) * 100);
