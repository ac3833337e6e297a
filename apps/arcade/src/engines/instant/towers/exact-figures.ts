import type { ExactFigures } from '../../exact-figures.ts';
import { figuresOfSettings, type Setting } from '../settings.ts';
import { doorsOf, floorCount, levels, type Level } from './events.ts';
import { timesOf, usualInput } from './rules.ts';

/** A choice is a level and the number of floors after which the player stops; which doors, makes no difference. */
export function exactFigures(): ExactFigures {
  const settings = levels.flatMap((level) => Array.from({ length: floorCount }, (_, index) => settingOf(level, index + 1)));
  const { level, columns } = usualInput();
  return {
    ...figuresOfSettings(settings, settingOf(level, columns.length)),
    eventKinds: ['progress', 'reveal', 'feature', 'pay', 'end'],
  };
}

function settingOf(level: Level, floors: number): Setting {
  const { doors, traps } = doorsOf[level];
  return {
    name: `${level}:${floors}`,
    cases: BigInt(doors ** floors),
    endings: [{ times: timesOf(level, floors), ways: BigInt((doors - traps) ** floors) }],
  };
}
