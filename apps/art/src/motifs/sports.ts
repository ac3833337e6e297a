import { at, c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold, ink } from '../palettes.ts';
import { shade, type Motif } from './parts.ts';

export const football: Motif = ({ kit, colours: { accent } }) =>
  kit.twin(s('M-118 104V-56H0', '#fff', 8)) +
  s(
    'M-112-30H112M-112-4H112M-112 22H112M-112 48H112M-112 74H112M-90-52V100M-60-52V100M-30-52V100M0-52V100M30-52V100M60-52V100M90-52V100',
    '#fff',
    1.5,
    'opacity=".5"',
  ) +
  p('M-120 120L-20 40L-44 76Z', kit.h('#fff@0', '#fff@.8')) +
  e(16, 118, 70, 12, '#000', 'opacity=".35"') +
  g(
    'translate(16 34)',
    c(0, 0, 78, kit.o('#fff', '#f3f5fa', '#8a94aa')) +
      p('M0-26L25-8L15 21H-15L-25-8Z', '#1c2030') +
      kit.around(5, p('M0-78C14-78 26-74 34-70L22-54H-22L-34-70C-26-74-14-78 0-78Z', '#1c2030') + s('M0-26V-54', '#1c2030', 3), 0) +
      kit.around(5, s('M22-54L46-34', '#1c2030', 3), 0) +
      kit.around(5, s('M-22-54L-46-34', '#1c2030', 3), 0) +
      e(-26, -44, 22, 13, '#fff', 'opacity=".7" transform="rotate(-34 -26 -44)"'),
  ) +
  at(
    -72,
    -84,
    p('M-30-20H30L26 14Q14 30 0 30Q-14 30-26 14Z', kit.h(gold[1], gold[0], gold[2])) +
      s('M-30-14Q-50-14-44 4Q-38 14-26 12M30-14Q50-14 44 4Q38 14 26 12', gold[1], 6) +
      r(-6, 30, 12, 14, 0, gold[2]) +
      r(-22, 42, 44, 10, 3, gold[1]) +
      p('M0-12L5-2L16-2L7 5L10 16L0 9L-10 16L-7 5L-16-2L-5-2Z', accent[2]),
    0.9,
  );

export const cricket: Motif = ({ kit, colours: { main, accent } }) =>
  e(0, 112, 110, 18, '#d9b56a', 'opacity=".9"') +
  at(
    34,
    34,
    many(3, (index) => r(-30 + index * 24, -66, 9, 138, 4, kit.h('#fff6e0', '#e0b870', '#9a6a2a'))) +
      r(-31, -76, 30, 8, 4, gold[0], 'transform="rotate(-14 -16 -72)"') +
      r(2, -84, 30, 8, 4, gold[0], 'transform="rotate(18 16 -80)"'),
  ) +
  g(
    'translate(-34 4) rotate(24)',
    r(-9, -128, 18, 70, 8, kit.h('#2a3a6a', '#5a74c0', '#1a2448')) +
      s('M-9-116H9M-9-104H9M-9-92H9M-9-80H9', '#fff', 2, 'opacity=".5"') +
      p('M-9-62Q-26-52-26-36V98Q-24 114 0 116Q24 114 26 98V-36Q26-52 9-62Z', kit.h('#ffeec8', '#e8bd78', '#a8742c')) +
      s('M0-50V112', '#a8742c', 2.5, 'opacity=".6"') +
      p('M-26 4H26V40L0 56L-26 40Z', kit.v(main[1], accent[1])) +
      p('M0 14L6 24L18 24L8 32L12 44L0 36L-12 44L-8 32L-18 24L-6 24Z', '#fff'),
  ) +
  p('M116-112L62-26L84-20Z', kit.v('#fff@0', '#ffe0a0@.9')) +
  at(
    66,
    -6,
    c(0, 0, 34, kit.o('#ff8a7a', '#c8162a', '#6a0414')) +
      s('M-24-24Q4 0-12 32M-14-30Q14-2-2 34', '#fff', 2.5, 'stroke-dasharray="3 4"') +
      e(-12, -14, 9, 6, '#fff', 'opacity=".6" transform="rotate(-36 -12 -14)"'),
  ) +
  many(6, (index) =>
    p(
      'M0 0L-5-12L5-10Z',
      '#e0b870',
      `transform="translate(${[20, 90, 54, 104, -6, 74][index]} ${[-58, -60, -78, -24, -76, 44][index]}) rotate(${index * 60})"`,
    ),
  );

