import { toFixed, type Fraction } from '../engines/fraction.ts';
import { engines } from '../engines/engines.ts';
import { returnOf as andarBahar } from '../engines/table/andar-bahar/rules.ts';
import { bets as baccaratBets, returnOf as baccarat } from '../engines/table/baccarat/rules.ts';
import { blackjackReturn } from '../engines/table/blackjack/exact-figures.ts';
import { returnOf as dragonTiger } from '../engines/table/dragon-tiger/rules.ts';
import { returnOf as fanTan } from '../engines/table/fan-tan/rules.ts';
import { returnOf as roulette } from '../engines/table/roulette/rules.ts';
import { returnOf as sicbo } from '../engines/table/sicbo/rules.ts';
import { returnOf as threeCard } from '../engines/table/three-card/rules.ts';
import { packOf } from './pack-of.ts';
import { CannotAnswer, textOf, type Question } from './question.ts';

/** What bets at tables give back on average, by the name of the table; undefined for a bet that is not offered. */
const tables: Readonly<Record<string, (bet: string) => Fraction | number | undefined>> = {
  andarBahar,
  baccarat: (bet) => {
    const known = baccaratBets.find((each) => each === bet);
    return known && baccarat(known);
  },
  blackjack: (bet) => (bet === 'main' ? blackjackReturn() : undefined),
  dragonTiger,
  fanTan,
  roulette,
  sicbo,
  threeCard,
};

/** `{ table, bet }` gives `{ return }`, with six decimals; of instant games those whose choices have names, as `low:16` (games.md H). */
export function returnOfBet(question: Question): { return: string } {
  const [table, bet] = [textOf(question, 'table'), textOf(question, 'bet')];
  const value = Object.hasOwn(tables, table) ? tables[table]!(bet) : settingReturn(table, bet);
  if (value === undefined) throw new CannotAnswer(`there is no bet "${bet}" at "${table}"`);
  return { return: typeof value === 'number' ? value.toFixed(6) : toFixed(value, 6) };
}

/** Of a choice of an instant game. */
function settingReturn(game: string, setting: string): Fraction | undefined {
  const engine = `instant/${game}`;
  const bets = Object.hasOwn(engines, engine) ? engines[engine]!.exactFigures(packOf(engine)).bets : undefined;
  return bets && Object.hasOwn(bets, setting) ? bets[setting] : undefined;
}
