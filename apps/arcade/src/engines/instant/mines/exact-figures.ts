import type { ExactFigures } from '../../exact-figures.ts';
import { choose } from '../combinations.ts';
import { figuresOfSettings, type Setting } from '../settings.ts';
import { mostMines, tileCount } from './events.ts';
import { timesOf, usualInput } from './rules.ts';

/** A choice is a number of mines and the number of tiles after which the player stops; which tiles, makes no difference. */
export function exactFigures(): ExactFigures {
  const settings = Array.from({ length: mostMines }, (_, index) => index + 1).flatMap((mines) =>
    Array.from({ length: tileCount - mines }, (_, index) => settingOf(mines, index + 1)),
  );
  const { mines, tiles } = usualInput();
  return { ...figuresOfSettings(settings, settingOf(mines, tiles.length)), eventKinds: ['progress', 'reveal', 'feature', 'pay', 'end'] };
}

function settingOf(mines: number, picks: number): Setting {
  return {
    name: `${mines} mines:${picks}`,
    cases: BigInt(choose(tileCount, picks)),
    endings: [{ times: timesOf(mines, picks), ways: BigInt(choose(tileCount - mines, picks)) }],
  };
}
