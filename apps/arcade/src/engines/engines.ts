import { toJSONSchema, type ZodType } from 'zod';
import { gameOf, type ChoiceRules, type Game, type GameEvent, type PackHead, type Rules } from '../game.ts';
import type { ExactFigures } from './exact-figures.ts';
import { exactFigures as diceFigures } from './instant/dice/exact-figures.ts';
import { dicePackSchema } from './instant/dice/pack.ts';
import { firstInput as firstDice, rules as diceRules } from './instant/dice/rules.ts';
import { exactFigures as hiloFigures } from './instant/hilo/exact-figures.ts';
import { hiloPackSchema } from './instant/hilo/pack.ts';
import { rules as hiloRules, usualInput as usualHilo } from './instant/hilo/rules.ts';
import { exactFigures as kenoFigures } from './instant/keno/exact-figures.ts';
import { kenoPackSchema } from './instant/keno/pack.ts';
import { firstInput as firstKeno, rules as kenoRules } from './instant/keno/rules.ts';
import { exactFigures as limboFigures } from './instant/limbo/exact-figures.ts';
import { limboPackSchema } from './instant/limbo/pack.ts';
import { firstInput as firstLimbo, rules as limboRules } from './instant/limbo/rules.ts';
import { exactFigures as minesFigures } from './instant/mines/exact-figures.ts';
import { minesPackSchema } from './instant/mines/pack.ts';
import { rules as minesRules, usualInput as usualMines } from './instant/mines/rules.ts';
import { exactFigures as plinkoFigures } from './instant/plinko/exact-figures.ts';
import { plinkoPackSchema } from './instant/plinko/pack.ts';
import { firstInput as firstPlinko, rules as plinkoRules } from './instant/plinko/rules.ts';
import { exactFigures as towersFigures } from './instant/towers/exact-figures.ts';
import { towersPackSchema } from './instant/towers/pack.ts';
import { rules as towersRules, usualInput as usualTowers } from './instant/towers/rules.ts';
import { exactFigures as wheelFigures } from './instant/wheel/exact-figures.ts';
import { wheelPackSchema } from './instant/wheel/pack.ts';
import { firstInput as firstWheel, rules as wheelRules } from './instant/wheel/rules.ts';
import { bookFigures } from './slot/book/exact-figures.ts';
import { bookPackSchema } from './slot/book/pack.ts';
import { rules as bookRules } from './slot/book/rules.ts';
import { clusterFigures } from './slot/cluster/exact-figures.ts';
import { clusterPackSchema } from './slot/cluster/pack.ts';
import { rules as clusterRules } from './slot/cluster/rules.ts';
import { holdFigures } from './slot/hold/exact-figures.ts';
import { holdPackSchema } from './slot/hold/pack.ts';
import { rules as holdRules } from './slot/hold/rules.ts';
import { noInput } from './slot/no-input.ts';
import { scatterFigures } from './slot/scatter/exact-figures.ts';
import { scatterPackSchema } from './slot/scatter/pack.ts';
import { rules as scatterRules } from './slot/scatter/rules.ts';
import type { BookCounts } from './slot/tumble/book-counts.ts';
import { waysFigures } from './slot/ways/exact-figures.ts';
import { waysPackSchema } from './slot/ways/pack.ts';
import { rules as waysRules } from './slot/ways/rules.ts';
import { linesPackSchema } from './slot/lines/pack.ts';
import { linesFigures } from './slot/lines/exact-figures.ts';
import { rules as linesRules } from './slot/lines/rules.ts';

/** A kind of game, in Node: it checks packs, makes games of them and computes their figures. */
export interface Engine {
  /** Throws an Error that says what is wrong with a pack. */
  game(packs: readonly { pack: unknown; hash: string }[]): Game;
  /** `counted`: the totals of a finite book's rounds when they were last played; without them, all are played. */
  exactFigures(pack: PackHead, counted?: BookCounts): ExactFigures;
  /** What `npm run play` and the checks choose besides the stake unless told otherwise (games.md H). */
  usualInput(pack: PackHead): unknown;
  /** The schema an editor checks packs with: the text of `pack.schema.json` beside the engine's rules. */
  packJsonSchema(): string;
}

/** Every engine by the name that packs use: one line per engine. Its browser half is in its `show` folder. */
export const engines: Readonly<Record<string, Engine>> = {
  'instant/dice': engineOf(dicePackSchema, diceRules, diceFigures, firstDice),
  'instant/hilo': engineOf(hiloPackSchema, hiloRules, hiloFigures, usualHilo),
  'instant/keno': engineOf(kenoPackSchema, kenoRules, kenoFigures, firstKeno),
  'instant/limbo': engineOf(limboPackSchema, limboRules, limboFigures, firstLimbo),
  'instant/mines': engineOf(minesPackSchema, minesRules, minesFigures, usualMines),
  'instant/plinko': engineOf(plinkoPackSchema, plinkoRules, plinkoFigures, firstPlinko),
  'instant/towers': engineOf(towersPackSchema, towersRules, towersFigures, usualTowers),
  'instant/wheel': engineOf(wheelPackSchema, wheelRules, wheelFigures, firstWheel),
  'slot/book': engineOf(bookPackSchema, bookRules, bookFigures, noInput),
  'slot/cluster': engineOf(clusterPackSchema, clusterRules, clusterFigures, noInput),
  'slot/hold': engineOf(holdPackSchema, holdRules, holdFigures, noInput),
  'slot/lines': engineOf(linesPackSchema, linesRules, linesFigures, noInput),
  'slot/scatter': engineOf(scatterPackSchema, scatterRules, scatterFigures, noInput),
  'slot/ways': engineOf(waysPackSchema, waysRules, waysFigures, noInput),
};

/** Keeps the types of packs, choices and events inside the engine. */
export function engineOf<Pack extends PackHead, Input, Event extends GameEvent>(
  schema: ZodType<Pack>,
  rules: Rules<Pack, Input, Event> | ChoiceRules<Pack, Input, Event>,
  exact: (pack: Pack, counted?: BookCounts) => ExactFigures,
  usualInput: (pack: Pack) => Input,
): Engine {
  return {
    game: (packs) =>
      gameOf(
        rules,
        packs.map(({ pack, hash }) => ({ pack: schema.parse(pack), hash })),
      ),
    exactFigures: (pack, counted) => exact(schema.parse(pack), counted),
    usualInput: (pack) => usualInput(schema.parse(pack)),
    packJsonSchema: () => `${JSON.stringify(toJSONSchema(schema, { io: 'input' }), null, 2)}\n`,
  };
}
