import { c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold, ink, silver } from '../palettes.ts';
import { coin, shade, type Motif } from './parts.ts';

export const mask: Motif = ({ kit, colours: { main, accent } }) =>
  kit.twin(
    p('M-30-40C-70-80-60-130-24-138C-30-100-20-80-4-50Z', kit.v(accent[0], accent[1], accent[2])) +
      p('M-56-30C-110-60-120-110-96-128C-84-96-60-80-34-46Z', kit.v(main[0], main[1], main[2])) +
      s('M-12-60C-24-90-34-110-28-130M-44-44C-70-70-92-92-94-118', '#fff', 2, 'opacity=".7"'),
  ) +
  p('M0-50C-22-90-14-130 0-142C14-130 22-90 0-50Z', kit.v('#fff', main[0], main[1])) +
  p(
    'M0-34C30-56 84-60 118-40C124 10 96 56 52 56C24 56 14 34 0 34C-14 34-24 56-52 56C-96 56-124 10-118-40C-84-60-30-56 0-34Z',
    kit.d(main[0], main[1], main[2]),
  ) +
  s('M0-34C30-56 84-60 118-40C124 10 96 56 52 56C24 56 14 34 0 34C-14 34-24 56-52 56C-96 56-124 10-118-40C-84-60-30-56 0-34Z', gold[1], 5) +
  kit.twin(
    p('M-92-2C-74-30-36-28-18 4C-40 26-76 24-92-2Z', '#0a0614', `stroke="${gold[0]}" stroke-width="4"`) +
      e(-54, 0, 10, 11, accent[1]) +
      e(-54, 0, 5, 6, ink) +
      c(-57, -4, 2.5, '#fff') +
      s('M-104-26C-90-40-70-42-56-34C-46-46-26-40-18-26', gold[0], 3) +
      c(-56, -44, 6, kit.o('#fff', accent[1], accent[2])) +
      c(-96, 22, 4, gold[0]) +
      c(-82, 36, 4, gold[0]) +
      c(-64, 44, 4, gold[0]),
  ) +
  p('M0-40L14-18L0 6L-14-18Z', kit.d('#fff', accent[1], accent[2]), `stroke="${gold[1]}" stroke-width="4"`) +
  s('M104 34L92 132', gold[2], 9) +
  s('M104 34L92 132', gold[0], 3) +
  kit.twin(s('M-40 74Q-60 90-50 116M-20 76Q-30 104-16 122', main[1], 7)) +
  glint(70, -64, 12) +
  glint(-30, 30, 7);

export const crown: Motif = ({ kit, colours: { main, accent } }) =>
  c(0, -10, 120, kit.f('#fff@.9', `${main[0]}@.35`, `${main[0]}@0`)) +
  p('M-96 50L-116-56L-62-8L-40-92L0-20L40-92L62-8L116-56L96 50Z', kit.v('#fff', main[0], main[1], main[2])) +
  p('M-96 50L-116-56L-84 40ZM-62-8L-40-92L-36 30ZM0-20L40-92L30 36ZM62-8L116-56L80 46Z', '#fff', 'opacity=".4"') +
  s('M-96 50L-116-56L-62-8L-40-92L0-20L40-92L62-8L116-56L96 50', '#fff', 4) +
  kit.twin(c(-116, -60, 10, kit.o('#fff', '#dff6ff', main[1])) + c(-40, -98, 12, kit.o('#fff', '#dff6ff', main[1]))) +
  p('M-98 46Q0 76 98 46L92 92Q0 120-92 92Z', kit.h(silver[2], '#fff', silver[1], '#fff', silver[2])) +
  s('M-96 54Q0 84 96 54M-92 84Q0 112 92 84', main[2], 3, 'opacity=".6"') +
  p('M0 54L18 76L0 98L-18 76Z', kit.d('#fff', accent[1], accent[2])) +
  kit.twin(p('M-52 50L-40 66L-52 82L-64 66Z', kit.d('#fff', '#4aa8ff', '#123f9e')) + c(-84, 62, 7, kit.o('#fff', accent[1], accent[2]))) +
  p('M0-12L15 14L0 40L-15 14Z', kit.d('#fff', '#6fd0ff', '#1c5cb8')) +
  p(
    'M-90 96L-82 128L-72 104L-60 120L-50 106L-36 134L-24 110L-8 124L4 112L18 132L30 110L44 124L56 106L70 126L80 100Z',
    kit.v('#fff', '#bfe8ff'),
  ) +
  many(6, (index) =>
    g(
      `translate(${[-88, 90, -20, 66, -70, 20][index]} ${[-100, -96, -120, -126, 4, -62][index]}) scale(${[0.9, 1, 0.7, 0.6, 0.5, 0.5][index]})`,
      s('M0-12V12M-10-6L10 6M10-6L-10 6M-3-10L0-7L3-10M-3 10L0 7L3 10', '#fff', 2.5),
    ),
  );

