import type { GuidePicture } from '@parlour/domain/app';
import { at, c, many, p, r, s, svg } from './drawing.ts';

// Pictures of guides: what a browser looks like in outline, with the place to press in one colour. They imitate no browser's logo.

const frame = '#5b6580';
const surface = '#eef1f7';
const line = '#c3cad9';
const accent = '#e8890c';

/** The place to press. */
const spot = (x: number, y: number, radius = 15): string => c(x, y, radius + 6, accent, 'opacity=".25"') + c(x, y, radius, accent);

const lines = (x: number, y: number, width: number, count: number, step = 12): string =>
  many(count, (index) => r(x, y + index * step, index === count - 1 ? width * 0.6 : width, 5, 2.5, line));

/** A telephone, 96 x 164, with a bar of its browser above and below. */
const phone = (content: string): string => at(72, 8, r(0, 0, 96, 164, 14, frame) + r(5, 5, 86, 154, 10, surface) + content);
const barAbove = r(12, 14, 72, 14, 7, '#fff', `stroke="${line}"`);
const barBelow = r(5, 136, 86, 18, 0, '#fff');

const share = (colour: string): string => s('M-5-1H-7V8H7V-1H5M0 3V-9M-4-5L0-9L4-5', colour, 2.2);
const dots = (colour: string): string => many(3, (index) => c(0, -6 + index * 6, 2, colour));
const bars = (colour: string): string => s('M-7-5H7M-7 0H7M-7 5H7', colour, 2.2);
const plus = (colour: string): string =>
  r(-8, -8, 16, 16, 4, 'none', `stroke="${colour}" stroke-width="2"`) + s('M0-4V4M-4 0H4', colour, 2);
const down = (colour: string): string => s('M0-8V4M-5-1L0 4L5-1M-7 8H7', colour, 2.2);
const tick = (colour: string): string => s('M-6 0L-2 5L7-6', colour, 3);
const diamond = (colour: string): string => p('M0-10L9 0L0 10L-9 0Z', colour);

const drawings: Readonly<Record<GuidePicture, () => string>> = {
  'share-below': () => phone(barAbove + lines(12, 42, 72, 6) + barBelow + spot(48, 144) + at(48, 144, share('#fff'))),
  'menu-above': () =>
    phone(r(12, 14, 54, 14, 7, '#fff', `stroke="${line}"`) + lines(12, 46, 72, 7) + spot(78, 21) + at(78, 21, dots('#fff'))),
  'menu-below': () => phone(barAbove + lines(12, 42, 72, 6) + barBelow + spot(76, 144) + at(76, 144, bars('#fff'))),
  'list-add': () =>
    phone(
      lines(12, 18, 72, 3) +
        r(5, 60, 86, 99, 10, '#fff') +
        lines(14, 72, 44, 1) +
        r(9, 86, 78, 26, 6, accent) +
        r(16, 96, 40, 6, 3, '#fff') +
        at(74, 99, plus('#fff')) +
        lines(14, 122, 44, 2, 16),
    ),
  confirm: () =>
    phone(
      lines(12, 18, 72, 10) +
        r(12, 48, 72, 70, 8, '#fff', `stroke="${line}"`) +
        r(20, 56, 18, 18, 5, frame) +
        at(29, 65, diamond(accent), 0.6) +
        lines(44, 60, 32, 2, 9) +
        r(40, 90, 38, 20, 6, accent) +
        at(59, 100, tick('#fff'), 0.9),
    ),
  'on-screen': () =>
    phone(
      many(12, (index) => r(14 + (index % 3) * 25, 18 + Math.floor(index / 3) * 28, 18, 18, 5, line)) +
        c(48, 83, 19, accent, 'opacity=".25"') +
        r(37, 72, 22, 22, 6, frame) +
        at(48, 83, diamond(accent), 0.7) +
        r(20, 134, 56, 14, 7, '#fff'),
    ),
  'desktop-bar': () =>
    r(14, 24, 212, 132, 10, frame) +
    r(19, 29, 202, 122, 6, surface) +
    r(28, 36, 184, 20, 10, '#fff', `stroke="${line}"`) +
    r(40, 43, 90, 6, 3, line) +
    lines(30, 74, 180, 5, 14) +
    spot(196, 46, 13) +
    at(196, 46, down('#fff'), 0.85),
  file: () =>
    phone(
      barAbove +
        lines(12, 42, 72, 3) +
        r(12, 84, 72, 40, 8, '#fff', `stroke="${line}"`) +
        lines(46, 98, 30, 2, 10) +
        spot(30, 104, 12) +
        at(30, 104, down('#fff'), 0.8),
    ),
  allow: () =>
    phone(
      lines(12, 20, 72, 2) +
        p('M48 44L74 90H22Z', '#f2c14e') +
        s('M48 60V73M48 80V81', frame, 4) +
        lines(14, 106, 44, 1) +
        r(56, 118, 28, 15, 7.5, accent) +
        c(76, 125.5, 5.5, '#fff') +
        lines(14, 122, 34, 1),
    ),
};

/** A picture of a guide, 240 x 180. */
export function guidePicture(picture: GuidePicture): string {
  return svg(240, 180, drawings[picture]());
}
