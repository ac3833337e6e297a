import { clientSeedPattern, drawFrom, serverSeedPattern } from '@parlour/domain/fairness';
import { roundBytes } from '../fairness/seeds.ts';
import { roll } from '../engines/instant/dice/rules.ts';
import { drawCard } from '../engines/instant/hilo/cards.ts';
import { mostCards } from '../engines/instant/hilo/events.ts';
import { ascending, drawNumbers } from '../engines/instant/keno/rules.ts';
import { reach } from '../engines/instant/limbo/rules.ts';
import { mostMines } from '../engines/instant/mines/events.ts';
import { layMines } from '../engines/instant/mines/rules.ts';
import { fall } from '../engines/instant/plinko/rules.ts';
import { levels } from '../engines/instant/towers/events.ts';
import { setTraps } from '../engines/instant/towers/rules.ts';
import { turn } from '../engines/instant/wheel/rules.ts';
import { playMatch } from '../engines/book/football/rules.ts';
import { noInput } from '../engines/slot/no-input.ts';
import { cardText, deckSize, shoeOf } from '../engines/table/cards.ts';
import { restOf, takeBeads } from '../engines/table/fan-tan/rules.ts';
import { spin } from '../engines/table/roulette/rules.ts';
import { roll as rollThree } from '../engines/table/sicbo/rules.ts';
import type { Draw } from '../game.ts';
import { slotOf } from './pack-of.ts';
import { CannotAnswer, oneOf, textOf, wholeOf, type Question } from './question.ts';

/** What the seeds give, before any stake or multiplier, by the engine's name. */
const outcomes: Readonly<Record<string, (draw: Draw, question: Question) => unknown>> = {
  /** In hundredths, as limbo's; its seed is one of a chain. */
  crash: (draw) => reach(draw),
  dice: (draw) => roll(draw),
  fanTan: (draw) => restOf(takeBeads(draw)),
  football: (draw, question) => playMatch(expected(question, 'home'), expected(question, 'away'), draw),
  hilo: (draw, question) => Array.from({ length: wholeOf(question, 'cards', 1, mostCards) }, () => drawCard(draw)),
  keno: (draw) => ascending(drawNumbers(draw)),
  limbo: (draw) => reach(draw),
  mines: (draw, question) => layMines(wholeOf(question, 'mines', 1, mostMines), draw),
  plinko: (draw, question) => fall(wholeOf(question, 'rows', 8, 16), draw),
  roulette: (draw) => spin(draw),
  shoe: (draw, question) => {
    const decks = wholeOf(question, 'decks', 1, 8);
    return shoeOf(decks, draw)
      .slice(0, wholeOf(question, 'cards', 1, deckSize * decks))
      .map(cardText);
  },
  sicbo: (draw) => rollThree(draw),
  /** What the round wins, in the pack's units. */
  slot: (draw, question) => slotOf(textOf(question, 'pack')).play(noInput(), draw).win,
  towers: (draw, question) => setTraps(oneOf(question, 'level', levels), draw),
  wheel: (draw, question) => turn(wholeOf(question, 'size', 10, 50), draw),
};

/** `{ engine, serverSeed, clientSeed, nonce, ... }` gives `{ value }` (games.md H). */
export function outcome(question: Question): { value: unknown } {
  const [serverSeed, clientSeed] = [textOf(question, 'serverSeed', serverSeedPattern), textOf(question, 'clientSeed', clientSeedPattern)];
  const nonce = wholeOf(question, 'nonce', 0, Number.MAX_SAFE_INTEGER);
  const engine = textOf(question, 'engine');
  const draw = drawFrom(roundBytes({ serverSeed, clientSeed, nonce }));
  if (!Object.hasOwn(outcomes, engine)) throw new CannotAnswer(`there is no engine "${engine}"`);
  return { value: outcomes[engine]!(draw, question) };
}

/** How many goals a side is expected to score. */
function expected(question: Question, name: string): number {
  const value = question[name];
  if (typeof value !== 'number' || !(value >= 0 && value <= 20)) throw new CannotAnswer(`"${name}" must be a number from 0 to 20`);
  return value;
}
