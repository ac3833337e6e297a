import { Container, Graphics, Sprite } from 'pixi.js';
import { raster } from '../../show/art.ts';
import type { Acting } from '../../show/stage.ts';
import type { Gesture } from '../gestures.ts';

/** The figure that acts beside the coins: see `gestures`. */
export interface Companion {
  /** What lies under the coins; the rest is drawn over the frame. */
  readonly under: Container;
  /** A respin begins, after which `left` remain. */
  respin(left: number): void;
  /** A coin of this size locks there; `left` respins remain. */
  lock(x: number, y: number, side: number, left: number): void;
  /** All coins have landed: it goes. */
  end(): void;
}

/** How deep a step goes, as a share of the remaining way down. */
const sinking = 0.14;
const wide = 240;

export function createCompanion(
  { motions, still, box, place, layer, badge }: Acting,
  { gesture, image, respins }: { gesture: Gesture; image: HTMLImageElement; respins: number },
): Companion {
  const [under, over] = [new Container(), badge.addChild(new Container())];
  const tall = image.naturalHeight / image.naturalWidth;
  const texture = raster(image, wide, wide * tall);
  const make = () => over.addChild(new Sprite({ texture, anchor: 0.5 }));
  const tween = (milliseconds: number, step: (progress: number) => void) =>
    void motions.tween(still ? 0 : milliseconds, (progress) => {
      if (!over.destroyed) step(progress);
    });
  const there: Companion = { under, respin: () => undefined, lock: () => undefined, end: () => over.destroy({ children: true }) };
  /** Draws now, and whenever the window changes, for as long as it is shown. */
  const drawn = (draw: () => void) => place(layer, () => over.destroyed || draw());

  if (gesture === 'beat') {
    const all = Array.from({ length: respins }, make);
    const sizes = all.map(() => 1);
    const draw = () => {
      const { x, y, width } = box();
      const side = Math.min(width / 9, 58);
      all.forEach((sprite, index) => {
        sprite.position.set(x + width / 2 + (index - (respins - 1) / 2) * side * 1.25, y - side * 0.12);
        sprite.setSize(side * sizes[index]!, side * tall * sizes[index]!);
      });
    };
    drawn(draw);
    const light = (left: number) => all.forEach((sprite, index) => (sprite.alpha = index < left ? 1 : 0.3));
    const beat = (index: number) =>
      tween(420, (progress) => {
        sizes[index] = 1 + 0.5 * Math.sin(progress * Math.PI);
        draw();
      });
    return {
      ...there,
      respin(left) {
        light(left);
        beat(left);
      },
      lock(_x, _y, _side, left) {
        light(left);
        all.forEach((_, index) => beat(index));
      },
    };
  }

  if (gesture === 'sink') {
    const [sprite, rope, water] = [make(), new Graphics(), new Graphics()];
    over.addChildAt(rope, 0);
    under.addChild(water);
    let depth = 0;
    const draw = () => {
      const { x, y, width, height } = box();
      const side = Math.min(width / 8, 74);
      const [at, down] = [x + width - side * 0.12, y - side * 0.3 + (height + side * 0.1) * depth];
      rope
        .clear()
        .moveTo(at, y - side * 0.7)
        .lineTo(at, down)
        .stroke({ width: 3, color: '#e9d6a4' });
      sprite.position.set(at, down + side * tall * 0.4);
      sprite.setSize(side, side * tall);
      // It grows dark from the bottom up.
      water.clear();
      for (let band = 0; band < 6; band += 1)
        water.rect(x, y + (height / 6) * band, width, height / 6).fill({ color: '#00060f', alpha: depth * 0.12 * (band + 1) });
    };
    drawn(draw);
    return {
      ...there,
      respin() {
        const [from, to] = [depth, depth + (1 - depth) * sinking];
        tween(700, (progress) => {
          depth = from + (to - from) * progress;
          draw();
        });
      },
    };
  }

  if (gesture === 'wave') {
    const sprite = make();
    sprite.anchor.set(0.5, 0.94);
    drawn(() => {
      const { x, y, width, height } = box();
      const side = Math.min(width / 5, 150);
      sprite.setSize(side, side * tall);
      sprite.position.set(x + width - side * 0.12, y + height + side * 0.42);
    });
    return {
      ...there,
      lock: () => tween(380, (progress) => (sprite.rotation = -0.42 * Math.sin(progress * Math.PI * 2) * (1 - progress * 0.4))),
    };
  }

  // A key or a hammer comes to each coin and goes.
  const striking = gesture === 'strike';
  return {
    ...there,
    lock(x, y, side) {
      if (still) return;
      const sprite = make();
      sprite.anchor.set(striking ? 0.9 : 0.5, striking ? 0.9 : 0.5);
      sprite.setSize(side * (striking ? 1.05 : 0.8), side * (striking ? 1.05 : 0.8) * tall);
      sprite.position.set(x + (striking ? side * 0.72 : 0), y + (striking ? side * 0.62 : 0));
      tween(striking ? 300 : 460, (progress) => {
        sprite.rotation = striking ? 0.9 * (1 - progress) ** 2 : -1.6 + 1.6 * Math.min(1, progress * 1.6);
        sprite.alpha = Math.min(1, progress * 6, (1 - progress) * 4);
        if (progress === 1) sprite.destroy();
      });
    },
  };
}
