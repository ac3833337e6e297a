import { Container, Sprite, type Texture } from 'pixi.js';
import { fadeMilliseconds } from '../../../shell/fade.ts';
import type { SymbolTextures } from './art.ts';
import { easeOutBack, type Motions } from './motion.ts';

const cellsPerSecond = 26;
const rampMilliseconds = 160;
const landingCells = 5;

export interface CellSize {
  width: number;
  height: number;
  /** Side of the square that a picture is drawn in. */
  picture: number;
}

/** A symbol that comes in pairs on strips, drawn over both: its halves fill their cells from top to bottom. */
export interface Tall {
  symbol: string;
  halves: readonly [upper: Texture, lower: Texture];
}

type Motion =
  | { kind: 'rest' }
  | { kind: 'run'; elapsed: number }
  | { kind: 'land'; from: number; to: number; elapsed: number; duration: number; done: () => void };

/** One reel: a strip that runs downwards behind a window. Positions are indices of the top row, fractions in between. */
export class Reel {
  readonly view = new Container();
  readonly #sprites: Sprite[];
  #strip: string;
  #position = 0;
  #motion: Motion = { kind: 'rest' };
  #cell: CellSize = { width: 1, height: 1, picture: 1 };
  #textures: SymbolTextures | undefined;
  #tall: Tall | undefined;

  constructor(strip: string, rowCount: number) {
    this.#strip = strip;
    // One above the window and one below it come into sight while the strip moves.
    this.#sprites = Array.from({ length: rowCount + 2 }, () => new Sprite({ anchor: 0.5 }));
    this.view.addChild(...this.#sprites);
  }

  dress(textures: SymbolTextures, cell: CellSize, tall?: Tall): void {
    this.#textures = textures;
    this.#tall = tall;
    this.#cell = cell;
    this.#draw(0);
  }

  /** Shows `stop` at once, standing still. */
  show(strip: string, stop: number): void {
    this.#strip = strip;
    this.#position = stop;
    this.#motion = { kind: 'rest' };
    this.#draw(0);
  }

  /** Shows `stop`, standing still, while what was in sight before fades out. */
  async fade(strip: string, stop: number, { tween }: Pick<Motions, 'tween'>): Promise<void> {
    const before = this.#sprites.map(
      ({ texture, position, width, height }) => new Sprite({ texture, anchor: 0.5, position, width, height }),
    );
    const leaving = this.view.addChild(new Container({ children: before }));
    this.show(strip, stop);
    await tween(fadeMilliseconds, (progress) => {
      leaving.alpha = 1 - progress;
      for (const sprite of this.#sprites) sprite.alpha = progress;
    });
    leaving.destroy({ children: true });
  }

  get running(): boolean {
    return this.#motion.kind === 'run';
  }

  run(): void {
    this.#motion = { kind: 'run', elapsed: 0 };
  }

  /** Slows down and comes to rest at `stop` of `strip`. */
  land(strip: string, stop: number, duration: number): Promise<void> {
    return new Promise((done) => {
      this.#strip = strip;
      this.#motion = { kind: 'land', from: stop + landingCells, to: stop, elapsed: 0, duration, done };
    });
  }

  hurry(): void {
    if (this.#motion.kind === 'land') this.#motion.elapsed = Math.max(this.#motion.elapsed, this.#motion.duration * 0.7);
  }

  /** The picture in a row of the window, for highlights. */
  spriteAt(row: number): Sprite {
    return this.#sprites[row + 1]!;
  }

  /** The symbol in a row of the window; only valid at rest. */
  symbolIn(row: number): string {
    return this.#symbolAt(Math.round(this.#position) + row);
  }

  /** The rows that one picture spans: both halves of a tall symbol, in sight or not, else the row alone. */
  rowsOf(row: number): readonly number[] {
    const half = this.#halfAt(Math.round(this.#position) + row);
    return half === undefined ? [row] : half === 0 ? [row, row + 1] : [row - 1, row];
  }

  update(milliseconds: number): void {
    const motion = this.#motion;
    if (motion.kind === 'rest') return;
    motion.elapsed += milliseconds;
    if (motion.kind === 'run') {
      const speed = cellsPerSecond * Math.min(1, motion.elapsed / rampMilliseconds);
      this.#position -= (speed * milliseconds) / 1000;
      this.#draw(speed / cellsPerSecond);
      return;
    }
    const progress = Math.min(1, motion.elapsed / motion.duration);
    this.#position = motion.from + (motion.to - motion.from) * easeOutBack(progress);
    this.#draw(Math.max(0, 1 - progress * 2.2));
    if (progress === 1) {
      this.#motion = { kind: 'rest' };
      motion.done();
    }
  }

  #draw(blur: number): void {
    if (!this.#textures) return;
    const top = Math.floor(this.#position);
    const { width, height, picture } = this.#cell;
    this.#sprites.forEach((sprite, index) => {
      const at = top + index - 1;
      const half = this.#halfAt(at);
      sprite.texture = half === undefined ? this.#textures![this.#symbolAt(at)]! : this.#tall!.halves[half];
      sprite.position.set(width / 2, (at - this.#position + 0.5) * height);
      sprite.width = picture * (1 - blur * 0.06);
      sprite.height = half === undefined ? picture * (1 + blur * 0.22) : height;
      sprite.alpha = 1 - blur * 0.25;
      sprite.rotation = 0;
    });
  }

  /** Which half of a tall symbol is at this position: pairs begin at an even place of their run. */
  #halfAt(position: number): 0 | 1 | undefined {
    if (this.#symbolAt(position) !== this.#tall?.symbol) return undefined;
    let above = 0;
    while (above < this.#strip.length && this.#symbolAt(position - above - 1) === this.#tall.symbol) above += 1;
    return (above % 2) as 0 | 1;
  }

  #symbolAt(position: number): string {
    const { length } = this.#strip;
    return this.#strip[((position % length) + length) % length]!;
  }
}
