import { Container, Graphics } from 'pixi.js';
import type { Box } from '../../../../shell/game-client.ts';
import type { LinePay, PayEvent } from '../events.ts';
import type { LinesPack } from '../pack.ts';
import type { Motions } from './motion.ts';
import type { Reel } from './reel.ts';

/** Hues around the circle, so that neighbouring lines differ. */
const lineColor = (line: number) => `hsl(${(line * 137) % 360}, 95%, 68%)`;
const stepMilliseconds = 1100;

type Cell = readonly [reel: number, row: number];

/** Lights what won: first everything, then one pay after another until `clear`. */
export class WinShow {
  readonly view = new Container();
  readonly #pack: LinesPack;
  readonly #reels: readonly Reel[];
  readonly #motions: Motions;
  readonly #still: boolean;
  #showing: object | undefined;
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };

  constructor(pack: LinesPack, reels: readonly Reel[], motions: Motions, still: boolean) {
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
    for (const child of this.view.removeChildren()) child.destroy();
    this.#light(undefined);
  }

  /** Resolves when everything has been lit once; goes on with single pays, telling each to `onPay`. */
  async show(pays: readonly PayEvent[], onPay: (pay: PayEvent) => void): Promise<void> {
    this.clear();
    const mark = {};
    this.#showing = mark;
    this.#lightUp(pays);
    await this.#motions.wait(stepMilliseconds);
    if (this.#showing === mark) void this.#cycle(mark, pays, onPay);
  }

  async #cycle(mark: object, pays: readonly PayEvent[], onPay: (pay: PayEvent) => void): Promise<void> {
    for (let index = 0; this.#showing === mark; index = (index + 1) % pays.length) {
      const pay = pays[index]!;
      this.#lightUp([pay]);
      onPay(pay);
      await this.#motions.wait(stepMilliseconds);
    }
  }

  #lightUp(pays: readonly PayEvent[]): void {
    const cells = pays.flatMap((pay) => this.#cellsOf(pay));
    this.#draw(pays.filter((pay) => pay.by === 'line'));
    this.#light(cells);
    this.#pulse(cells);
  }

  /** Where the symbols of a pay stand: those of a line from the left, scatters wherever they are in sight. */
  #cellsOf(pay: PayEvent): Cell[] {
    if (pay.by === 'line') return this.#pack.lines[pay.line]!.slice(0, pay.count).map((row, reel) => [reel, row] as const);
    return this.#reels.flatMap((reel, index) => reel.rowsOf(pay.symbol).map((row) => [index, row] as const));
  }

  #draw(pays: readonly LinePay[]): void {
    for (const child of this.view.removeChildren()) child.destroy();
    const { x, y, width, height } = this.#box;
    const [cellWidth, cellHeight] = [width / this.#reels.length, height / this.#pack.grid.rows];
    const drawing = new Graphics();
    for (const { line, count } of pays) {
      const points = this.#pack.lines[line]!.map((row, reel) => [x + (reel + 0.5) * cellWidth, y + (row + 0.5) * cellHeight] as const);
      const path = () => points.forEach(([px, py], index) => (index === 0 ? drawing.moveTo(px, py) : drawing.lineTo(px, py)));
      for (const [size, alpha, color] of [
        [9, 0.28, lineColor(line)],
        [3.5, 0.95, lineColor(line)],
        [1.2, 0.9, '#ffffff'],
      ] as const) {
        path();
        drawing.stroke({ width: size, alpha, color, cap: 'round', join: 'round' });
      }
      for (const [px, py] of points.slice(0, count)) {
        drawing
          .roundRect(px - cellWidth * 0.46, py - cellHeight * 0.46, cellWidth * 0.92, cellHeight * 0.92, 10)
          .stroke({ width: 2.5, color: lineColor(line), alpha: 0.95 });
      }
    }
    this.view.addChild(drawing);
  }

  /** Dims all pictures but those in `cells`; undefined lights them all. */
  #light(cells: readonly Cell[] | undefined): void {
    this.#reels.forEach((reel, reelIndex) => {
      for (let row = 0; row < this.#pack.grid.rows; row += 1) {
        const lit = !cells || cells.some(([r, w]) => r === reelIndex && w === row);
        reel.spriteAt(row).tint = lit ? '#ffffff' : this.#pack.show.colours.dimmed;
      }
    });
  }

  #pulse(cells: readonly Cell[]): void {
    if (this.#still) return;
    const sprites = [...new Set(cells.map(([reel, row]) => this.#reels[reel]!.spriteAt(row)))];
    const sizes = sprites.map(({ width, height }) => [width, height] as const);
    const mark = this.#showing;
    void this.#motions.tween(620, (progress) => {
      if (this.#showing !== mark) return;
      const grow = 1 + Math.sin(progress * Math.PI) * 0.14;
      sprites.forEach((sprite, index) => sprite.setSize(sizes[index]![0] * grow, sizes[index]![1] * grow));
    });
  }
}
