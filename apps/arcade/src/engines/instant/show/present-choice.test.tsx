import { money } from '@parlour/domain';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import dice from '../../../packs/bamboo-dice/pack.json';
import limbo from '../../../packs/firefly-reach/pack.json';
import mines from '../../../packs/hidden-pearls/pack.json';
import towers from '../../../packs/pagoda-climb/pack.json';
import wheel from '../../../packs/parasol-wheel/pack.json';
import plinko from '../../../packs/raindrop-steps/pack.json';
import keno from '../../../packs/starfish-keno/pack.json';
import type { PaytableProps } from '../../../shell/game-client.ts';
import shellTexts from '../../../shell/texts/EN.json';
import { createTexts } from '../../../shell/texts.ts';
import { Paytable as DicePaytable } from '../dice/show/paytable.tsx';
import diceTexts from '../dice/texts/EN.json';
import { Paytable as KenoPaytable } from '../keno/show/paytable.tsx';
import kenoTexts from '../keno/texts/EN.json';
import { Paytable as LimboPaytable } from '../limbo/show/paytable.tsx';
import limboTexts from '../limbo/texts/EN.json';
import { Paytable as MinesPaytable } from '../mines/show/paytable.tsx';
import minesTexts from '../mines/texts/EN.json';
import { Paytable as PlinkoPaytable } from '../plinko/show/paytable.tsx';
import plinkoTexts from '../plinko/texts/EN.json';
import familyTexts from '../texts/EN.json';
import { Paytable as TowersPaytable } from '../towers/show/paytable.tsx';
import towersTexts from '../towers/texts/EN.json';
import { Paytable as WheelPaytable } from '../wheel/show/paytable.tsx';
import wheelTexts from '../wheel/texts/EN.json';

/** A game's rules as its window shows them. */
function rulesOf(Paytable: (props: PaytableProps<never>) => ReactNode, pack: object, own: Record<string, string>) {
  const texts = createTexts<string>('EN', { ...shellTexts, ...familyTexts, ...own });
  return (input: object) => <Paytable pack={pack as never} art={{}} texts={texts} stake={money(500n, 'BDT')} input={input} />;
}

const [ofDice, ofKeno] = [rulesOf(DicePaytable, dice, diceTexts), rulesOf(KenoPaytable, keno, kenoTexts)];
const [ofLimbo, ofPlinko] = [rulesOf(LimboPaytable, limbo, limboTexts), rulesOf(PlinkoPaytable, plinko, plinkoTexts)];
const ofWheel = rulesOf(WheelPaytable, wheel, wheelTexts);

/** What stands under the heading of the present choice. */
const figuresUnder = (heading: string) => {
  const titles = Array.from(document.querySelectorAll('h3')).filter(({ textContent }) => textContent === heading);
  return Array.from(titles.at(-1)?.nextElementSibling?.querySelectorAll('dd') ?? [], ({ textContent }) => textContent);
};

// A round that pays m with the chance p has the standard deviation m√(p(1 − p)) in stakes; the class follows from it (games.md A5).
test.each([
  ['dice under 50.00', ofDice({ side: 'under', winning: 5000 }), ['99.00%', '50.00%', 'Low']],
  ['dice under 4.00', ofDice({ side: 'under', winning: 400 }), ['99.00%', '4.00%', 'Medium']],
  ['dice under 1.00', ofDice({ side: 'under', winning: 100 }), ['99.00%', '1.00%', 'High']],
  ['dice under 0.02', ofDice({ side: 'under', winning: 2 }), ['99.00%', '0.02%', 'Very high']],
  ['limbo to 2.00', ofLimbo({ target: 200 }), ['99.00%', '49.50%', 'Low']],
  ['limbo to 1,000,000.00', ofLimbo({ target: 100_000_000 }), ['99.00%', '0.000099%', 'Very high']],
  ['plinko at low risk', ofPlinko({ risk: 'low', rows: 8 }), ['98.98%', '100.00%', 'Low']],
  ['plinko at high risk', ofPlinko({ risk: 'high', rows: 16 }), ['98.92%', '100.00%', 'High']],
  ['keno with one pick', ofKeno({ kind: 'steady', picks: [7] }), ['99.00%', '25.00%', 'Low']],
  ['bold keno with seven', ofKeno({ kind: 'bold', picks: [1, 2, 3, 4, 5, 6, 7] }), ['98.99%', '5.20%', 'Very high']],
  ['the gentle wheel', ofWheel({ kind: 'gentle', size: 50 }), ['99.00%', '70.00%', 'Low']],
  ['the steep wheel', ofWheel({ kind: 'steep', size: 50 }), ['99.00%', '2.00%', 'High']],
] as const)('the rules tell return, paying rounds and volatility of %s', async (_, rules, told) => {
  await render(rules);
  expect(figuresUnder('With what you have chosen')).toEqual(told);
});

const [ofMines, ofTowers] = [rulesOf(MinesPaytable, mines, minesTexts), rulesOf(TowersPaytable, towers, towersTexts)];

test.each([
  ['3 mines', ofMines({ mines: 3, tiles: [], open: true }), ['99.00%', '0.043478% to 88.00%', 'Low to Very high']],
  ['an easy climb', ofTowers({ level: 'easy', columns: [], open: true }), ['99.00%', '7.51% to 75.00%', 'Low to Medium']],
  ['a hard climb', ofTowers({ level: 'hard', columns: [], open: true }), ['99.00%', '0.195313% to 50.00%', 'Low to Very high']],
] as const)('of %s they tell it from the earliest to the latest moment to collect', async (_, rules, told) => {
  await render(rules);
  expect(figuresUnder('With what you have chosen, depending on when you collect')).toEqual(told);
});

test('of 24 mines, which leave a single tile to open, they tell it once', async () => {
  await render(ofMines({ mines: 24, tiles: [], open: true }));
  expect(figuresUnder('With what you have chosen')).toEqual(['99.00%', '4.00%', 'Medium']);
});

test('they price the largest win at the stake', async () => {
  const screen = await render(ofDice({ side: 'under', winning: 5000 }));
  await expect.element(screen.getByText('4,950 × the bet (৳24,750.00)')).toBeInTheDocument();
});
