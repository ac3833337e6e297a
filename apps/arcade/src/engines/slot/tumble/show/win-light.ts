import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Motions } from '../../show/motion.ts';
import type { Cell } from '../events.ts';
import { middleOf, pictureSide, type Room } from './piece.ts';

/** Sparks of one vanishing symbol; all together stay within the budget of a phone. */
const sparksEach = 5;
const mostSparks = 120;

/** What shines over symbols that win. */
export class WinLight {
  readonly view = new Container();
  readonly #glow = new Graphics();
  readonly #motions: Motions;
  readonly #still: boolean;
  readonly #colour: string;

  constructor(motions: Motions, still: boolean, colour: string) {
    [this.#motions, this.#still, this.#colour] = [motions, still, colour];
    this.view.addChild(this.#glow);
  }

  clear(): void {
    this.#glow.clear();
  }

  /** A frame around each cell. */
  show(room: Room, cells: readonly Cell[]): void {
    const side = pictureSide(room) * 1.02;
    this.#glow.clear();
    for (const [reel, row] of cells) {
      const { x, y } = middleOf(room, reel, row);
      const square = () => this.#glow.roundRect(x - side / 2, y - side / 2, side, side, side * 0.2);
      square()
        .fill({ color: this.#colour, alpha: 0.16 })
        .stroke({ width: side * 0.09, color: this.#colour, alpha: 0.22 });
      square().stroke({ width: 2, color: this.#colour, alpha: 0.9 });
    }
  }

  /** A text that rises from the middle of some cells and fades. */
  rise(room: Room, cells: readonly Cell[], texture: Texture, height: number, milliseconds: number): void {
    const [reel, row] = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis as 0 | 1], 0) / cells.length) as [number, number];
    const sprite = new Sprite({ texture, anchor: 0.5 });
    const scale = height / texture.height;
    this.view.addChild(sprite);
    const { x, y } = middleOf(room, reel, row);
    const margin = (texture.width * scale) / 2;
    const inside = Math.min(Math.max(x, room.box.x + margin), room.box.x + room.box.width - margin);
    void this.#motions
      .tween(milliseconds, (progress) => {
        const grown = this.#still ? 1 : Math.min(1, progress * 6) * (1 + 0.25 * Math.max(0, 1 - progress * 5));
        sprite.scale.set(scale * grown);
        sprite.position.set(inside, y - (this.#still ? 0 : progress * height * 0.9));
        sprite.alpha = Math.min(1, (1 - progress) * 4);
      })
      .then(() => sprite.destroy({ texture: true, textureSource: true }));
  }

  /** Sparks fly from cells whose symbols vanish. */
  burst(room: Room, cells: readonly Cell[], spark: Texture): void {
    if (this.#still) return;
    const side = pictureSide(room);
    const each = Math.max(1, Math.min(sparksEach, Math.floor(mostSparks / cells.length)));
    const sparks = cells.flatMap(([reel, row], cell) =>
      Array.from({ length: each }, (_, index) => {
        const { x, y } = middleOf(room, reel, row);
        const sprite = new Sprite({ texture: spark, anchor: 0.5 });
        // Decoration: angles by the golden section will do instead of randomness.
        const angle = (index / each + cell * 0.618) * Math.PI * 2;
        const speed = side * (1.1 + ((cell * 7 + index * 3) % 5) * 0.22);
        return { sprite, x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed - side * 0.7 };
      }),
    );
    this.view.addChild(...sparks.map(({ sprite }) => sprite));
    void this.#motions
      .tween(520, (progress) => {
        for (const { sprite, x, y, vx, vy } of sparks) {
          sprite.position.set(x + vx * progress, y + vy * progress + side * 1.6 * progress ** 2);
          sprite.setSize(side * 0.34 * (1 - progress * 0.8));
          sprite.alpha = 1 - progress ** 2;
        }
      })
      .then(() => {
        for (const { sprite } of sparks) sprite.destroy();
      });
  }
}
