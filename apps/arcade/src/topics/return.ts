import { toFixed } from '../engines/fraction.ts';
import { engines } from '../engines/engines.ts';
import { packOf } from './pack-of.ts';
import { CannotAnswer, textOf, type Question } from './question.ts';

/** `{ table, bet }` gives `{ return }`, with six decimals, for instant games whose choices have names such as `low:16` (games.md H). */
export function returnOfBet(question: Question): { return: string } {
  const [table, bet] = [textOf(question, 'table'), textOf(question, 'bet')];
  const engine = `instant/${table}`;
  const bets = Object.hasOwn(engines, engine) ? engines[engine]!.exactFigures(packOf(engine)).bets : undefined;
  if (!bets || !Object.hasOwn(bets, bet)) throw new CannotAnswer(`there is no bet "${bet}" at "${table}"`);
  return { return: toFixed(bets[bet]!, 6) };
}
