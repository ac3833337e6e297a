import { Container, type Texture } from 'pixi.js';
import { fadeMilliseconds } from '../../../../shell/fade.ts';
import { atRest, gestures, type GestureName } from '../../show/gestures.ts';
import type { Motions } from '../../show/motion.ts';
import type { Cell } from '../events.ts';
import { cellKey } from '../events.ts';
import { fallen, Piece, type Room } from './piece.ts';

interface Fall {
  piece: Piece;
  to: number;
  delay: number;
  duration: number;
  onLand?: () => void;
}

/** Milliseconds between neighbours. */
const reelStagger = 65;
const rowStagger = 38;

export interface GridOptions {
  motions: Motions;
  still: boolean;
  rows: number;
  orb: string | undefined;
  /** How symbols move when they win, by letter. */
  gestures: Readonly<Record<string, GestureName>>;
  /** Tint of symbols that do not win. */
  dimmed: string;
  texture: (letter: string, factor: number) => Texture;
  /** Scales milliseconds to the present pace: fewer when the player hurries. */
  pace: (milliseconds: number) => number;
}

/** The symbols of a game that tumbles: they fall in, vanish and fall on. */
export class SymbolGrid {
  readonly view = new Container();
  readonly #options: GridOptions;
  #room: Room = { box: { x: 0, y: 0, width: 1, height: 1 }, reels: 1, rows: 1, fill: 1 };
  /** By reel, from the top. */
  #pieces: Piece[][] = [];

  constructor(options: GridOptions) {
    this.#options = options;
  }

