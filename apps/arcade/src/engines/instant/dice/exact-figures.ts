import type { ExactFigures } from '../../exact-figures.ts';
import { figuresOfSettings, type Setting } from '../settings.ts';
import { fewestWinning, firstInput, mostWinning, numbers, timesOf } from './rules.ts';

/** Under and over are alike, so a choice is how many numbers win. */
export function exactFigures(): ExactFigures {
  const settings = Array.from({ length: mostWinning - fewestWinning + 1 }, (_, index) => settingOf(fewestWinning + index));
  return figuresOfSettings(settings, settingOf(firstInput().winning));
}

function settingOf(winning: number): Setting {
  return { name: `${winning} numbers`, cases: BigInt(numbers), endings: [{ times: timesOf(winning), ways: BigInt(winning) }] };
}
