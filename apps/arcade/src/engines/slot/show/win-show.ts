import { Container, Graphics } from 'pixi.js';
import type { Box } from '../../../shell/game-client.ts';
import { gestures } from './gestures.ts';
import type { Cell, Lit } from './lit.ts';
import type { Motions } from './motion.ts';
import type { Reel } from './reel.ts';
import type { ReelsPack } from './reels-pack.ts';

/** A hue for each line, chosen so that neighbouring lines differ. */
const lineColor = (line: number) => `hsl(${(line * 137) % 360}, 95%, 68%)`;
const stepMilliseconds = 1100;

/** Lights what won: first everything, then one pay after another until `clear`. */
export class WinShow {
  readonly view = new Container();
  readonly #pack: ReelsPack;
  readonly #reels: readonly Reel[];
  readonly #motions: Motions;
  readonly #still: boolean;
  #showing: object | undefined;
  /** Puts whatever is moving back to rest. */
  #settle: () => void = () => undefined;
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };

  constructor(pack: ReelsPack, reels: readonly Reel[], motions: Motions, still: boolean) {
    this.#pack = pack;
    this.#reels = reels;
    this.#motions = motions;
    this.#still = still;
  }

  place(box: Box): void {
    this.#box = box;
  }

  clear(): void {
    this.#showing = undefined;
    this.#settle();
    for (const child of this.view.removeChildren()) child.destroy();
    this.#light(undefined);
  }

  /** Resolves when everything has been lit once; then goes on lighting single wins, passing the index of each to `onWin`. */
  async show(wins: readonly Lit[], onWin: (index: number) => void): Promise<void> {
    this.clear();
    const mark = {};
    this.#showing = mark;
    this.#lightUp(wins);
    await this.#motions.wait(stepMilliseconds);
    if (this.#showing === mark) void this.#cycle(mark, wins, onWin);
  }

  async #cycle(mark: object, wins: readonly Lit[], onWin: (index: number) => void): Promise<void> {
    for (let index = 0; this.#showing === mark; index = (index + 1) % wins.length) {
      this.#lightUp([wins[index]!]);
      onWin(index);
      await this.#motions.wait(stepMilliseconds);
    }
  }

  #lightUp(wins: readonly Lit[]): void {
    const cells = wins.flatMap((win) => win.cells);
    this.#draw(wins);
    this.#light(cells);
    this.#pulse(cells);
  }

  #draw(wins: readonly Lit[]): void {
    for (const child of this.view.removeChildren()) child.destroy();
    const { x, y, width, height } = this.#box;
    const [cellWidth, cellHeight] = [width / this.#reels.length, height / this.#pack.grid.rows];
    const drawing = new Graphics();
    const middle = ([reel, row]: Cell) => [x + (reel + 0.5) * cellWidth, y + (row + 0.5) * cellHeight] as const;
    for (const { cells, line } of wins) {
      const color = line ? lineColor(line.index) : this.#pack.show.colours.gold[0]!;
      if (line) {
        const points = line.rows.map((row, reel) => middle([reel, row]));
        for (const [size, alpha, stroke] of [
          [9, 0.28, color],
          [3.5, 0.95, color],
          [1.2, 0.9, '#ffffff'],
        ] as const) {
          points.forEach(([px, py], index) => (index === 0 ? drawing.moveTo(px, py) : drawing.lineTo(px, py)));
          drawing.stroke({ width: size, alpha, color: stroke, cap: 'round', join: 'round' });
        }
      }
      for (const cell of cells) {
        const [px, py] = middle(cell);
        drawing
          .roundRect(px - cellWidth * 0.46, py - cellHeight * 0.46, cellWidth * 0.92, cellHeight * 0.92, 10)
          .stroke({ width: 2.5, color, alpha: 0.95 });
      }
    }
    this.view.addChild(drawing);
  }

  /** Dims all pictures but those in `cells`; undefined lights them all. */
  #light(cells: readonly Cell[] | undefined): void {
    this.#reels.forEach((reel, reelIndex) => {
      for (let row = 0; row < this.#pack.grid.rows; row += 1) {
        const rows = reel.rowsOf(row);
        const lit = !cells || cells.some(([r, w]) => r === reelIndex && rows.includes(w));
        reel.spriteAt(row).tint = lit ? '#ffffff' : this.#pack.show.colours.dimmed;
      }
    });
  }

  /** Every symbol makes its gesture; a picture that spans two rows stays still, since its halves must not separate. */
  #pulse(cells: readonly Cell[]): void {
    if (this.#still) return;
    this.#settle();
    const { gestures: own = {}, tall } = this.#pack.show;
    const moving = [...new Map(cells.map((cell) => [cell.join('.'), cell])).values()].flatMap(([reelIndex, row]) => {
      const reel = this.#reels[reelIndex]!;
      const symbol = reel.symbolIn(row);
      if (symbol === tall?.symbol) return [];
      const sprite = reel.spriteAt(row);
      return [{ sprite, gesture: gestures[own[symbol] ?? 'swell'], width: sprite.width, height: sprite.height, y: sprite.y }];
    });
    const pose = (progress: number) => {
      for (const { sprite, gesture, width, height, y } of moving) {
        const { grow, wide, turn, rise } = gesture(progress);
        sprite.setSize(width * grow * wide, height * grow);
        sprite.rotation = turn;
        sprite.y = y - rise * height;
      }
    };
    this.#settle = () => pose(0);
    const mark = this.#showing;
    void this.#motions.tween(620, (progress) => {
      if (this.#showing !== mark) return;
      pose(progress);
      if (progress === 1) this.#settle = () => undefined;
    });
  }
}
