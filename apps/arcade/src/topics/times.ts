import { fewestWinning, mostWinning, timesOf as diceTimes } from '../engines/instant/dice/rules.ts';
import { CannotAnswer, textOf, wholeOf, type Question } from './question.ts';

/** Multipliers in ten-thousandths, by the name of the engine. */
const multipliers: Readonly<Record<string, (question: Question) => number>> = {
  dice: (question) => diceTimes(wholeOf(question, 'winning', fewestWinning, mostWinning)),
};

/** `{ engine, ... }` gives `{ times }` (games.md H). */
export function times(question: Question): { times: number } {
  const engine = textOf(question, 'engine');
  if (!Object.hasOwn(multipliers, engine)) throw new CannotAnswer(`there is no engine "${engine}"`);
  return { times: multipliers[engine]!(question) };
}
