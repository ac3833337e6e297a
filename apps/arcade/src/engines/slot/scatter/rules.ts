import type { Draw, Played, Rules } from '../../../game.ts';
import type { SpinKind } from '../events.ts';
import { readNoInput, type NoInput } from '../no-input.ts';
import { describeTumbling } from '../tumble/describe.ts';
import { bookMark } from '../tumble/finite-book.ts';
import { playBooked, sizeClass, type Spinner } from '../tumble/round.ts';
import { countOf, emptyWindow, refill, vanish, type TumblingWindow } from '../tumble/window.ts';
import type { ScatterEngineEvent, SymbolsPay } from './events.ts';
import type { ScatterPack } from './pack.ts';

/**
 * `slot/scatter` (games.md B): equal symbols anywhere pay and vanish, the rest falls, until nothing pays. The published figures of
 * its first pack leave one reading of the orbs:
 *
 * - the orbs in the last window of a paid spin multiply its win by their sum; what scatters pay is not multiplied;
 * - in free spins, the orbs of a spin that won are added to the round's kept sum, and its win counts by the whole of that sum; a spin
 *   that won without an orb of its own counts once, and orbs of a spin that did not win are lost;
 * - scatters are counted in the last window of a spin, and pay in the paid spin alone.
 */
export const rules: Rules<ScatterPack, NoInput, ScatterEngineEvent> = {
  readInput: readNoInput,
  play: (pack, _input, draw) => playRound(pack, draw(pack.finiteBook.size)),
  outcomeMark: bookMark,
  describe: (pack, events) =>
    describeTumbling(pack, events, pack.orb, (pay) =>
      pay.by === 'orbs' ? `orbs worth ${pay.sum} multiply the win by ${pay.factor}` : `${pay.count} x ${pack.symbols[pay.symbol]!}`,
    ),
};

/** Round `index` of the pack's book. */
export function playRound(pack: ScatterPack, index: number): Played<ScatterEngineEvent> {
  return playBooked(pack, index, (draw, push) => spinnerOf(pack, draw, push));
}

function spinnerOf(pack: ScatterPack, draw: Draw, push: (...events: ScatterEngineEvent[]) => void): Spinner {
  const { grid, weights, orb, orbWeights, scatter } = pack;
  let kept = 0;
  return (kind: SpinKind) => {
    const source = { weights: weights[kind], orb: { symbol: orb, factors: orbWeights } };
    const window = emptyWindow(grid.reels);
    push({ type: 'reveal', spin: kind, ...refill(window, grid.rows, source, draw) });
    let win = 0;
    for (;;) {
      const pays = symbolPays(pack, window);
      if (pays.length === 0) break;
      push(...pays);
      win += pays.reduce((sum, pay) => sum + pay.win, 0);
      vanish(window, (reel, row) => pays.some(({ symbol }) => symbol === window.symbols[reel]![row]));
      push({ type: 'feature', feature: 'tumble', ...refill(window, grid.rows, source, draw) });
    }
    const orbs = window.factors.flat().filter((factor) => factor > 0);
    if (win > 0 && orbs.length > 0) {
      const sum = orbs.reduce((all, factor) => all + factor, 0);
      if (kind === 'free') kept += sum;
      const factor = kind === 'free' ? kept : sum;
      push({ type: 'pay', by: 'orbs', symbol: orb, count: orbs.length, sum, factor, win: win * (factor - 1) });
    }
    return { scatters: countOf(window, scatter) };
  };
}

/** What equal symbols of a window pay, wherever they are. */
export function symbolPays({ pays, paySizes }: Pick<ScatterPack, 'pays' | 'paySizes'>, { symbols }: TumblingWindow): SymbolsPay[] {
  const counts = new Map<string, number>();
  for (const column of symbols) for (const symbol of column) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const found: SymbolsPay[] = [];
  for (const [symbol, wins] of Object.entries(pays)) {
    const count = counts.get(symbol) ?? 0;
    const win = wins[sizeClass(paySizes, count)];
    if (win === undefined) continue;
    const cells = symbols.flatMap((column, reel) => column.flatMap((each, row) => (each === symbol ? [[reel, row] as const] : [])));
    found.push({ type: 'pay', by: 'symbols', symbol, count, cells, win });
  }
  return found;
}