  layout(room: Room): void {
    this.#room = room;
    for (const piece of this.#pieces.flat()) piece.place(room, this.#options.texture(piece.letter, piece.factor));
  }

  pieceAt([reel, row]: Cell): Piece {
    return this.#pieces[reel]![row]!;
  }

  /** Every piece that shows `letter`. */
  piecesOf(letter: string): Piece[] {
    return this.#pieces.flat().filter((piece) => piece.letter === letter);
  }

  /** Shows a window at once. */
  stand(window: readonly string[], factors: readonly number[]): void {
    this.#empty();
    this.#pieces = this.#made(window, factors);
    this.view.addChild(...this.#pieces.flat().map(({ sprite }) => sprite));
    this.layout(this.#room);
  }

  /** Lets everything fall out of the window; `fall` may follow at once. */
  leave(): void {
    const leaving = this.#pieces;
    this.#pieces = [];
    const { rows, motions, still } = this.#options;
    const all = leaving.flat();
    const remove = () => {
      for (const { sprite } of all) sprite.destroy();
    };
    if (still) return remove();
    const starts = all.map(({ row }) => row);
    void motions
      .tween(300, (progress) => {
        all.forEach((piece, index) => {
          const late = Math.max(0, progress * 1.5 - piece.reel * 0.06 - (rows - 1 - starts[index]!) * 0.03);
          piece.row = starts[index]! + late ** 2 * (rows + 1);
          piece.place(this.#room);
        });
      })
      .then(remove);
  }

  /** Lets a whole window fall in, reel by reel; `pause` is how long a reel waits in addition to its turn. */
  async fall(
    window: readonly string[],
    factors: readonly number[],
    { pause, onReel }: { pause: (reel: number) => number; onReel: (reel: number) => void },
  ): Promise<void> {
    const { rows, pace } = this.#options;
    this.#empty();
    this.#pieces = this.#made(window, factors);
    this.view.addChild(...this.#pieces.flat().map(({ sprite }) => sprite));
    let waited = 0;
    const falls = this.#pieces.flatMap((column, reel) => {
      waited += pause(reel);
      return column.map((piece, row): Fall => {
        piece.row = row - rows - 1;
        const delay = waited + pace(reel * reelStagger + (rows - 1 - row) * rowStagger);
        return { piece, to: row, delay, duration: pace(430), ...(row === 0 ? { onLand: () => onReel(reel) } : {}) };
      });
    });
    this.layout(this.#room);
    await this.#run(falls);
  }

  /** Lets the symbols above the gone cells fall, and new symbols after them: `window` is the result, `gone` the vanished cells. */
  async drop(window: readonly string[], factors: readonly number[], gone: ReadonlySet<number>): Promise<void> {
    const { pace } = this.#options;
    const fresh = this.#made(window, factors);
    const falls: Fall[] = [];
    this.#pieces = this.#pieces.map((column, reel) => {
      const kept = column.filter((piece, row) => {
        const stays = !gone.has(cellKey([reel, row]));
        if (!stays) piece.sprite.destroy();
        return stays;
      });
      const more = fresh[reel]!.slice(0, column.length - kept.length);
      for (const unused of fresh[reel]!.slice(more.length)) unused.sprite.destroy();
      for (const piece of more) piece.row -= more.length + 0.6;
      const next = [...more, ...kept];
      next.forEach((piece, row) => {
        const distance = row - piece.row;
        if (distance === 0) return;
        falls.push({
          piece,
          to: row,
          delay: pace(reel * 25 + (next.length - 1 - row) * 16),
          duration: pace(300 + Math.sqrt(distance) * 90),
        });
      });
      if (more.length > 0) this.view.addChild(...more.map(({ sprite }) => sprite));
      return next;
    });
    this.layout(this.#room);
    await this.#run(falls);
  }

  /** Dims all but these cells; undefined lights everything. */
  light(cells: ReadonlySet<number> | undefined): void {
    this.#pieces.forEach((column, reel) =>
      column.forEach(({ sprite }, row) => {
        sprite.tint = !cells || cells.has(cellKey([reel, row])) ? '#ffffff' : this.#options.dimmed;
      }),
    );
  }

  /** Lets each piece make its gesture once. */
  async pulse(pieces: readonly Piece[], milliseconds: number): Promise<void> {
    const { motions, still, gestures: own } = this.#options;
    if (still) return motions.wait(milliseconds);
    await motions.tween(milliseconds, (progress) => {
      for (const piece of pieces) {
        if (piece.sprite.destroyed) continue;
        piece.pose = gestures[own[piece.letter] ?? 'swell'](progress);
        piece.place(this.#room);
      }
    });
  }

  /** Lets pieces swell up and go; `drop` takes them away. */
  async burst(pieces: readonly Piece[], milliseconds: number): Promise<void> {
    const { motions, still } = this.#options;
    await motions.tween(milliseconds, (progress) => {
      for (const piece of pieces) {
        if (piece.sprite.destroyed) continue;
        piece.sprite.alpha = 1 - progress ** 2;
        if (still) continue;
        piece.pose = { ...atRest, grow: 1 + 0.22 * Math.sin(Math.min(1, progress * 1.3) * Math.PI * 0.5) - progress ** 3 * 0.9 };
        piece.place(this.#room);
      }
    });
  }

  async #run(falls: readonly Fall[]): Promise<void> {
    const { motions, still } = this.#options;
    const starts = falls.map(({ piece }) => piece.row);
    const set = (index: number, way: number, squash: number) => {
      const { piece, to } = falls[index]!;
      if (piece.sprite.destroyed) return;
      piece.row = starts[index]! + (to - starts[index]!) * way;
      piece.squash = squash;
      piece.place(this.#room);
    };
    if (still) {
      falls.forEach(({ onLand }, index) => {
        set(index, 1, 0);
        onLand?.();
      });
      // Newcomers are faded in.
      await motions.tween(fadeMilliseconds, (progress) => falls.forEach(({ piece }) => (piece.sprite.alpha = progress)));
      return;
    }
    const landed = new Set<number>();
    const whole = Math.max(0, ...falls.map(({ delay, duration }) => delay + duration));
    await motions.tween(whole, (progress) => {
      falls.forEach(({ delay, duration, onLand }, index) => {
        const at = Math.min(1, Math.max(0, (progress * whole - delay) / duration));
        const { way, squash } = fallen(at);
        set(index, way, squash);
        if (way < 1 || landed.has(index)) return;
        landed.add(index);
        onLand?.();
      });
    });
  }

  #made(window: readonly string[], factors: readonly number[]): Piece[][] {
    const left = [...factors];
    return window.map((letters, reel) =>
      [...letters].map((letter, row) => new Piece(letter, letter === this.#options.orb ? left.shift()! : 0, reel, row)),
    );
  }

  #empty(): void {
    for (const { sprite } of this.#pieces.flat()) sprite.destroy();
    this.#pieces = [];
  }
}
