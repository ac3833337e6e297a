import { at, c, e, glint, many, p, r, s } from '../drawing.ts';
import { gold, ivory } from '../palettes.ts';
import { shade, type Motif } from './parts.ts';

export const domino: Motif = ({ kit, colours: { accent } }) => {
  const spots: readonly string[] = [
    '',
    'M0 0h0',
    'M-9-9h0M9 9h0',
    'M-9-9h0M0 0h0M9 9h0',
    'M-9-9h0M9-9h0M-9 9h0M9 9h0',
    'M-9-9h0M9-9h0M0 0h0M-9 9h0M9 9h0',
    'M-9-10h0M9-10h0M-9 0h0M9 0h0M-9 10h0M9 10h0',
  ];
  const tile = (upper: number, lower: number, face: string, colour: string): string =>
    r(-24, -46, 52, 100, 9, '#000', 'opacity=".35"') +
    r(-26, -46, 52, 98, 9, gold[2]) +
    r(-26, -50, 52, 98, 9, face) +
    s('M-18-1H18', gold[2], 3) +
    c(0, -1, 4, gold[1]) +
    s(spots[upper] ?? '', colour, 9, 'transform="translate(0 -25)"') +
    s(spots[lower] ?? '', colour, 9, 'transform="translate(0 23)"');
  const bone = kit.d('#fff', ivory[1], ivory[2]);
  const dark = kit.d('#4a4460', '#1c182c');
  return (
    shade(122, 116) +
    at(-74, -44, tile(2, 5, dark, '#fff'), 0.94, -20) +
    at(76, -42, tile(4, 1, dark, '#fff'), 0.94, 18) +
    at(0, -32, tile(6, 6, bone, '#1c182c'), 1.36, -4) +
    at(-64, 74, tile(3, 4, bone, accent[2]), 0.96, 78) +
    at(56, 84, tile(5, 2, bone, accent[2]), 0.96, -74) +
    glint(-24, -92, 13)
  );
};

export const mahjong: Motif = ({ kit, colours: { main } }) => {
  const tile = (face: string): string =>
    r(-30, -38, 66, 90, 10, '#000', 'opacity=".3"') +
    r(-33, -38, 66, 88, 10, kit.v('#2fa870', '#0a5a3a')) +
    r(-33, -44, 66, 84, 10, kit.d('#fff', '#f7f0de', '#d8cba8')) +
    face;
  const rings = many(4, (index) =>
    at(
      [-14, 14, -14, 14][index] ?? 0,
      [-22, -22, 16, 16][index] ?? 0,
      c(0, 0, 11, index % 3 === 0 ? '#1f6fc0' : '#1f9a5a') + c(0, 0, 7, '#fff') + c(0, 0, 4, '#d21f34'),
    ),
  );
  const canes = many(6, (index) =>
    r([-18, -4, 10, -18, -4, 10][index] ?? 0, index < 3 ? -32 : 2, 8, 28, 4, index === 1 ? '#d21f34' : '#1f9a5a'),
  );
  const dragonGate = r(-16, -28, 32, 44, 3, 'none', 'stroke="#d21f34" stroke-width="6"') + s('M0-38V30', '#d21f34', 7);
  const flower = at(0, -4, kit.around(6, e(0, -13, 7, 12, '#e0508a')) + c(0, 0, 7, gold[1])) + s('M0 14Q4 24 0 34', '#1f9a5a', 4);
  return (
    shade(124, 118) +
    many(4, (index) => at(-81 + index * 54, 84, tile([rings, canes, flower, rings][index] ?? ''), 0.8)) +
    at(-52, 0, tile(canes), 0.98, -6) +
    at(54, 2, tile(flower), 0.98, 7) +
    at(0, -48, tile(dragonGate), 1.24, 0) +
    at(-98, -66, c(0, 0, 20, kit.o('#fff', '#fff', '#c9c2d6')) + c(0, 0, 6, '#d21f34')) +
    at(98, -72, kit.around(5, e(0, -14, 9, 14, kit.v('#fff', main[0]))) + c(0, 0, 6, gold[1])) +
    glint(32, -88, 12)
  );
};

