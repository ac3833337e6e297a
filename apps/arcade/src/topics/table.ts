import { paysOf as andarBahar } from '../engines/table/andar-bahar/rules.ts';
import { bets as baccaratBets, coupOf, mostCards, paysOf as baccarat, pointsOf } from '../engines/table/baccarat/rules.ts';
import { paysOf as dragonTiger } from '../engines/table/dragon-tiger/rules.ts';
import { paysOf as fanTan } from '../engines/table/fan-tan/rules.ts';
import { paysOf as roulette } from '../engines/table/roulette/rules.ts';
import { paysOf as sicbo } from '../engines/table/sicbo/rules.ts';
import { readCards, cardsOf } from './cards.ts';
import { CannotAnswer, textOf, textsOf, wholeOf, wholesOf, type Question } from './question.ts';

/** What each bet pays, by what the table showed; baccarat also tells the coup. */
type Pays = (bet: string) => number | undefined;

/** By the name of the table; what is told beside the pays. */
const tables: Readonly<Record<string, (question: Question) => { pays: Pays; told?: object }>> = {
  andarBahar: (question) => {
    const place = wholeOf(question, 'place', 1, 49);
    return { pays: (bet) => andarBahar(bet, place) };
  },
  baccarat: (question) => {
    const cards = cardsOf(question, 'cards', 4, mostCards);
    const coup = coupOf(cards.map(pointsOf));
    if (coup.used > cards.length) throw new CannotAnswer(`the coup takes ${coup.used} cards`);
    const { result, player, banker, used } = coup;
    return {
      told: { result, player, banker, used },
      pays: (bet) => {
        const known = baccaratBets.find((each) => each === bet);
        return known && baccarat(known, coup, cards);
      },
    };
  },
  dragonTiger: (question) => {
    const [dragon, tiger] = ['dragon', 'tiger'].map((name) => readCards([textOf(question, name)], name, 1, 1)[0]!);
    return { pays: (bet) => dragonTiger(bet, dragon!, tiger!) };
  },
  fanTan: (question) => {
    const rest = wholeOf(question, 'rest', 1, 4);
    return { pays: (bet) => fanTan(bet, rest) };
  },
  roulette: (question) => {
    const number = wholeOf(question, 'number', 0, 36);
    return { pays: (bet) => roulette(bet, number) };
  },
  sicbo: (question) => {
    const dice = wholesOf(question, 'dice', 3, 1, 6);
    if (dice.length < 3) throw new CannotAnswer('"dice" must be three');
    return { pays: (bet) => sicbo(bet, dice) };
  },
};

/** `{ table, bets, ... }` gives `{ pays }`, in ten-thousandths back per unit and in the order of the bets (games.md H). */
export function table(question: Question): object {
  const name = textOf(question, 'table');
  if (!Object.hasOwn(tables, name)) throw new CannotAnswer(`there is no table "${name}"`);
  const { pays, told } = tables[name]!(question);
  return {
    ...told,
    pays: textsOf(question, 'bets').map((bet) => {
      const back = pays(bet);
      if (back === undefined) throw new CannotAnswer(`there is no bet "${bet}" at "${name}"`);
      return back;
    }),
  };
}
