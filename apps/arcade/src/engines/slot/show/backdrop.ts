import { Container, Sprite } from 'pixi.js';
import type { ReelsShow } from '../reels-schema.ts';
import { raster, type Pictures } from './art.ts';
import type { Motions } from './motion.ts';

interface Layer {
  sprite: Sprite;
  image: HTMLImageElement;
  depth: number;
}

interface Floater {
  sprite: Sprite;
  x: number;
  height: number;
  speed: number;
  phase: number;
}

/** How far the nearest layer moves, as a share of the width; layers are drawn wider by this on both sides. */
const reach = 0.02;

/** The scene behind everything: layers that shift against each other, and floaters over them, unless motion is unwanted. */
export class Backdrop {
  readonly view = new Container();
  readonly #layers: readonly Layer[];
  readonly #freeTint: string;
  readonly #motion: ReelsShow['floaters']['motion'];
  readonly #floaters: readonly Floater[];
  #width = 1;
  #height = 1;
  #time = 0;
  /** Where the pointer is, -1 to 1; the scene follows it slowly. */
  #pointer = 0;
  #lean = 0;

  constructor(pictures: Pictures, { floaters, colours }: Pick<ReelsShow, 'floaters' | 'colours'>, motions: Motions, still: boolean) {
    this.#freeTint = colours.freeTint;
    this.#motion = floaters.motion;
    this.#layers = pictures.layers.map((layer) => ({ ...layer, sprite: new Sprite() }));
    const texture = raster(pictures.decorations.floater, 120, 140);
    // Evenly over the plane, and the same every time (the R2 sequence).
    this.#floaters = Array.from({ length: floaters.count }, (_, index) => ({
      sprite: new Sprite({ texture, anchor: 0.5 }),
      x: (index * 0.75488 + 0.1) % 1,
      height: (index * 0.56984 + 0.35) % 1,
      speed: 0.006 + (index % 4) * 0.0022,
      phase: index * 1.7,
    }));
    this.view.addChild(...this.#layers.map(({ sprite }) => sprite), ...this.#floaters.map(({ sprite }) => sprite));
    if (still) return;
    addEventListener('pointermove', ({ clientX }) => {
      this.#pointer = (clientX / window.innerWidth) * 2 - 1;
    });
    motions.add((milliseconds) => {
      this.#time += milliseconds / 1000;
      this.#lean += (this.#pointer - this.#lean) * Math.min(1, milliseconds / 600);
      this.#place();
      return false;
    });
  }

  resize(width: number, height: number, resolution: number): void {
    [this.#width, this.#height] = [width, height];
    for (const { sprite, image, depth } of this.#layers) {
      const wide = width * (1 + 2 * reach * depth);
      sprite.texture.destroy(sprite.texture.source.resource instanceof HTMLCanvasElement);
      sprite.texture = raster(image, wide * resolution, height * resolution);
      sprite.setSize(wide, height);
    }
    this.#place();
  }

  tint(free: boolean): void {
    for (const { sprite } of this.#layers) sprite.tint = free ? this.#freeTint : '#ffffff';
  }

  #place(): void {
    const sway = this.#lean * 0.7 + Math.sin(this.#time * 0.21) * 0.3;
    for (const { sprite, depth } of this.#layers) sprite.x = -this.#width * reach * depth * (1 + sway);
    for (const floater of this.#floaters) (this.#motion === 'rise' ? this.#rise : this.#drift).call(this, floater);
  }

  #rise({ sprite, x, height, speed, phase }: Floater): void {
    const sky = this.#height * 0.64;
    const rise = (height + this.#time * speed) % 1.15;
    const size = (0.3 + 0.4 * (1 - rise)) * Math.min(1, this.#height / 900 + 0.2);
    sprite.scale.set(size);
    sprite.position.set((x + Math.sin(this.#time * 0.25 + phase) * 0.012) * this.#width, sky * (1.02 - rise));
    sprite.alpha = Math.min(1, Math.max(0, (1.12 - rise) * 4)) * Math.min(1, rise * 8) * 0.9;
  }

  /** With the wind, low over the ground, brighter and dimmer as it turns. */
  #drift({ sprite, x, height, speed, phase }: Floater): void {
    const along = (x + this.#time * speed * 2.6) % 1.1;
    sprite.scale.set(0.1 + 0.2 * height);
    sprite.position.set((along - 0.05) * this.#width, this.#height * (0.5 + 0.5 * height + Math.sin(this.#time * 0.6 + phase) * 0.02));
    sprite.alpha = 0.35 + 0.35 * Math.sin(this.#time * 1.1 + phase);
  }
}