export const riverChess: Motif = ({ kit, colours: { accent } }) => {
  const piece = (mark: string): string =>
    e(0, 9, 40, 36, '#4a2208') + c(0, 0, 40, kit.d('#ffe3ac', '#d99a4a', '#8a5420')) + c(0, 0, 31, kit.d('#d99a4a', '#ffe3ac')) + mark;
  const ring = (colour: string): string => c(0, 0, 28, 'none', `stroke="${colour}" stroke-width="2.5"`);
  const horse = p('M-14 20Q-18-4-4-14L-6-24L4-16Q20-12 20 4L12 8Q8 2 4 6Q8 12 12 20Z', '#c21f2f');
  const chariot = p('M-16-8H16V8H-16ZM-10-20H10V-12H-10Z', '#1c2a3a') + c(-10, 14, 6, '#1c2a3a') + c(10, 14, 6, '#1c2a3a');
  const general = p('M-18 16L-20-8L-9 2L0-18L9 2L20-8L18 16Z', '#c21f2f');
  return (
    p('M-96-60H96L126 116H-126Z', kit.v('#f7d9a0', '#b8783a')) +
    s(
      'M-96-60L-126 116M-58-60L-76 116M-20-60L-26 116M20-60L26 116M58-60L76 116M96-60L126 116M-98-44H98M-103-14H103M-114 46H114M-120 82H120',
      '#6b3a14',
      2.5,
      'opacity=".7"',
    ) +
    p('M-106 0Q-50-12 0 6Q50 22 110 12L113 34Q50 40 0 26Q-50 12-110 24Z', kit.h('#7fd4f0', '#2f8fc4', '#7fd4f0')) +
    s('M-90 12Q-50 4-10 16M30 24Q60 28 94 22', '#fff', 3, 'opacity=".8"') +
    at(-62, -44, piece(ring('#1c2a3a') + chariot), 0.72) +
    at(62, -44, piece(ring('#1c2a3a') + p('M-16 0L0-18L16 0L0 18Z', '#1c2a3a')), 0.72) +
    at(-66, 82, piece(ring('#c21f2f') + horse), 0.98) +
    at(70, 82, piece(ring('#c21f2f') + p('M0-18A18 18 0 1 1-.1-18ZM0-8A8 8 0 1 0 .1-8Z', '#c21f2f', 'fill-rule="evenodd"')), 0.98) +
    at(0, 16, e(0, 50, 44, 12, '#000', 'opacity=".3"') + piece(ring('#c21f2f') + general), 1.36) +
    c(0, -92, 7, accent[1]) +
    p('M0-128L-9-96H9Z', accent[0])
  );
};

export const knight: Motif = ({ kit, colours: { main, accent } }) =>
  p('M-124 128L-78 78H78L124 128Z', '#e9e2d0') +
  p(
    'M-78 78H-47L-62 94H-93ZM-16 78H16L17 94H-18ZM47 78H78L93 94H62ZM-62 94H-18L-22 110H-78ZM17 94H62L78 110H22ZM-109 110H-78L-94 128H-124ZM-22 110H22L28 128H-28ZM78 110H109L124 128H94Z',
    '#4a5a3a',
  ) +
  p(
    'M-54 96H62L54 76Q60 20 56-20C52-74 30-104-2-112L-12-132L-24-108C-52-96-60-64-84-40C-100-22-96-2-78 2L-60-6Q-40-10-24-16C-22 10-44 30-46 76Z',
    kit.h(main[0], main[1], main[2]),
  ) +
  p('M-2-112C30-104 52-74 56-20Q60 20 54 76H30Q40 20 34-20Q28-66-8-96Z', kit.v(accent[0], accent[1], accent[2])) +
  s('M34-30Q46-30 56-24M30-56Q44-58 52-50M18-80Q32-86 42-78M36 0Q48-2 57 6M36 30Q48 28 57 34', accent[2], 3, 'opacity=".7"') +
  s('M-60-6Q-40-10-24-16C-6-22 4-34 6-46', main[2], 4, 'opacity=".7"') +
  c(-34, -62, 9, '#1a1020') +
  c(-37, -65, 3, '#fff') +
  e(-82, -16, 4, 5, main[2]) +
  s('M-46-78Q-36-84-26-76', main[2], 4) +
  s('M-92-6Q-62-30-48-78M-62-8Q-20-40-16-96', gold[1], 4) +
  c(-58, -40, 5, gold[0]) +
  r(-66, 88, 136, 18, 8, kit.h(main[0], main[1], main[2])) +
  r(-78, 102, 160, 18, 8, kit.h(main[0], main[1], main[2])) +
  s('M-58 90H62', gold[1], 4) +
  p('M-20-100Q-46-84-56-56Q-40-84-16-90Z', '#fff', 'opacity=".5"');
