import { Container, Sprite } from 'pixi.js';
import { raster, type Pictures } from './art.ts';
import type { Motions } from './motion.ts';

interface Floater {
  sprite: Sprite;
  x: number;
  height: number;
  speed: number;
  phase: number;
}

/** The scene behind everything; floaters rise over it unless motion is unwanted. */
export class Backdrop {
  readonly view = new Container();
  readonly #image: HTMLImageElement;
  readonly #freeTint: string;
  readonly #scene = new Sprite();
  readonly #floaters: Floater[];
  #width = 1;
  #height = 1;
  #time = 0;

  /** `freeTint` colours the scene of free spins. */
  constructor({ scene, floater }: Pictures['decorations'], freeTint: string, motions: Motions, still: boolean) {
    this.#image = scene;
    this.#freeTint = freeTint;
    this.view.addChild(this.#scene);
    const texture = raster(floater, 120, 140);
    // Spread by the golden ratio: evenly, and the same every time.
    this.#floaters = Array.from({ length: 11 }, (_, index) => {
      const sprite = new Sprite({ texture, anchor: 0.5 });
      this.view.addChild(sprite);
      return {
        sprite,
        x: (index * 0.618 + 0.1) % 1,
        height: (index * 0.382 + 0.35) % 1,
        speed: 0.006 + (index % 4) * 0.0022,
        phase: index * 1.7,
      };
    });
    if (!still) {
      motions.add((milliseconds) => {
        this.#time += milliseconds / 1000;
        this.#place();
        return false;
      });
    }
  }

  resize(width: number, height: number, resolution: number): void {
    [this.#width, this.#height] = [width, height];
    this.#scene.texture.destroy(this.#scene.texture.source.resource instanceof HTMLCanvasElement);
    this.#scene.texture = raster(this.#image, width * resolution, height * resolution);
    this.#scene.setSize(width, height);
    this.#place();
  }

  tint(free: boolean): void {
    this.#scene.tint = free ? this.#freeTint : '#ffffff';
  }

  #place(): void {
    const sky = this.#height * 0.64;
    for (const { sprite, x, height, speed, phase } of this.#floaters) {
      const rise = (height + this.#time * speed) % 1.15;
      const size = (0.3 + 0.4 * (1 - rise)) * Math.min(1, this.#height / 900 + 0.2);
      sprite.scale.set(size);
      sprite.position.set((x + Math.sin(this.#time * 0.25 + phase) * 0.012) * this.#width, sky * (1.02 - rise));
      sprite.alpha = Math.min(1, Math.max(0, (1.12 - rise) * 4)) * Math.min(1, rise * 8) * 0.9;
    }
  }
}