export const gem: Motif = ({ kit, colours: { main, accent } }) => {
  const cut = (light: string, base: string, dark: string): string =>
    p('M-60-40L-34-66H34L60-40L0 50Z', dark) +
    p('M-60-40L-34-66L-24-40ZM34-66L60-40H24ZM-24-40L0 50L24-40Z', base) +
    p('M-34-66H34L24-40H-24Z', light) +
    p('M-60-40H-24L0 50Z', kit.d(base, dark)) +
    p('M-34-66L0-66L-24-40Z', '#fff', 'opacity=".75"') +
    s('M-60-40H60M-34-66L-24-40L0 50L24-40L34-66', '#fff', 1.5, 'opacity=".6"');
  const leaf = (x: number, y: number, angle: number): string =>
    p('M0 0Q18-16 36 0Q18 16 0 0Z', kit.h('#1f8a6a', '#9affc0'), `transform="translate(${x} ${y}) rotate(${angle})"`);
  return (
    p(
      'M-14 124Q-4 70-12 40Q-50 20-66-20L-58-24Q-40 4-10 16L-6-30L6-30L8 14Q40 4 60-26L68-20Q50 22 14 40Q8 80 20 124Z',
      kit.h('#8a5a7a', '#3a1c44'),
    ) +
    c(0, -40, 130, kit.f(`${main[0]}@.7`, `${main[0]}@0`)) +
    shade(124, 80) +
    leaf(-70, -24, 200) +
    leaf(64, -28, -20) +
    leaf(-20, 0, 150) +
    leaf(24, 0, 30) +
    leaf(0, -30, -60) +
    leaf(-40, 20, 220) +
    leaf(44, 18, -30) +
    g('translate(0 -64) scale(1.06)', cut('#ffe0f5', '#ff5ab0', '#8a0c5a')) +
    g('translate(-80 -6) scale(.62) rotate(-14)', cut('#d0fff0', '#22d6a0', '#065c48')) +
    g('translate(80 -8) scale(.62) rotate(14)', cut('#fff3b8', '#ffc02a', '#9a5404')) +
    g('translate(-48 66) scale(.46) rotate(8)', cut(accent[0], accent[1], accent[2])) +
    g('translate(52 66) scale(.46) rotate(-8)', cut('#dfe3ff', '#5f7aff', '#1a2a9a')) +
    g('translate(0 92) scale(.5)', cut('#ffd0c0', '#ff5a3c', '#8a1408')) +
    glint(-24, -112, 16) +
    glint(96, -40, 10) +
    glint(-96, -38, 9)
  );
};

