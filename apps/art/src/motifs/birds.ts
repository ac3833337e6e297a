import { c, e, g, many, p, s, type Kit } from '../drawing.ts';
import { gold, ink, type Tones } from '../palettes.ts';
import { eye, shade, type Motif } from './parts.ts';

export const peacock: Motif = ({ kit, colours: { accent } }) => {
  const feather =
    p('M0 20Q-26-70 0-128Q26-70 0 20Z', kit.v('#8ff0b0', '#128a6c', '#04384a')) +
    s('M0 10V-100', '#d9f57a', 2) +
    e(0, -96, 17, 22, kit.v('#f7dd5a', '#c98a12')) +
    e(0, -95, 12, 16, '#17c9c3') +
    e(0, -92, 8, 10, '#1a2c9c') +
    c(-3, -96, 2.5, '#fff');
  const neck = 'M-4 112C-48 112-50 60-24 32C-6 10-14-10-14-26C-14-48 22-50 22-24C22 0 40 20 42 60C42 92 26 112-4 112Z';
  return (
    g('translate(0 50)', g('scale(1.18)', kit.around(9, feather, -88, 176), 'opacity=".72"') + kit.around(8, feather, -77, 154)) +
    shade(122, 70) +
    p(neck, kit.h('#0b3fae', '#2b8cf0', '#0a2a80')) +
    s('M-18 66Q2 82 28 66M-22 84Q4 102 34 82M-10 50Q4 60 22 50', '#7fe6ff', 4, 'opacity=".7"') +
    e(5, -28, 19, 18, kit.o('#7fd0ff', '#2266dd', '#0a2a80')) +
    p('M20-34L52-24L20-18Z', kit.v(...gold)) +
    e(10, -31, 11, 9, '#fff') +
    eye(11, -31, 6, '#3a1c08') +
    s('M0-44L-14-76M4-46L2-82M9-45L18-76', '#0a2a80', 2.5) +
    many(3, (index) => c([-14, 2, 18][index] ?? 0, [-78, -84, -78][index] ?? 0, 6, kit.o('#fff', accent[1], accent[2])))
  );
};

export const phoenix: Motif = ({ kit, colours: { main, accent } }) => {
  const wing = (scale: number, colour: string): string =>
    g(
      `scale(${scale})`,
      p(
        'M-8 10C-50-10-60-60-116-92C-112-70-120-60-124-48C-116-44-122-30-120-16C-110-14-110 0-104 12C-94 12-90 24-80 32C-70 30-60 44-46 44C-30 48-14 40-8 10Z',
        colour,
      ),
    );
  return (
    kit.twin(
      s('M0 40C-10 90-60 90-50 126', main[1], 14) +
        s('M0 40C-10 90-60 90-50 126', accent[1], 7) +
        c(-50, 124, 11, kit.o('#fff', accent[1], main[2])),
    ) +
    p('M-14 40Q-26 100 0 136Q26 100 14 40Z', kit.v(main[1], accent[1], accent[0])) +
    e(0, 112, 7, 13, main[2]) +
    kit.twin(
      wing(1, kit.v(main[0], main[1], main[2])) +
        wing(0.74, kit.v(accent[0], accent[1], main[1])) +
        s('M-30 4Q-62-20-84-56M-34 18Q-70 0-94-28M-34 30Q-66 20-84 0', main[2], 3, 'opacity=".5"'),
    ) +
    p('M0-60C26-30 30 20 0 58C-30 20-26-30 0-60Z', kit.v(accent[0], accent[1], main[1])) +
    s('M-10-6Q0 4 10-6M-13 10Q0 22 13 10M-11 26Q0 38 11 26', main[2], 3, 'opacity=".5"') +
    c(0, -64, 20, kit.o(accent[0], main[1], main[2])) +
    p('M-7-58L0-38L7-58Z', kit.v(...gold)) +
    kit.twin(c(-8, -66, 4.5, '#fff') + c(-8, -66, 2.2, ink)) +
    p('M-4-80Q-22-104-14-126Q-4-108 0-100Q2-116 14-130Q18-104 4-80Z', kit.v(accent[0], accent[1], main[1])) +
    p('M-10-78Q-38-84-40-106Q-22-96-8-80ZM10-78Q38-84 40-106Q22-96 8-80Z', kit.v(accent[1], main[1]))
  );
};

