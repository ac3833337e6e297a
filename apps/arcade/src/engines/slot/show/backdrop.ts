import { Container, Sprite } from 'pixi.js';
import type { ScenePack } from './reels-pack.ts';
import { raster, type Pictures } from './art.ts';
import type { Motions } from './motion.ts';

interface Layer {
  name: string;
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
  readonly #show: ScenePack['show'];
  readonly #motions: Motions;
  readonly #still: boolean;
  readonly #floaters: readonly Floater[];
  #width = 1;
  #height = 1;
  #time = 0;
  /** Where the pointer is, -1 to 1; the scene follows it slowly. */
  #pointer = 0;
  #lean = 0;
  #calm = false;

  /** How many rounds the day has lasted, and how much of it is shown, 0 to 1. */
  #rounds = 0;
  #evening = 0;
  #free = false;

  constructor(pictures: Pictures, show: ScenePack['show'], motions: Motions, still: boolean) {
    const { floaters } = show;
    this.#show = show;
    this.#motions = motions;
    this.#still = still;
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
      if (this.#calm) return true;
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

  /** Stands still from now on, without floaters. */
  calm(): void {
    this.#calm = true;
    for (const { sprite } of this.#floaters) sprite.visible = false;
  }

  tint(free: boolean): void {
    this.#free = free;
    this.#light();
  }

  /** The sun goes down a little, where the scene has one; after the last round it is high again. */
  passRound(): void {
    const { dusk } = this.#show;
    if (!dusk) return;
    this.#rounds = (this.#rounds + 1) % (dusk.rounds + 1);
    const [from, to] = [this.#evening, this.#rounds / dusk.rounds];
    void this.#motions.tween(this.#still ? 0 : 1600, (progress) => {
      this.#evening = from + (to - from) * progress;
      this.#light();
      this.#place();
    });
  }

  #light(): void {
    const tints = this.#show.dusk?.tints ?? ['#ffffff'];
    const tint = this.#free ? this.#show.colours.freeTint : between(tints, this.#evening);
    for (const { sprite, name } of this.#layers) sprite.tint = name === this.#show.dusk?.sun ? '#ffffff' : tint;
  }

  #place(): void {
    const sway = this.#lean * 0.7 + Math.sin(this.#time * 0.21) * 0.3;
    for (const { sprite, depth, name } of this.#layers) {
      sprite.x = -this.#width * reach * depth * (1 + sway);
      if (name === this.#show.dusk?.sun) sprite.y = this.#height * 0.34 * this.#evening;
    }
    for (const floater of this.#floaters) (this.#show.floaters.motion === 'rise' ? this.#rise : this.#drift).call(this, floater);
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

/** The colour at `share`, 0 to 1, of an even way through several. */
function between(colours: readonly string[], share: number): number {
  const at = Math.min(colours.length - 1, share * (colours.length - 1));
  const [from, to] = [Math.floor(at), Math.ceil(at)].map((index) => Number.parseInt(colours[index]!.slice(1, 7), 16)) as [number, number];
  const part = (shift: number) => {
    const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(a + (b - a) * (at - Math.floor(at))) << shift;
  };
  return part(16) + part(8) + part(0);
}
