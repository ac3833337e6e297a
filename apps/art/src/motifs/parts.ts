import { at, c, e, g, many, n, p, r, s, type Kit } from '../drawing.ts';
import { gold, ink, type Tones } from '../palettes.ts';
import type { SceneInput } from '../scenes.ts';

/** A focal picture around the origin, within about 115 to each side and 130 up and down. */
export type Motif = (input: SceneInput) => string;

/** An eye that looks out of the picture. */
export const eye = (x: number, y: number, size: number, iris: string): string =>
  at(x, y, c(0, 0, 10, '#fff') + c(0, 0.6, 7.2, iris) + c(0, 0.6, 4, ink) + c(-2.6, -2.8, 2.4, '#fff'), size / 10);

/** The shade that something casts on the ground. */
export const shade = (y: number, width: number): string => e(0, y, width, width * 0.14, '#000', 'opacity=".3"');

/** A coin of radius `size`, seen from the front, with a lotus cut into it. */
export function coin(kit: Kit, x: number, y: number, size: number): string {
  const k = size / 20;
  return kit.put(
    c(0, 1.5, 20, gold[2]) +
      c(0, 0, 20, kit.d(gold[0], gold[1], gold[2])) +
      c(0, 0, 15.5, kit.d(gold[1], gold[0])) +
      p('M0-9Q7 0 0 8Q-7 0 0-9ZM-11-3Q-2 0 0 8Q-9 7-11-3ZM11-3Q2 0 0 8Q9 7 11-3Z', gold[2], 'opacity=".75"'),
    `translate(${n(x)} ${n(y)}) scale(${Math.round(k * 100) / 100})`,
  );
}

/** A heap of coins whose top is at `y`. */
export const coinHeap = (kit: Kit, y: number, width: number): string =>
  many(5, (index) => coin(kit, (index - 2) * width * 0.24, y + 26 + Math.abs(index - 2) * 4, 17)) +
  many(4, (index) => coin(kit, (index - 1.5) * width * 0.23, y + 8 + Math.abs(index - 1.5) * 3, 16));

/** Suits as shapes of about 20 x 20. */
export const suits = {
  heart: 'M0 9C-14-1-9-11-4-9Q0-8 0-4Q0-8 4-9C9-11 14-1 0 9Z',
  spade: 'M0-10C12 0 10 8 4 6Q1 5 0 2Q-1 5-4 6C-10 8-12 0 0-10ZM0 2L4 10H-4Z',
  diamond: 'M0-10L8 0L0 10L-8 0Z',
  club: 'M-4.6-1A5 5 0 1 1 4.6-1A5 5 0 1 1 1 4L4 10H-4L-1 4A5 5 0 1 1-4.6-1Z',
} as const;
export type Suit = keyof typeof suits;

/** A playing card of 70 x 100 around the origin, with a big suit and two small ones. */
export function card(kit: Kit, suit: Suit, scale = 1): string {
  const colour = suit === 'heart' || suit === 'diamond' ? '#d6203c' : '#1d2036';
  const d = suits[suit];
  return g(
    scale === 1 ? '' : `scale(${scale})`,
    r(-34, -47, 70, 100, 9, '#000', 'opacity=".25"') +
      r(-35, -50, 70, 100, 9, kit.d('#fff', '#e4dccb')) +
      p(d, colour, 'transform="scale(2)"') +
      p(d, colour, 'transform="translate(-23 -36) scale(.75)"') +
      p(d, colour, 'transform="translate(23 36) scale(-.75)"'),
  );
}

/** The back of a card. */
export const cardBack = (kit: Kit, [light, base, dark]: Tones): string =>
  r(-34, -47, 70, 100, 9, '#000', 'opacity=".25"') +
  r(-35, -50, 70, 100, 9, '#fff8e6') +
  r(-30, -45, 60, 90, 6, kit.d(base, dark)) +
  s('M0-34L20 0L0 34L-20 0ZM0-20L12 0L0 20L-12 0Z', light, 2) +
  r(-26, -41, 52, 82, 4, 'none', `stroke="${gold[1]}" stroke-width="1.5"`);

/** A lotus seen from the side, 200 wide. */
export function lotus(kit: Kit, [light, base, dark]: Tones): string {
  const outer = kit.v(base, dark);
  const middle = kit.v(light, base);
  return (
    kit.twin(p('M-8 50C-60 56-104 30-108-6C-70-8-24 14-8 50Z', outer)) +
    kit.twin(p('M-4 50C-54 40-80 2-74-40C-38-28-8 8-4 50Z', kit.v(light, base, dark))) +
    kit.twin(p('M0 50C-34 30-50-14-36-60C-8-36 4 12 0 50Z', middle)) +
    p('M0 52C-26 22-28-30 0-76C28-30 26 22 0 52Z', kit.v('#fff', light, base)) +
    kit.twin(p('M0 54C-36 50-70 30-84 22C-60 56-24 66 0 54Z', outer))
  );
}
