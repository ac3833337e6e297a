import type { ExactFigures } from '../../exact-figures.ts';
import { figuresOfSettings, type Setting } from '../settings.ts';
import { kinds, sizes, type WheelChoice } from './events.ts';
import type { WheelPack } from './pack.ts';
import { firstInput, segmentsOf } from './rules.ts';

export function exactFigures(pack: WheelPack): ExactFigures {
  const settings = kinds.flatMap((kind) => sizes.map((size) => settingOf(pack, { kind, size })));
  return figuresOfSettings(settings, settingOf(pack, firstInput()));
}

function settingOf(pack: WheelPack, choice: WheelChoice): Setting {
  return {
    name: `${choice.kind}:${choice.size}`,
    cases: BigInt(choice.size),
    endings: segmentsOf(pack, choice).map((times) => ({ times, ways: 1n })),
  };
}
