import type { Graphics } from 'pixi.js';
import type { Sound } from '../../../../../shell/sound.ts';
import type { Acting } from '../../../show/stage.ts';
import type { BookPack } from '../../pack.ts';

/**
 * How a game shows which symbol was drawn: it resolves with `special` shown large over the reels. It is all decoration, as the symbol was
 * drawn before; under reduced motion only the end is shown.
 */
export type RevealStyle = (acting: Acting, pack: BookPack, special: string, play: (sound: Sound) => void) => Promise<void>;

/** Darkens the reels; `risen` is 0 to 1, and `darkness` the maximum. */
export function drawVeil(veil: Graphics, { box }: Acting, { show }: BookPack, risen: number, darkness = 0.72): void {
  const { x, y, width, height } = box();
  veil
    .clear()
    .rect(x, y, width, height)
    .fill({ color: show.colours.shadow, alpha: darkness * risen });
}

/** Light around the middle of `rays`, as far as `reach`. */
export function drawRays(rays: Graphics, { show }: BookPack, reach: number, risen: number): void {
  rays.clear();
  for (let ray = 0; ray < 12; ray += 1) {
    const [from, to] = [(ray / 12) * Math.PI * 2, ((ray + 0.42) / 12) * Math.PI * 2];
    rays
      .moveTo(0, 0)
      .lineTo(Math.cos(from) * reach, Math.sin(from) * reach)
      .lineTo(Math.cos(to) * reach, Math.sin(to) * reach)
      .closePath()
      .fill({ color: show.colours.gold[0]!, alpha: 0.16 * risen });
  }
}

/** How long step `step` of `steps` takes: each longer than the last. */
export function slowing(step: number, steps: number): number {
  const [first, last] = [70, 330];
  return first + (last - first) * (step / steps) ** 2;
}
