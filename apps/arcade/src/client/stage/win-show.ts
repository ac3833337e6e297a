import { Container, Graphics } from 'pixi.js';
import { lines, rowCount } from '../../games/lotus-lanterns/paytable.ts';
import type { LineWin, SpinResult } from '../../games/lotus-lanterns/rules.ts';
import { scatter } from '../../games/lotus-lanterns/symbols.ts';
import type { Box } from './frame.ts';
import type { Motions } from './motion.ts';
import type { Reel } from './reel.ts';

/** Twenty hues around the circle, so neighbouring lines differ. */
const lineColor = (line: number) => `hsl(${(line * 137) % 360}, 95%, 68%)`;
const stepMilliseconds = 1100;

type Cell = readonly [reel: number, row: number];

/** Lights what won: first everything, then one line after another until `clear`. */
export class WinShow {
  readonly view = new Container();
  readonly #reels: readonly Reel[];
  readonly #motions: Motions;
  readonly #still: boolean;
  #showing: object | undefined;
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };

  constructor(reels: readonly Reel[], motions: Motions, still: boolean) {
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

  /** Resolves when everything has been lit once; goes on with single wins, telling each to `onWin` (null: the lanterns). */
  async show(spin: SpinResult, onWin: (win: LineWin | null) => void): Promise<void> {
    this.clear();
    const mark = {};
    this.#showing = mark;
    const lanterns = spin.lanternPay > 0 ? this.#cells(spin, (symbol) => symbol === scatter) : [];
    this.#draw(spin.lineWins);
    this.#light([...spin.lineWins.flatMap(cellsOf), ...lanterns]);
    this.#pulse([...spin.lineWins.flatMap(cellsOf), ...lanterns]);
    await this.#motions.wait(stepMilliseconds);
    if (this.#showing === mark) void this.#cycle(mark, spin.lineWins, lanterns, onWin);
  }

  async #cycle(mark: object, lineWins: LineWin[], lanterns: Cell[], onWin: (win: LineWin | null) => void): Promise<void> {
    const parts: (LineWin | null)[] = [...(lanterns.length > 0 ? [null] : []), ...lineWins];
    for (let index = 0; this.#showing === mark; index = (index + 1) % parts.length) {
      const win = parts[index]!;
      this.#draw(win ? [win] : []);
      this.#light(win ? cellsOf(win) : lanterns);
      this.#pulse(win ? cellsOf(win) : lanterns);
      onWin(win);
      await this.#motions.wait(stepMilliseconds);
    }
  }

  #cells(spin: SpinResult, wanted: (symbol: string) => boolean): Cell[] {
    return spin.window.flatMap((rows, reel) => rows.flatMap((symbol, row) => (wanted(symbol) ? [[reel, row] as const] : [])));
  }

  #draw(wins: readonly LineWin[]): void {
    for (const child of this.view.removeChildren()) child.destroy();
    const { x, y, width, height } = this.#box;
    const [cellWidth, cellHeight] = [width / this.#reels.length, height / rowCount];
    const drawing = new Graphics();
    for (const { line, count } of wins) {
      const points = lines[line]!.map((row, reel) => [x + (reel + 0.5) * cellWidth, y + (row + 0.5) * cellHeight] as const);
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
      for (let row = 0; row < rowCount; row += 1) {
        const lit = !cells || cells.some(([r, w]) => r === reelIndex && w === row);
        reel.spriteAt(row).tint = lit ? '#ffffff' : '#857da6';
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

function cellsOf({ line, count }: LineWin): Cell[] {
  return lines[line]!.slice(0, count).map((row, reel) => [reel, row] as const);
}
