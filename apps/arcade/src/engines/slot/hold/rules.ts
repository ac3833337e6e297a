import type { Draw, Played, Rules } from '../../../game.ts';
import type { RevealEvent } from '../events.ts';
import { linePays } from '../line-pay.ts';
import { readNoInput, type NoInput } from '../no-input.ts';
import { waysPays } from '../ways-pays.ts';
import { drawWeighted, weightsOf } from '../weights.ts';
import { windowAt } from '../windows.ts';
import { roundOf, type Coin, type HoldRoundEvent, type ReelsPay } from './events.ts';
import type { HoldPack } from './pack.ts';

export const rules: Rules<HoldPack, NoInput, HoldRoundEvent> = {
  readInput: readNoInput,
  play: (pack, _input, draw) => playRound(pack, draw),
  outcomeMark(events) {
    const { reveal, hold } = roundOf(events);
    return [reveal.stops.join('.'), ...(hold ? [`${hold.pay.count} coins`] : [])].join(':');
  },
  describe: describeRound,
};

/** A whole round (games.md B): a spin, and the respins of locked coins that it may bring. */
export function playRound(pack: HoldPack, draw: Draw): Played<HoldRoundEvent> {
  const { strips, grid, coin, hold } = pack;
  const stops = strips.paid.map((strip) => draw(strip.length));
  const window = strips.paid.map((strip, reel) => windowAt(strip, stops[reel]!, grid.rows));
  const reveal: RevealEvent = { type: 'reveal', spin: 'paid', stops, window, multiplier: 1 };
  const events: HoldRoundEvent[] = [reveal, ...reelsPays(pack, window)];
  if (window.flat().filter((symbol) => symbol === coin).length >= hold.triggerCoins) events.push(...playHold(pack, window, draw));
  const win = events.reduce((sum, event) => (event.type === 'pay' ? sum + event.win : sum), 0);
  return { events: [...events, { type: 'end', win }], win };
}

/** What the reels pay: on lines where the pack has them, else in ways. */
function reelsPays({ lines, wild, coin, pays }: HoldPack, window: RevealEvent['window']): readonly ReelsPay[] {
  return lines ? linePays({ wild, scatter: coin, pays, lines }, window) : waysPays({ wild, pays }, window);
}

/** Coins in sight lock, reel by reel from the top; each respin then draws for every empty cell, with the coin's worth right after it. */
function playHold(pack: HoldPack, window: RevealEvent['window'], draw: Draw): HoldRoundEvent[] {
  const { coin, hold, stakeUnits } = pack;
  const [chance, of] = hold.cellChance;
  const cells = window.flatMap((rows, reel) => rows.map((symbol, row) => ({ reel, row, symbol })));
  const valued = ({ reel, row }: { reel: number; row: number }): Coin => ({ reel, row, value: drawWeighted(hold.coinTimesStake, draw) });
  const coins = cells.filter(({ symbol }) => symbol === coin).map(valued);
  const events: HoldRoundEvent[] = [{ type: 'feature', feature: 'hold', coins: [...coins] }];
  let left = hold.respins;
  while (left > 0 && coins.length < cells.length) {
    const empty = cells.filter((cell) => !coins.some(({ reel, row }) => reel === cell.reel && row === cell.row));
    const landed = empty.flatMap((cell) => (draw(of) < chance ? [valued(cell)] : []));
    coins.push(...landed);
    left = landed.length > 0 ? hold.respins : left - 1;
    events.push({ type: 'progress', coins: landed, left });
  }
  const full = coins.length === cells.length;
  const stakes = coins.reduce((sum, { value }) => sum + value, full ? hold.fullGridTimesStake : 0);
  events.push({ type: 'pay', by: 'coins', symbol: coin, count: coins.length, full, win: stakes * stakeUnits });
  return events;
}

/** Values of coins in stakes, ascending, with their weights. */
export function coinWeights({ coinTimesStake }: HoldPack['hold']): [value: number, weight: number][] {
  return weightsOf(coinTimesStake);
}

function describeRound({ symbols, stakeUnits }: HoldPack, events: readonly HoldRoundEvent[]): string[] {
  const { reveal, pays, hold } = roundOf(events);
  const name = (symbol: string) => symbols[symbol]!;
  const told = (coins: readonly Coin[]) => coins.map(({ reel, row, value }) => `${value}x at ${reel + 1}.${row + 1}`).join(', ') || 'none';
  return [
    `Spin, reels at ${reveal.stops.join('.')}`,
    ...reveal.window[0]!.map((_, row) => `  ${reveal.window.map((reel) => name(reel[row]!).padEnd(9)).join(' ')}`),
    ...pays.map(
      (pay) =>
        `  ${pay.count} x ${name(pay.symbol)} ${pay.by === 'ways' ? `in ${pay.ways} ways` : `on line ${pay.line + 1}`} pays ${pay.win}`,
    ),
    ...(hold
      ? [
          `Coins lock: ${told(hold.coins)}`,
          ...hold.respins.map(({ coins, left }, index) => `  respin ${index + 1}: ${told(coins)}; ${left} left`),
          `  ${hold.pay.count} coins${hold.pay.full ? ' fill the grid and' : ''} pay ${hold.pay.win} units, ${hold.pay.win / stakeUnits} stakes`,
        ]
      : []),
  ];
}