export const drum: Motif = ({ kit, colours: { main, accent } }) => {
  const body = (width: number): string =>
    p(
      `M${-width}-34Q${-width - 14} 30 ${-width + 10} 78Q0 96 ${width - 10} 78Q${width + 14} 30 ${width}-34Z`,
      kit.h(main[2], main[0], main[1], main[2]),
    ) +
    s(`M${-width} -30L${-width * 0.6} 82L${-width * 0.2}-18L${width * 0.2} 88L${width * 0.6}-20L${width - 8} 78`, '#fff3d6', 4) +
    e(0, -34, width, 24, '#5a3214') +
    e(0, -37, width - 3, 21, kit.v('#fff', '#ecd7b0')) +
    e(0, -36, width * 0.46, 10, '#2a2030') +
    e(0, -37, width * 0.36, 7, '#453650');
  const bolt = kit.v('#fff', accent[0], accent[1]);
  return (
    shade(118, 116) +
    kit.twin(p('M-60-60L-92-104L-76-100L-112-142L-58-98L-74-100L-46-66Z', bolt)) +
    p('M0-70L-16-108L2-102L-8-140L22-94L4-98L12-70Z', bolt) +
    g('translate(-60 26)', body(54)) +
    g('translate(62 32) scale(.94)', body(50)) +
    g('translate(0 62) scale(.84)', body(64)) +
    g(
      'translate(-30 -20) rotate(38)',
      r(-5, -84, 10, 92, 5, kit.h('#f3c98a', '#8a5420')) + c(0, 10, 10, kit.o('#fff', '#d9824a', '#6b2a0c')),
    ) +
    g(
      'translate(34 -16) rotate(-38)',
      r(-5, -84, 10, 92, 5, kit.h('#f3c98a', '#8a5420')) + c(0, 10, 10, kit.o('#fff', '#d9824a', '#6b2a0c')),
    ) +
    s('M-30 6A34 12 0 0 1 30 6M-44-4A50 18 0 0 1 44-4', '#fff', 3, 'opacity=".7"')
  );
};

export const teapot: Motif = ({ kit, colours: { main, accent } }) =>
  shade(118, 112) +
  s('M76-4C128-34 128 66 70 58', accent[2], 18) +
  s('M76-4C128-34 128 66 70 58', accent[1], 11) +
  p('M-70 44C-110 40-104-14-134-24L-120-40C-84-30-90 4-66 8Z', kit.v(accent[0], accent[1], accent[2])) +
  p('M-74-20C-100 50-60 108 0 108C60 108 100 50 74-20Z', kit.o(accent[0], accent[1], accent[2])) +
  e(0, -22, 74, 20, accent[2]) +
  p('M-66-26C-60-62 60-62 66-26Q0-6-66-26Z', kit.v(accent[0], accent[1])) +
  c(0, -64, 13, kit.o(...gold)) +
  s('M-74-18Q0 6 74-18M-62 84Q0 104 62 84', gold[0], 5) +
  g('translate(0 44)', kit.around(8, p('M0-6C-14-22-8-38 0-42C8-38 14-22 0-6Z', kit.v('#fff', '#ffd0dc'))) + c(0, 0, 11, kit.o(...gold))) +
  kit.twin(p('M-36 44Q-56 28-66 34Q-56 52-36 44Z', main[2])) +
  p('M-48 8Q-62 40-50 70Q-40 40-36 6Z', '#fff', 'opacity=".45"') +
  s('M-118-54C-130-74-106-84-118-106M-100-50C-108-70-88-76-96-96', '#fff', 6, 'opacity=".7"') +
  g(
    'translate(64 96)',
    p('M-38-16H38Q36 26 0 28Q-36 26-38-16Z', kit.v('#fff', '#e3d2b8')) +
      e(0, -16, 38, 10, '#fff') +
      e(0, -15, 31, 7, '#b5601c') +
      s('M-30-2Q0 8 30-2', accent[1], 4),
  ) +
  p('M30-70C34-112 74-130 96-122C98-92 66-72 30-70ZM28-72C8-96 12-124 28-138C46-120 44-96 28-72Z', kit.d(main[0], main[1], main[2])) +
  s('M34-74Q62-104 90-118M28-76V-126', main[2], 2, 'opacity=".6"') +
  coin(kit, -74, 108, 18) +
  coin(kit, -40, 116, 14);

