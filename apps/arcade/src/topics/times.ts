import { fewestWinning, mostWinning, timesOf as diceTimes } from '../engines/instant/dice/rules.ts';
import { rankCount } from '../engines/instant/hilo/cards.ts';
import { mostCards } from '../engines/instant/hilo/events.ts';
import { timesOf as hiloTimes } from '../engines/instant/hilo/rules.ts';
import { kenoKinds, mostPicks } from '../engines/instant/keno/events.ts';
import type { KenoPack } from '../engines/instant/keno/pack.ts';
import { allNumbers, timesOf as kenoTimes } from '../engines/instant/keno/rules.ts';
import { mostMines, tileCount } from '../engines/instant/mines/events.ts';
import { timesOf as minesTimes } from '../engines/instant/mines/rules.ts';
import { risks } from '../engines/instant/plinko/events.ts';
import type { PlinkoPack } from '../engines/instant/plinko/pack.ts';
import { timesOf as plinkoTimes } from '../engines/instant/plinko/rules.ts';
import { floorCount, levels } from '../engines/instant/towers/events.ts';
import { timesOf as towersTimes } from '../engines/instant/towers/rules.ts';
import { kinds } from '../engines/instant/wheel/events.ts';
import type { WheelPack } from '../engines/instant/wheel/pack.ts';
import { timesOf as wheelTimes } from '../engines/instant/wheel/rules.ts';
import { packOf } from './pack-of.ts';
import { CannotAnswer, oneOf, textOf, wholeOf, wholesOf, type Question } from './question.ts';

/** Multipliers in ten-thousandths, by the name of the engine. */
const multipliers: Readonly<Record<string, (question: Question) => number>> = {
  hilo: (question) => hiloTimes(wholesOf(question, 'ways', mostCards - 1, 1, rankCount)),
  keno: (question) => {
    const picks = allNumbers.slice(0, wholeOf(question, 'picks', 1, mostPicks));
    return kenoTimes(
      packOf<KenoPack>('instant/keno'),
      { kind: oneOf(question, 'kind', kenoKinds), picks },
      wholeOf(question, 'hits', 0, picks.length),
    );
  },
  mines: (question) => {
    const mines = wholeOf(question, 'mines', 1, mostMines);
    return minesTimes(mines, wholeOf(question, 'picks', 0, tileCount - mines));
  },
  plinko: (question) => {
    const rows = wholeOf(question, 'rows', 8, 16);
    const choice = { risk: oneOf(question, 'risk', risks), rows };
    return plinkoTimes(packOf<PlinkoPack>('instant/plinko'), choice, wholeOf(question, 'bin', 0, rows));
  },
  towers: (question) => towersTimes(oneOf(question, 'level', levels), wholeOf(question, 'rows', 0, floorCount)),
  wheel: (question) => {
    const size = wholeOf(question, 'size', 10, 50);
    const choice = { kind: oneOf(question, 'kind', kinds), size };
    return wheelTimes(packOf<WheelPack>('instant/wheel'), choice, wholeOf(question, 'at', 0, size - 1));
  },
  dice: (question) => diceTimes(wholeOf(question, 'winning', fewestWinning, mostWinning)),
};

/** `{ engine, ... }` gives `{ times }` (games.md H). */
export function times(question: Question): { times: number } {
  const engine = textOf(question, 'engine');
  if (!Object.hasOwn(multipliers, engine)) throw new CannotAnswer(`there is no engine "${engine}"`);
  return { times: multipliers[engine]!(question) };
}