export const shuttle: Motif = ({ kit, colours: { main, accent } }) => {
  const racket = (tone: string, dark: string): string =>
    e(0, -60, 50, 62, 'none', `stroke="${dark}" stroke-width="13"`) +
    e(0, -60, 50, 62, 'none', `stroke="${tone}" stroke-width="8"`) +
    s(
      'M-40-92V-28M-24-108V-12M-8-116V-4M8-116V-4M24-108V-12M40-92V-28M-44-84H44M-48-66H48M-48-48H48M-42-30H42M-34-100H34M-30-14H30',
      '#fff',
      1.6,
      'opacity=".85"',
    ) +
    p('M-14 4L0-6L14 4L5 24H-5Z', tone) +
    r(-4.5, 16, 9, 62, 3, '#dfe6f0') +
    r(-8, 70, 16, 58, 6, kit.h('#2a2f44', '#5a6488', '#161a28')) +
    s('M-8 82L8 88M-8 96L8 102M-8 110L8 116', '#fff', 2, 'opacity=".5"');
  return (
    g('translate(-38 16) rotate(-26)', racket(main[1], main[2])) +
    g('translate(40 18) rotate(28)', racket(accent[1], accent[2])) +
    g(
      'translate(0 -32) rotate(24)',
      c(0, 0, 70, kit.f('#fff@.7', '#fff@0')) +
        p('M-14 24L-46-60L-30-66L-18-70L0-72L18-70L30-66L46-60L14 24Z', kit.v('#fff', '#e4ecf5', '#aebccd')) +
        s('M-10 22L-34-62M-4 22L-13-68M4 22L13-68M10 22L34-62M-34-30H34M-26-6H26', '#8797ad', 2) +
        p('M-18 20H18Q22 48 0 50Q-22 48-18 20Z', kit.v('#fff', '#e8dcc0')) +
        r(-19, 18, 38, 9, 3, '#d21f34'),
    ) +
    p('M-26-96L-30-128L-14-112L0-136L14-112L30-128L26-96Z', kit.v(...gold)) +
    c(0, -106, 5, '#e0283c')
  );
};

export const basketball: Motif = ({ kit, colours: { main } }) =>
  r(-86, -132, 172, 112, 10, '#dfe9f5', 'opacity=".9"') +
  r(-86, -132, 172, 112, 10, 'none', `stroke="${main[1]}" stroke-width="8"`) +
  r(-34, -92, 68, 54, 3, 'none', 'stroke="#e0283c" stroke-width="6"') +
  e(0, -22, 62, 15, 'none', 'stroke="#8a1c0c" stroke-width="11"') +
  s(
    'M-56-16L-34 54M-36-10L-18 58M-12-8L-4 60M12-8L4 60M36-10L18 58M56-16L34 54M-50 0L36-8M-50 0Q0 14 50 0M-44 22Q0 36 44 22M-38 42Q0 54 38 42',
    '#fff',
    3,
  ) +
  g(
    'translate(14 46)',
    p('M-40-20L-96 66L-20 40Z', kit.h('#fff@0', '#ffd08a@.7')) +
      c(0, 0, 66, kit.o('#ffc98a', '#f07a1c', '#8a3404')) +
      s('M-66 0Q0 20 66 0M0-66Q-16 0 0 66M-44-49Q4-4-36 55M44-49Q6 0 40 52', '#3a1604', 4.5) +
      e(-24, -36, 19, 10, '#fff', 'opacity=".5" transform="rotate(-34 -24 -36)"'),
  ) +
  p('M-62-22A62 15 0 0 0 62-22', 'none', 'stroke="#ff6a3c" stroke-width="10"') +
  s('M-56-16Q0 4 56-16', '#ffd0b0', 2, 'opacity=".8"') +
  glint(-92, 96, 12) +
  glint(104, -40, 10);