export const seven: Motif = ({ kit, colours: { main, accent } }) => {
  const digit = 'M-58-90H62V-50C22-4 0 40-8 100H-58C-48 40-24-6 10-46H-22Q-38-46-42-30H-66Z';
  return (
    g(
      'translate(-70 16) scale(.6) rotate(-12)',
      s(digit, accent[1], 30, 'opacity=".3"') + p(digit, kit.v(accent[0], accent[1], accent[2]), 'stroke="#fff" stroke-width="5"'),
    ) +
    g(
      'translate(72 16) scale(.6) rotate(12)',
      s(digit, accent[1], 30, 'opacity=".3"') + p(digit, kit.v(accent[0], accent[1], accent[2]), 'stroke="#fff" stroke-width="5"'),
    ) +
    g(
      'translate(0 -8) scale(1.16)',
      s(digit, '#ff2a7a', 34, 'opacity=".3"') +
        p(digit, '#3a0424', 'transform="translate(7 8)"') +
        p(digit, kit.v('#ffd0e0', '#ff2a6a', '#9a0440'), `stroke="${gold[0]}" stroke-width="7"`) +
        s('M-50-80H52', '#fff', 4, 'opacity=".8"') +
        many(7, (index) => c([-48, -28, -8, 12, 32, 24, -4][index] ?? 0, [-68, -68, -68, -68, -68, -44, 6][index] ?? 0, 4.5, '#fff8c0')) +
        many(3, (index) => c(-14 - index * 9, 34 + index * 20, 4.5, '#fff8c0')),
    ) +
    s('M-100 122H100', main[1], 8) +
    s('M-100 122H100', '#fff', 3) +
    p('M-118-92L-112-110L-106-92L-88-86L-106-80L-112-62L-118-80L-136-86Z', accent[0]) +
    glint(98, -90, 18, main[0])
  );
};

export const fan: Motif = ({ kit, colours: { main, accent } }) => {
  const blade = p('M0 0L-12-136H12Z', kit.v(main[0], main[1], main[2]));
  return (
    g(
      'translate(0 84)',
      kit.around(11, blade, -80, 160) +
        kit.around(11, s('M0-30V-132', gold[0], 2), -80, 160) +
        s('M-133-28A136 136 0 0 1 133-28', gold[1], 7) +
        s('M-62-14A64 64 0 0 1 62-14', gold[1], 4),
    ) +
    g(
      'translate(0 -14)',
      s('M-92 34C-60 0-30 10 0-10C30-30 60-30 92-14', '#5a2a12', 5) +
        many(7, (index) =>
          g(
            `translate(${[-84, -54, -26, 4, 34, 62, 88][index]} ${[24, 2, -2, -18, -30, -22, -20][index]})`,
            kit.around(5, e(0, -9, 6, 9, kit.v('#fff', '#ffc0d4'))) + c(0, 0, 4, accent[1]),
          ),
        ),
    ) +
    g('translate(40 26)', p('M0 0C-24-30-54-20-60-2C-40 4-20 8 0 0Z', accent[1], 'opacity=".0"')) +
    g('translate(0 84)', kit.around(7, p('M-5 0L-4-62H4L5 0Z', kit.v('#8a4a1c', '#4a2208')), -66, 132) + c(0, 0, 12, kit.o(...gold))) +
    s('M0 96C-8 108 8 116 0 134M0 96C10 110-4 118 6 132', accent[1], 5) +
    g('translate(-70 96) rotate(-30)', p('M-30 0Q0-30 30 0Q0 12-30 0Z', accent[1]) + p('M-30 0Q0 30 30 0Z', accent[2])) +
    many(7, (index) =>
      p(
        'M0-6Q6 0 0 7Q-6 0 0-6Z',
        '#ffd6e2',
        `transform="translate(${[-108, 104, -90, 60, 92, -44, 30][index]} ${[70, 84, 110, 118, 40, 124, -124][index]}) rotate(${index * 50})"`,
      ),
    )
  );
};