function rooster(kit: Kit, feathers: Tones, tail: Tones): string {
  const plume = kit.d(tail[0], tail[1], tail[2]);
  return (
    p('M-30 40C-70 20-120 30-126 92C-104 56-84 60-70 72Z', plume) +
    p('M-30 34C-90-10-132 0-134 50C-112 26-90 30-60 60Z', kit.d(tail[1], tail[2])) +
    p('M-30 30C-70-50-124-46-130-6C-104-22-84-6-60 44Z', plume) +
    s('M-16 96L-22 126H-38M-22 126L-12 132M18 96L20 126H4M20 126L32 132', '#f0a51a', 6) +
    p(
      'M-50 62C-56 20-10 24 10-10C22-32 16-60 40-62C66-62 74-38 66-16C80 30 70 96 10 104C-30 106-48 90-50 62Z',
      kit.o(feathers[0], feathers[1], feathers[2]),
    ) +
    p(
      'M66-16C74 10 66 30 56 40L50 26L40 44L32 26L20 44L14 22L2 34C6 14 20-4 24-20C30-40 22-54 40-60C60-62 70-40 66-16Z',
      kit.v('#ffe58a', '#f5a01e', '#b8560c'),
    ) +
    p('M-44 52C-20 36 22 44 26 62C10 92-30 92-44 52Z', kit.v(tail[1], tail[2])) +
    s('M-30 62Q-10 76 14 66M-24 74Q-8 86 8 76', feathers[0], 3, 'opacity=".6"') +
    p(
      'M24-58C14-78 26-82 32-76C30-98 46-98 48-82C56-98 70-88 64-74C76-78 78-64 66-56Q46-66 24-58Z',
      kit.v('#ff6a5a', '#d4142a', '#8a0818'),
    ) +
    p('M70-44L98-32L72-26Z', kit.v(...gold)) +
    p('M62-26C76-24 76-2 66 0C56-2 54-18 62-26Z', '#d4142a') +
    c(54, -42, 9, '#fff') +
    eye(55, -42, 7, '#e06a12')
  );
}

export const roosterPortrait: Motif = ({ kit, colours: { main, accent } }) =>
  kit.twin(p('M-40 20C-90 40-110 90-104 132H0V30Z', kit.v(main[1], main[2]))) +
  p(
    'M0-70C54-70 66-20 60 20L84 52L62 54L78 90L52 84L58 118L30 104L24 132L0 112L-24 132L-30 104L-58 118L-52 84L-78 90L-62 54L-84 52L-60 20C-66-20-54-70 0-70Z',
    kit.v('#fff0a0', '#f7a81e', '#b04a08'),
  ) +
  s('M-40 40L-48 70M-20 56L-24 92M0 60V98M20 56L24 92M40 40L48 70', '#8a3206', 4, 'opacity=".5"') +
  p('M0-56C40-56 50-24 44 4Q30 40 0 42Q-30 40-44 4C-50-24-40-56 0-56Z', kit.o('#ff8a74', '#d81f30', '#860a1e')) +
  p(
    'M-40-50C-62-70-48-88-34-78C-42-108-18-116-10-94C-8-130 12-134 12-98C22-118 44-106 36-80C52-88 62-68 40-50Q0-70-40-50Z',
    kit.v('#ff7868', '#d4142a', '#7c0616'),
  ) +
  kit.twin(c(-26, -14, 17, '#ffe9c9') + eye(-26, -14, 14, '#f08a12') + p('M-46-28Q-28-36-10-20Q-28-26-46-28Z', '#5c0512')) +
  p('M-18 4Q0-16 18 4Q12 34 0 50Q-12 34-18 4Z', kit.v(...gold)) +
  s('M-15 12Q0 22 15 12', gold[2], 3) +
  kit.twin(p('M-12 40C-30 52-28 84-14 86C-2 84-2 56-6 42Z', kit.v('#ff5a50', '#a00d20'))) +
  c(0, 112, 12, kit.o('#fff', accent[1], accent[2]));

export const roosterDuel: Motif = ({ kit, colours: { main, accent } }) =>
  shade(122, 120) +
  g('translate(-52 8) scale(.66)', rooster(kit, main, ['#8ff0d0', '#0d8a78', '#04343e'])) +
  g('translate(52 8) scale(-.66 .66)', rooster(kit, ['#fff', '#d9d3c4', '#7d7468'], ['#9fb2ff', '#2c3fae', '#101848'])) +
  g(
    'translate(0 -86)',
    kit.around(8, p('M0 0L-6-34L0-44L6-34Z', kit.v(accent[0], accent[1])), 22.5) +
      c(0, 0, 24, kit.o('#fff', accent[1], accent[2])) +
      s('M-9-9L9 9M9-9L-9 9', '#fff', 5),
  ) +
  many(6, (index) =>
    p(
      'M0 0Q8-12 22-10Q14 2 0 0Z',
      [main[1], '#fff'][index % 2] ?? '',
      `transform="translate(${[-30, 20, -8, 34, -60, 60][index]} ${[-40, -44, -18, 96, 100, -80][index]}) rotate(${index * 57})"`,
    ),
  );

export const cockerelSun: Motif = ({ kit, colours: { main, accent } }) =>
  g('translate(-6 -20)', c(0, 0, 104, kit.f('#fff@.9', '#fff@0'))) +
  p('M-120 130L-104 92H-60L-40 70H70L96 98H120V130Z', kit.v('#8a4a22', '#3a1806')) +
  s('M-110 104H110M-96 118H116M-60 92V104M0 72V104M60 92V104M-30 104V118M30 104V118', '#2a1002', 2.5, 'opacity=".6"') +
  g('translate(4 -36) scale(.92)', rooster(kit, [accent[0], accent[1], accent[2]], [main[0], main[1], main[2]])) +
  s('M104-92Q116-84 118-70M96-112Q130-100 136-66', '#fff', 5, 'opacity=".8"');
