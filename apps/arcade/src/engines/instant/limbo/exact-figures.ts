import type { ExactFigures } from '../../exact-figures.ts';
import { figuresOfSettings, type Setting } from '../settings.ts';
import { cases, firstInput, highestTarget, lowestTarget, waysTo } from './rules.ts';

/** Of a hundred million targets, only those with the lowest and the highest return and chance. */
export function exactFigures(): ExactFigures {
  return figuresOfSettings([lowestTarget, exactTarget, lowestReturn(), highestTarget].map(settingOf), settingOf(firstInput().target));
}

/** Divides 99 x 2^32, so that nothing is lost to rounding. */
const exactTarget = 128;

/**
 * A target loses the remainder of 99 x 2^32 divided by it, which is below the target: searching from the highest down, few need checking.
 */
function lowestReturn(): number {
  let [worst, lost] = [highestTarget, -1];
  for (let target = highestTarget; target > lost; target -= 1) {
    const remainder = (99 * cases) % target;
    if (remainder > lost) [worst, lost] = [target, remainder];
  }
  return worst;
}

function settingOf(target: number): Setting {
  return { name: `target ${target / 100}`, cases: BigInt(cases), endings: [{ times: target * 100, ways: BigInt(waysTo(target)) }] };
}
