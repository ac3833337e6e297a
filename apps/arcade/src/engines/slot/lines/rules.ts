import type { Draw, Played, Rules } from '../../../game.ts';
import { spinsOf, type RevealEvent, type Spin, type SpinKind } from '../events.ts';
import { linePays } from '../line-pay.ts';
import { readNoInput, type NoInput } from '../no-input.ts';
import { drawWeighted } from '../weights.ts';
import { withinCap } from '../win-cap.ts';
import { windowAt } from '../windows.ts';
import { beforeSpins, multiplierOf, type Before, type LinesEvent, type LinesPay } from './events.ts';
import { describeSpin } from './describe.ts';
import type { LinesPack } from './pack.ts';

export const rules: Rules<LinesPack, NoInput, LinesEvent> = {
  readInput: readNoInput,
  play: (pack, _input, draw) => playRound(pack, draw),
  outcomeMark: (events) => spinsOf(events)[0]!.reveal.stops.join('.'),
  describe(pack, events) {
    const multiplier = multiplierOf(events);
    return spinsOf<LinesPay>(events).flatMap((spin, index) => [
      ...(index === 1 && multiplier !== undefined ? [`The free spins count x${multiplier}`] : []),
      ...describeSpin(pack, spin, beforeSpins(events)[index]!, index === 0 ? 'Paid spin' : `Free spin ${index}`),
    ]);
  },
};

/**
 * A whole round, free spins included (security G02, G03: paid and play money alike). Draws of a spin, as far as the pack
 * has them: whether the wild blooms and where, whether reels are twins and which, the stops reel by reel, what scatters
 * count; after the paid spin, what its free spins count. The round ends when its win has reached the largest that it may pay.
 */
export function playRound(pack: LinesPack, draw: Draw): Played<LinesEvent> {
  const { limit = 0, multiplier = 1 } = pack.freeSpins ?? {};
  const cap = pack.maxWinTimesStake === undefined ? Infinity : pack.maxWinTimesStake * pack.stakeUnits;
  const events: LinesEvent[] = [];
  let [win, won, played, times] = [0, 0, 0, 1];
  const spin = (kind: SpinKind) => {
    const before = drawBefore(pack, kind, played, draw);
    if (before.twins) events.push({ type: 'feature', feature: 'twins', reels: before.twins });
    if (before.wildReel !== undefined) events.push({ type: 'feature', feature: 'wildReel', reel: before.wildReel });
    const stops: number[] = [];
    stripsOf(pack, kind).forEach((strip, reel) => stops.push(reel === before.twins?.[1] ? stops[reel - 1]! : draw(strip.length)));
    const reveal: RevealEvent = { type: 'reveal', spin: kind, stops, window: windowOf(pack, kind, stops, before), multiplier: times };
    const scatterTimes = pack.scatterTimes && awardFor(pack, scattersIn(pack, reveal.window)) ? drawWeighted(pack.scatterTimes, draw) : 1;
    const { pays, freeSpinsWon } = evaluate(pack, reveal, limit - won, scatterTimes);
    const paid = withinCap(pays, cap - win);
    events.push(reveal, ...paid);
    win += paid.reduce((sum, pay) => sum + pay.win, 0);
    if (freeSpinsWon === 0 || win === cap) return;
    won += freeSpinsWon;
    events.push({ type: 'feature', feature: 'freeSpins', won: freeSpinsWon });
  };
  spin('paid');
  if (won > 0 && typeof multiplier === 'number') times = multiplier;
  if (won > 0 && typeof multiplier === 'object') {
    times = drawWeighted(multiplier, draw);
    events.push({ type: 'feature', feature: 'multiplier', times });
  }
  while (played < won && win < cap) {
    played += 1;
    events.push({ type: 'progress', spin: played, total: won });
    spin('free');
  }
  events.push({ type: 'end', win });
  return { events, win };
}

/** What is known of a spin before its reels run: which reels are twins, which one the wild covers. `spin` counts free spins from 1. */
function drawBefore({ twins, bloom, freeSpins, grid }: LinesPack, kind: SpinKind, spin: number, draw: Draw): Before {
  if (kind === 'paid' && bloom && draw(bloom.chance[1]) < bloom.chance[0]) return { wildReel: bloom.reels[draw(bloom.reels.length)]! };
  const walk = kind === 'free' ? freeSpins?.wildReels : undefined;
  const before: Before = walk ? { wildReel: walk[(spin - 1) % walk.length]! } : {};
  if (!twins) return before;
  const [chance, of] = twins[kind];
  if (draw(of) >= chance) return before;
  const first = draw(grid.reels - 1);
  return { ...before, twins: [first, first + 1] };
}

/** The strips of a spin; games without free spins have those of the paid one only. */
export function stripsOf({ strips }: LinesPack, kind: SpinKind): readonly string[] {
  return kind === 'free' ? strips.free! : strips.paid;
}

/** The symbols in sight when the reels stand at `stops`. */
export function windowOf(pack: LinesPack, kind: SpinKind, stops: readonly number[], before: Before = {}): RevealEvent['window'] {
  const { wild, grid } = pack;
  const strips = stripsOf(pack, kind);
  return strips.map((_, reel) => {
    if (reel === before.wildReel) return Array.from({ length: grid.rows }, () => wild!);
    return windowAt(strips[reel === before.twins?.[1] ? reel - 1 : reel]!, stops[reel]!, grid.rows);
  });
}

export type SpinResult = Omit<Spin<LinesPay>, 'begins'>;

/** What a spin pays when the reels stand at `stops`; `freeSpinsLeft` is how many free spins the round may still add. */
export function resultOf(
  pack: LinesPack,
  kind: SpinKind,
  stops: readonly number[],
  freeSpinsLeft = pack.freeSpins?.limit ?? 0,
): SpinResult {
  const { multiplier = 1 } = pack.freeSpins ?? {};
  const times = kind === 'free' && typeof multiplier === 'number' ? multiplier : 1;
  return evaluate(pack, { type: 'reveal', spin: kind, stops, window: windowOf(pack, kind, stops), multiplier: times }, freeSpinsLeft);
}

/** What the window of `reveal` pays; its scatters count `scatterTimes`. */
export function evaluate(pack: LinesPack, reveal: RevealEvent, freeSpinsLeft: number, scatterTimes = 1): SpinResult {
  const { window, multiplier } = reveal;
  const pays: LinesPay[] = linePays(pack, window).map((pay) => ({ ...pay, win: pay.win * multiplier }));
  const scatters = scattersIn(pack, window);
  const award = awardFor(pack, scatters);
  if (award) {
    const win = award.timesStake * pack.stakeUnits * multiplier * scatterTimes;
    const drawn = pack.scatterTimes ? { times: scatterTimes } : {};
    pays.unshift({ type: 'pay', by: 'scatter', symbol: pack.scatter!, count: scatters, win, ...drawn });
  }
  const freeSpinsWon = Math.min(award?.freeSpins ?? 0, freeSpinsLeft);
  return { reveal, pays, win: pays.reduce((sum, pay) => sum + pay.win, 0), freeSpinsWon };
}

/** What `scatters` scatters bring. */
export function awardFor(
  { scatterPays }: Pick<LinesPack, 'scatterPays'>,
  scatters: number,
): { timesStake: number; freeSpins?: number } | undefined {
  return scatters >= 3 ? scatterPays?.[Math.min(scatters, 5) as 3 | 4 | 5] : undefined;
}

function scattersIn({ scatter }: LinesPack, window: RevealEvent['window']): number {
  return scatter === undefined ? 0 : window.flat().filter((symbol) => symbol === scatter).length;
}
