import { at, c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold, ivory } from '../palettes.ts';
import { coin, shade, type Motif } from './parts.ts';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export const roulette: Motif = ({ kit, colours: { accent } }) => {
  const pocket = (from: number, fill: string): string => kit.around(6, p('M0 0L-11.6-88A88 88 0 0 1 11.6-88Z', fill), from);
  return (
    shade(112, 120) +
    g(
      'translate(0 4) scale(1.12 .96)',
      c(0, 8, 112, '#2f1404') +
        c(0, 0, 112, kit.d('#d9944a', '#7a3f16', '#3a1a06')) +
        c(0, 0, 96, kit.d(...gold)) +
        c(0, 0, 90, '#123') +
        pocket(0, '#d21f34') +
        pocket(15, '#15161f') +
        pocket(30, '#d21f34') +
        pocket(45, '#15161f') +
        p('M0 0L-11.6-88A88 88 0 0 1 11.6-88Z', '#1f9a4a') +
        kit.around(24, s('M0-58V-88', gold[0], 1.5), 7.5) +
        c(0, 0, 59, kit.d(gold[0], gold[1], gold[2])) +
        c(0, 0, 55, kit.o('#c9824a', '#7a3f16', '#3a1a06')) +
        kit.around(4, p('M-4 0L-3-40H3L4 0Z', kit.h(gold[2], gold[0], gold[2])) + c(0, -42, 7, kit.o(...gold)), 20) +
        c(0, 0, 18, kit.o(...gold)) +
        c(0, -4, 8, '#fff', 'opacity=".6"') +
        c(52, -52, 9, kit.o('#fff', '#fff', '#b0b6c4')) +
        p('M-78-66A102 102 0 0 1 20-100A120 120 0 0 0-78-66Z', '#fff', 'opacity=".5"'),
    ) +
    glint(70, -70, 14) +
    at(
      -92,
      104,
      e(0, 5, 26, 11, accent[2]) +
        e(0, 0, 26, 11, accent[1], 'stroke="#fff" stroke-width="3" stroke-dasharray="8 7" stroke-linecap="butt"'),
    )
  );
};

/** A die in three faces around the origin; the values are of the top, the left and the right face. */
export const dice: Motif = ({ kit, colours: { main, accent } }) => {
  const die = (light: string, base: string, dark: string, spot: string, values: readonly [number, number, number]): string => {
    const face = (matrix: string, fill: string, value: number): string =>
      g(
        `matrix(${matrix})`,
        r(-25, -25, 50, 50, 9, fill) +
          s((pips[value] ?? []).map(([x, y]) => `M${x * 14} ${y * 14}h0`).join(''), value === 1 ? '#e0283c' : spot, value === 1 ? 18 : 11),
      );
    return (
      face('.87 -.5 .87 .5 0 -24', light, values[0]) +
      face('.87 .5 0 1 -21.7 13', base, values[1]) +
      face('.87 -.5 0 1 21.7 13', dark, values[2])
    );
  };
  return (
    p(
      'M-116 60C-116-96 116-96 116 60Z',
      kit.d('#fff@.5', `${main[0]}@.15`, '#fff@.35'),
      'stroke="#fff" stroke-width="3" stroke-opacity=".7"',
    ) +
    c(0, -66, 13, kit.o(...gold)) +
    r(-5, -60, 10, 8, 2, gold[2]) +
    e(0, 74, 124, 42, kit.v(gold[1], gold[2])) +
    e(0, 66, 122, 40, kit.v(main[1], main[2])) +
    e(0, 62, 104, 30, kit.f(main[1], main[2])) +
    at(-46, 34, die('#fff', '#efe6d4', '#cbbd9f', '#22243a', [5, 3, 6]), 1.02) +
    at(48, 34, die('#ff8a8a', '#e0283c', '#8f0c22', '#fff', [4, 2, 3]), 1.02) +
    at(0, -2, die(ivory[0], '#efe6d4', '#cbbd9f', '#22243a', [1, 4, 5]), 1.02) +
    s('M-98 20C-92-50-50-78-24-84', '#fff', 8, 'opacity=".65"') +
    at(-84, 92, c(0, 0, 4, accent[1]))
  );
};

export const fanTan: Motif = ({ kit, colours: { main, accent } }) =>
  shade(118, 120) +
  e(0, 76, 122, 44, kit.v('#5a3214', '#2a1406')) +
  e(0, 70, 116, 40, kit.v(main[1], main[2])) +
  s('M-112 70H112M0 32V108', gold[1], 3, 'opacity=".7"') +
  many(22, (index) => {
    const row = index % 4;
    const column = Math.floor(index / 4);
    return at(
      -66 + column * 19 + row * 2,
      54 + row * 13 - Math.abs(column - 2),
      e(0, 2, 9, 7, '#7a6a58') + e(0, 0, 9, 7, kit.o('#fff', '#f6efe0', '#b8a98e')),
    );
  }) +
  g(
    'translate(34 -30) rotate(20)',
    p('M-74 24C-78-52-40-78 0-78C40-78 78-52 74 24Z', kit.h(gold[2], gold[0], gold[1], gold[2])) +
      e(0, 24, 74, 18, gold[2]) +
      e(0, 26, 64, 13, '#3a1c06') +
      c(0, -84, 11, kit.o(...gold)) +
      s('M-70-4Q0 18 70-4M-58-40Q0-24 58-40', gold[2], 3, 'opacity=".6"') +
      g('translate(0 -18) scale(1 .9)', kit.around(8, p('M0 0C-8-10-4-22 0-25C4-22 8-10 0 0Z', accent[2], 'opacity=".8"'))),
  ) +
  s('M-126 14L18 82', '#3a1c06', 8) +
  s('M-126 12L18 80', '#c98a4a', 4) +
  coin(kit, 88, 96, 18) +
  glint(70, -96, 14);

export const moneyWheel: Motif = ({ kit, colours: { main, accent } }) => {
  const wedge = (fill: string, from: number): string => kit.around(4, p('M0 0L-26.8-100A103.5 103.5 0 0 1 26.8-100Z', fill), from);
  return (
    p('M-50 128L-16 0H16L50 128Z', kit.v(gold[1], gold[2])) +
    r(-70, 118, 140, 14, 6, kit.v(main[1], main[2])) +
    g(
      'translate(0 -12)',
      c(0, 0, 118, kit.d(...gold)) +
        c(0, 0, 106, '#1a1020') +
        wedge(kit.v(main[0], main[1]), 0) +
        wedge(kit.v('#fff', '#ffe7b0'), 30) +
        wedge(kit.v(accent[0], accent[1]), 60) +
        kit.around(12, s('M0 0V-103', gold[1], 3), 15) +
        kit.around(12, c(0, -112, 5, '#fffbd0')) +
        kit.around(12, p('M0-86L4-76L14-76L6-69L9-59L0-65L-9-59L-6-69L-14-76L-4-76Z', '#1a1020', 'opacity=".55"')) +
        c(0, 0, 30, kit.o(...gold)) +
        g('scale(.5)', p('M0-34L9-10L34-10L14 6L21 30L0 15L-21 30L-14 6L-34-10L-9-10Z', main[2])) +
        p('M-90-60A108 108 0 0 1 20-106A130 130 0 0 0-90-60Z', '#fff', 'opacity=".35"'),
    ) +
    p('M-15-142H15L0-106Z', kit.v('#ff8a7a', '#d4142a')) +
    c(0, -138, 9, kit.o(...gold))
  );
};
