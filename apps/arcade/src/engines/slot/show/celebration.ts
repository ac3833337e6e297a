import { Container, Sprite, type Texture } from 'pixi.js';
import type { CelebrationLevel } from '../../../shell/game-client.ts';
import { raster, type Pictures } from './art.ts';
import type { Motions } from './motion.ts';

interface Piece {
  sprite: Sprite;
  vx: number;
  vy: number;
  turn: number;
  life: number;
}

/** Petals and sparks for a win above the stake; none under reduced motion. */
export class Celebration {
  readonly view = new Container();
  readonly #petal: Texture;
  readonly #spark: Texture;
  readonly #motions: Motions;
  readonly #still: boolean;
  /** The share of pieces that fly. */
  #share = 1;

  constructor({ petal, spark }: Pictures['decorations'], motions: Motions, still: boolean) {
    this.#petal = raster(petal, 40, 60);
    this.#spark = raster(spark, 60, 60);
    this.#motions = motions;
    this.#still = still;
  }

  /** Only a third of the pieces from now on. */
  spare(): void {
    this.#share = 1 / 3;
  }

  /** More pieces for a larger win. They start at `x`, `y`. */
  burst(level: CelebrationLevel, x: number, y: number, reach: number): void {
    if (this.#still) return;
    const pieces = Array.from({ length: Math.round([24, 60, 110, 170][level - 1]! * this.#share) }, (_, index) =>
      this.#piece(index, x, y, reach),
    );
    this.view.addChild(...pieces.map(({ sprite }) => sprite));
    this.#motions.add((milliseconds) => {
      const seconds = Math.min(0.05, milliseconds / 1000);
      for (const piece of pieces) {
        piece.life -= seconds;
        piece.vy += reach * 1.5 * seconds;
        piece.vx *= 1 - 0.8 * seconds;
        piece.vy = Math.min(piece.vy, reach * 0.55);
        piece.sprite.x += piece.vx * seconds;
        piece.sprite.y += piece.vy * seconds;
        piece.sprite.rotation += piece.turn * seconds;
        piece.sprite.alpha = Math.max(0, Math.min(1, piece.life));
      }
      const over = pieces.every(({ life }) => life <= 0);
      if (over) for (const { sprite } of pieces) sprite.destroy();
      return over;
    });
  }

  #piece(index: number, x: number, y: number, reach: number): Piece {
    // Decoration, so an even spread over the plane (the R2 sequence) will do instead of randomness.
    const angle = -Math.PI / 2 + (((index * 0.75488) % 1) - 0.5) * 2.8;
    const force = reach * (0.35 + ((index * 0.56984) % 1) * 1.2);
    const sprite = new Sprite({ texture: index % 3 === 0 ? this.#spark : this.#petal, anchor: 0.5 });
    sprite.position.set(x, y);
    sprite.rotation = index;
    sprite.scale.set((0.35 + ((index * 0.27) % 1) * 0.5) * Math.min(1, reach / 500));
    return {
      sprite,
      vx: Math.cos(angle) * force,
      vy: Math.sin(angle) * force,
      turn: ((index % 7) - 3) * 1.3,
      life: 1.6 + (index % 5) * 0.25,
    };
  }
}
