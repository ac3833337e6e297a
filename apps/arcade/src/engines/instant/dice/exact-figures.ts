import type { ExactFigures } from '../../engines.ts';
import { figuresOfSettings, type Setting } from '../settings.ts';
import { fewestWinning, mostWinning, numbers, timesOf } from './rules.ts';

/** Under and over are alike, so a choice is how many numbers win. */
export function exactFigures(): ExactFigures {
  const settings = Array.from({ length: mostWinning - fewestWinning + 1 }, (_, index): Setting => {
    const winning = fewestWinning + index;
    return { name: `${winning} numbers`, cases: BigInt(numbers), endings: [{ times: timesOf(winning), ways: BigInt(winning) }] };
  });
  return figuresOfSettings(settings);
}