export const gamepad: Motif = ({ kit, colours: { main, accent } }) =>
  shade(112, 110) +
  s('M0-56C0-100 60-90 50-140', '#0a1020', 9) +
  s('M0-56C0-100 60-90 50-140', accent[1], 3) +
  p(
    'M-70-56Q-84-56-94-30C-116 20-130 74-108 94C-86 110-62 80-44 54H44C62 80 86 110 108 94C130 74 116 20 94-30Q84-56 70-56Q40-46 0-46Q-40-46-70-56Z',
    kit.v(main[0], main[1], main[2]),
  ) +
  s(
    'M-70-56Q-84-56-94-30C-116 20-130 74-108 94C-86 110-62 80-44 54H44C62 80 86 110 108 94C130 74 116 20 94-30Q84-56 70-56Q40-46 0-46Q-40-46-70-56Z',
    '#fff',
    3,
    'opacity=".6"',
  ) +
  p('M-66-14H-50V-30H-34V-14H-18V2H-34V18H-50V2H-66Z', '#101830') +
  many(4, (index) =>
    c(
      [50, 74, 50, 26][index] ?? 0,
      [-30, -6, 18, -6][index] ?? 0,
      12,
      kit.o('#fff', ['#ffd23c', '#ff4a6a', '#3cff9a', '#3cc8ff'][index] ?? '', '#1a2050'),
    ),
  ) +
  kit.twin(c(-24, 42, 22, '#101830') + c(-24, 39, 15, kit.o('#7a8ab8', '#2a3560', '#0a1020'))) +
  kit.twin(p('M-86-50Q-78-74-46-66L-40-52Q-66-54-86-50Z', kit.v('#5a6aa0', '#1a2448'))) +
  r(-14, -26, 28, 10, 5, accent[1]) +
  p('M-84-36Q-76-46-40-40Q-70-36-88-6Z', '#fff', 'opacity=".5"') +
  g('translate(0 -92)', p('M-20 12L-30-20L-12-8L0-30L12-8L30-20L20 12Z', kit.v(...gold)));

export const shield: Motif = ({ kit, colours: { main, accent } }) => {
  const sword = g(
    'rotate(42)',
    p('M-9 60V-104L0-132L9-104V60Z', kit.h('#fff', '#c9d6ea', '#6a7c9c')) +
      s('M0-112V56', '#8a9cbc', 2.5) +
      r(-34, 56, 68, 13, 6, kit.h(gold[2], gold[0], gold[2])) +
      r(-6, 68, 12, 42, 4, '#6b2a3a') +
      c(0, 116, 11, kit.o(...gold)),
  );
  return (
    kit.twin(sword) +
    p('M0-92L82-70C88 10 62 72 0 112C-62 72-88 10-82-70Z', kit.d(...gold)) +
    p('M0-78L70-60C74 8 52 62 0 96C-52 62-74 8-70-60Z', kit.d(main[0], main[1], main[2])) +
    p('M0-78L70-60C74 8 52 62 0 96Z', '#000', 'opacity=".18"') +
    p('M-40 40V-14H-30V-24H-18V-14H-8V-32H-14V-44H-6V-36H6V-44H14V-32H8V-14H18V-24H30V-14H40V40Z', kit.v('#fff', accent[0], accent[1])) +
    p('M-11 40V18Q0 4 11 18V40Z', main[2]) +
    r(-28, 4, 8, 14, 4, main[2]) +
    r(20, 4, 8, 14, 4, main[2]) +
    c(0, 62, 12, kit.o('#fff', accent[1], accent[2])) +
    p('M-58-50Q-20-62 0-66V-50Q-40-40-56 0Z', '#fff', 'opacity=".35"') +
    glint(-64, -96, 14) +
    glint(88, -84, 10)
  );
};

