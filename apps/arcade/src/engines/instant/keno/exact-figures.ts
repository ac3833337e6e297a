import type { ExactFigures } from '../../exact-figures.ts';
import { choose } from '../combinations.ts';
import { figuresOfSettings, type Setting } from '../settings.ts';
import { drawnCount, highestNumber, kenoKinds, mostPicks, type KenoKind } from './events.ts';
import type { KenoPack } from './pack.ts';
import { allNumbers, firstInput, timesOf, waysToHit } from './rules.ts';

export function exactFigures(pack: KenoPack): ExactFigures {
  const counts = allNumbers.slice(0, mostPicks);
  const first = firstInput();
  return figuresOfSettings(
    kenoKinds.flatMap((kind) => counts.map((count) => settingOf(pack, kind, count))),
    settingOf(pack, first.kind, first.picks.length),
  );
}

/** A kind and a number of picks (which ones does not matter), by the number of hits. */
export function settingOf(pack: Pick<KenoPack, 'tables'>, kind: KenoKind, count: number): Setting {
  const picks = allNumbers.slice(0, count);
  return {
    name: `${kind}:${count}`,
    cases: BigInt(choose(highestNumber, drawnCount)),
    endings: [0, ...picks].map((hits) => ({ times: timesOf(pack, { kind, picks }, hits), ways: BigInt(waysToHit(count, hits)) })),
  };
}
