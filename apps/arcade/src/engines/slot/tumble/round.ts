import type { Draw, Played } from '../../../game.ts';
import type { AnyPay, SpinKind } from '../events.ts';
import type { TumblingEvent } from './events.ts';
import { bookDraw, type BookedPack } from './finite-book.ts';

/** The part of a pack that decides free spins and scatters, in every game that tumbles. */
export interface TumblingPack extends BookedPack {
  scatter: string;
  /**
   * Units by the number of scatters that a paid spin ends with. The smallest number listed brings free spins; more than the largest count
   * as the largest.
   */
  scatterPays: Readonly<Record<string, number>>;
  freeSpins: { count: number; retriggerAt: number; more: number; limit: number };
}

/**
 * Plays a spin to its last window: pushes its events and returns the number of scatters it ends with. What carries over from spin to spin
 * is the spinner's own state.
 */
export type Spinner = (kind: SpinKind) => { scatters: number };

type Push<Pays extends AnyPay> = (...events: TumblingEvent<Pays>[]) => void;

/** Round `index` of the book: a paid spin, and the free spins that it may bring. Scatters of free spins pay nothing. */
export function playBooked<Pays extends AnyPay>(
  pack: TumblingPack,
  index: number,
  spinnerOf: (draw: Draw, push: Push<Pays>) => Spinner,
): Played<TumblingEvent<Pays>> {
  const { scatter, scatterPays, freeSpins } = pack;
  const events: TumblingEvent<Pays>[] = [];
  let win = 0;
  const spin = spinnerOf(bookDraw(pack, index), (...told) => {
    for (const event of told) {
      if (event.type === 'pay') win += event.win;
      events.push(event.type === 'reveal' && event.spin === 'paid' ? { ...event, round: index } : event);
    }
  });
  const { scatters } = spin('paid');
  const pay = scatterPay(scatterPays, scatters);
  if (pay > 0) {
    win += pay;
    events.push({ type: 'pay', by: 'scatter', symbol: scatter, count: scatters, win: pay });
    let won = 0;
    const award = (count: number) => {
      const more = Math.min(count, freeSpins.limit - won);
      won += more;
      if (more > 0) events.push({ type: 'feature', feature: 'freeSpins', won: more });
    };
    award(freeSpins.count);
    for (let played = 1; played <= won; played += 1) {
      events.push({ type: 'progress', spin: played, total: won });
      if (spin('free').scatters >= freeSpins.retriggerAt) award(freeSpins.more);
    }
  }
  events.push({ type: 'end', win });
  return { events, win };
}

function scatterPay(pays: TumblingPack['scatterPays'], scatters: number): number {
  const counts = Object.keys(pays).map(Number);
  return scatters < Math.min(...counts) ? 0 : pays[Math.min(scatters, Math.max(...counts))]!;
}

/** The class of a number of equal symbols: the last of `sizes` that it reaches; -1 below the first. */
export function sizeClass(sizes: readonly number[], count: number): number {
  return sizes.findLastIndex((least) => count >= least);
}