export const racer: Motif = ({ kit, colours: { main, accent } }) =>
  p('M-26-44L-150 130H150L26-44Z', kit.v('#2a2434', '#0c0a14')) +
  s('M0-40V-24M0-8V14M0 108V134', '#fff', 6, 'opacity=".8"') +
  p('M-30-40L-140 126L-120 126L-26-40ZM30-40L140 126L120 126L26-40Z', accent[1]) +
  e(0, 112, 104, 14, '#000', 'opacity=".5"') +
  kit.twin(r(-108, 44, 36, 62, 12, '#0c0a10') + s('M-100 54V96M-90 54V96M-80 54V96', '#3a3644', 3) + r(-86, 60, 30, 14, 4, main[2])) +
  p('M-74-18H74L84 4H-84Z', kit.v(main[0], main[1], main[2])) +
  kit.twin(r(-90, -22, 10, 34, 3, main[2])) +
  p('M-22 30Q-30-20 0-34Q30-20 22 30L34 84Q30 104 0 106Q-30 104-34 84Z', kit.v(main[0], main[1], main[2])) +
  p('M-18 4Q0-22 18 4Q20 28 0 30Q-20 28-18 4Z', '#12182c') +
  c(0, 8, 14, kit.o('#fff', accent[0], accent[1])) +
  p('M-13 6H13Q12 16 0 16Q-12 16-13 6Z', '#1a2448') +
  s('M0 36V104M-12 40L-16 100M12 40L16 100', '#fff', 4, 'opacity=".8"') +
  p('M-98 96Q0 120 98 96L104 116Q0 136-104 116Z', kit.v(main[1], main[2])) +
  kit.twin(p('M-60 92H-40L-46 76H-58Z', main[1]) + e(-46, 108, 13, 6, '#fff7c0')) +
  s('M-124-30L-90 8M-136 10L-104 36M124-30L90 8M136 10L104 36', '#fff', 4, 'opacity=".6"') +
  p('M-10-48H10V-60H-10ZM10-60H30V-72H10ZM-30-60H-10V-72H-30Z', '#fff') +
  g(
    'translate(0 -72)',
    many(12, (index) =>
      r(-36 + (index % 6) * 12, -24 + Math.floor(index / 6) * 12, 12, 12, 0, (index + Math.floor(index / 6)) % 2 === 0 ? '#fff' : ink),
    ) + s('M-36-24H36', gold[1], 3),
  );

export const headset: Motif = ({ kit, colours: { main, accent } }) =>
  c(0, 0, 56, kit.f(`${accent[0]}@.8`, `${accent[0]}@0`)) +
  g(
    '',
    s('M-36 10V-10M-22 28V-28M-8 44V-44M8 30V-30M22 50V-50M36 18V-18', accent[1], 9) +
      s('M-36 10V-10M-22 28V-28M-8 44V-44M8 30V-30M22 50V-50M36 18V-18', '#fff', 3),
  ) +
  s('M-88 20C-98-130 98-130 88 20', main[2], 26) +
  s('M-88 20C-98-130 98-130 88 20', main[1], 18) +
  s('M-82-24C-66-108 66-108 82-24', main[0], 5, 'opacity=".8"') +
  kit.twin(
    r(-116, -6, 50, 88, 22, kit.h(main[0], main[1], main[2])) +
      r(-74, -2, 22, 80, 11, '#12182c') +
      c(-95, 38, 17, '#12182c') +
      c(-95, 38, 11, kit.o('#fff', accent[1], accent[2])) +
      s('M-108 10Q-98 0-84 4', '#fff', 4, 'opacity=".6"'),
  ) +
  s('M-94 80C-90 120-50 124-26 112', '#12182c', 9) +
  r(-34, 98, 34, 22, 11, kit.v(accent[0], accent[1])) +
  s('M-24 104V114M-16 104V114M-9 104V114', '#12182c', 2.5) +
  g(
    'translate(56 108)',
    c(0, 0, 20, 'none', `stroke="${accent[1]}" stroke-width="4"`) +
      s('M0-28V-12M0 12V28M-28 0H-12M12 0H28', '#fff', 4) +
      c(0, 0, 4, '#ff4a5a'),
  ) +
  glint(-60, -96, 12);
