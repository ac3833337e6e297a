import type { Draw, Played, Rules } from '../../../game.ts';
import type { SpinKind } from '../events.ts';
import { readNoInput, type NoInput } from '../no-input.ts';
import { describeTumbling } from '../tumble/describe.ts';
import { bookMark } from '../tumble/finite-book.ts';
import { playBooked, sizeClass, type Spinner } from '../tumble/round.ts';
import { countOf, emptyWindow, refill, vanish } from '../tumble/window.ts';
import { clustersOf } from './clusters.ts';
import type { ClusterEvent, ClusterPay } from './events.ts';
import { createMarks } from './marks.ts';
import type { ClusterPack } from './pack.ts';

/**
 * `slot/cluster` (games.md B): equal symbols that touch pay and vanish, the rest falls, until nothing pays. A cell counts its wins from the
 * beginning of the round, free spins included: from the second one it has a factor, and a cluster is multiplied by the sum of its cells'
 * factors, this win included, but at least by 1. Clusters of one window are counted together: no cell is in two of them.
 */
export const rules: Rules<ClusterPack, NoInput, ClusterEvent> = {
  readInput: readNoInput,
  play: (pack, _input, draw) => playRound(pack, draw(pack.finiteBook.size)),
  outcomeMark: bookMark,
  describe: (pack, events) =>
    describeTumbling(pack, events, undefined, ({ count, symbol, factor }) => `${count} x ${pack.symbols[symbol]!}, times ${factor},`),
};

/** Round `index` of the pack's book. */
export function playRound(pack: ClusterPack, index: number): Played<ClusterEvent> {
  return playBooked<ClusterPay>(pack, index, (draw, push) => spinnerOf(pack, draw, push));
}

function spinnerOf(pack: ClusterPack, draw: Draw, push: (...events: ClusterEvent[]) => void): Spinner {
  const { grid, weights, scatter, paySizes, pays, mostOfCell } = pack;
  const marks = createMarks(mostOfCell);
  return (kind: SpinKind) => {
    const source = { weights: weights[kind] };
    const window = emptyWindow(grid.reels);
    push({ type: 'reveal', spin: kind, ...refill(window, grid.rows, source, draw) });
    for (;;) {
      const clusters = clustersOf(window.symbols, paySizes[0]!, scatter);
      if (clusters.length === 0) break;
      const gone = new Set<number>();
      for (const { symbol, cells } of clusters) {
        const factor = marks.win(cells);
        const win = pays[symbol]![sizeClass(paySizes, cells.length)]! * factor;
        push({ type: 'pay', by: 'cluster', symbol, count: cells.length, cells, factor, win });
        for (const [reel, row] of cells) gone.add(reel * grid.rows + row);
      }
      vanish(window, (reel, row) => gone.has(reel * grid.rows + row));
      push({ type: 'feature', feature: 'tumble', ...refill(window, grid.rows, source, draw) });
    }
    return { scatters: countOf(window, scatter) };
  };
}
