import type { GameEvent } from '../../../game.ts';
import type { AnyPay, FreeSpinBegins, FreeSpinsEvent, RoundEnd, SpinKind } from '../events.ts';

/** A place in the window, from 0; row 0 is the top. */
export type Cell = readonly [reel: number, row: number];

/** Symbols that came into the window: letters by reel, from the top; empty for a reel that gets none. */
export interface Fallen {
  symbols: readonly string[];
  /** The factors of the orbs among them, in order: reel by reel from the top. */
  factors?: readonly number[];
}

/** A spin begins: a whole window falls. */
export interface FallEvent extends GameEvent, Fallen {
  type: 'reveal';
  spin: SpinKind;
  /** With the paid spin: which round of the finite book this is. */
  round?: number;
}

/** Winning symbols vanish, the rest falls, and new symbols fill the reels from above. */
export interface TumbleEvent extends GameEvent, Fallen {
  type: 'feature';
  feature: 'tumble';
}

/** Scatters, at the end of a paid spin. */
export interface ScattersPay extends AnyPay {
  by: 'scatter';
}

/** Any event of a slot that tumbles; `Pays` are its own, beside scatters. */
export type TumblingEvent<Pays extends AnyPay> = FallEvent | Pays | TumbleEvent | ScattersPay | FreeSpinsEvent | FreeSpinBegins | RoundEnd;

/** The wins in a window, and how the window changes. */
export interface Stand<Pays extends AnyPay> {
  window: readonly string[];
  /** Factors of the orbs in the window, in the order of its letters. */
  factors: readonly number[];
  /** Symbols that win and vanish. Empty for the last window of a spin. */
  wins: Pays[];
}

/** One spin of a round: its windows one after another, then what is paid at the end of it. */
export interface TumblingSpin<Pays extends AnyPay> {
  begins: FreeSpinBegins | undefined;
  kind: SpinKind;
  stands: Stand<Pays>[];
  /** Pays without cells of their own: scatters, or what orbs add. */
  closing: (Pays | ScattersPay)[];
  win: number;
  freeSpinsWon: number;
}

/** A pay of symbols that vanish. */
export interface VanishingPay extends AnyPay {
  cells: readonly Cell[];
}

/** The round as its events tell it. `orb` is the letter that carries factors, where the game has one. */
export function tumblingSpins<Pays extends AnyPay>(events: readonly TumblingEvent<Pays>[], orb?: string): TumblingSpin<Pays>[] {
  const spins: TumblingSpin<Pays>[] = [];
  let begins: FreeSpinBegins | undefined;
  for (const event of events) {
    if (event.type === 'progress') begins = event;
    if (event.type === 'reveal') {
      const first: Stand<Pays> = { window: event.symbols, factors: event.factors ?? [], wins: [] };
      spins.push({ begins, kind: event.spin, stands: [first], closing: [], win: 0, freeSpinsWon: 0 });
    }
    const spin = spins.at(-1)!;
    if (event.type === 'pay') {
      spin.win += event.win;
      if (vanishes(event)) spin.stands.at(-1)!.wins.push(event);
      else spin.closing.push(event);
    }
    if (event.type === 'feature' && event.feature === 'tumble') spin.stands.push(after(spin.stands.at(-1)!, event, orb));
    if (event.type === 'feature' && event.feature === 'freeSpins') spin.freeSpinsWon += event.won;
  }
  return spins;
}

function vanishes<Pays extends AnyPay>(pay: Pays | ScattersPay): pay is Pays & VanishingPay {
  return 'cells' in pay;
}

/** The window after what won in it has vanished and `fallen` has filled it. */
function after<Pays extends AnyPay>({ window, factors, wins }: Stand<Pays>, fallen: Fallen, orb: string | undefined): Stand<Pays> {
  const gone = goneCells(wins);
  const [old, fresh] = [[...factors], [...(fallen.factors ?? [])]];
  const next = window.map((letters, reel) => {
    const kept = [...letters].filter((_, row) => !gone.has(cellKey([reel, row])));
    return fallen.symbols[reel]! + kept.join('');
  });
  // Orbs never vanish: new ones are above those already there.
  const count = (letters: string) => [...letters].filter((letter) => letter === orb).length;
  const ordered = window.flatMap((letters, reel) => [...fresh.splice(0, count(fallen.symbols[reel]!)), ...old.splice(0, count(letters))]);
  return { window: next, factors: ordered, wins: [] };
}

export function goneCells(wins: readonly AnyPay[]): ReadonlySet<number> {
  return new Set(wins.flatMap((pay) => ('cells' in pay ? (pay as VanishingPay).cells.map(cellKey) : [])));
}

/** A cell as a number: no window has a hundred rows. */
export const cellKey = ([reel, row]: Cell): number => reel * 100 + row;
