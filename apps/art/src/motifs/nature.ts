import { c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold, ink } from '../palettes.ts';
import { lotus, shade, type Motif } from './parts.ts';

export const lotusLantern: Motif = ({ kit, colours }) =>
  e(0, 104, 130, 22, kit.f(`${colours.glow}@.7`, `${colours.glow}@0`)) +
  kit.twin(g('translate(-92 -74) scale(.5)', lantern())) +
  c(0, -10, 130, kit.f('#fff3b0@.9', '#ffcf5a@.35', '#ffcf5a@0')) +
  g(
    'translate(0 -26)',
    p('M-40 44C-62 8-46-42 0-60C46-42 62 8 40 44Z', kit.v('#fffce0', '#ffd35a', '#f0661e')) +
      s('M-22 46C-36 6-26-34 0-58C26-34 36 6 22 46M0-58V46', '#d9521a', 2, 'opacity=".5"') +
      p('M0-24C22 4 16 26 0 34C-16 26-22 4 0-24Z', '#fff') +
      r(-20, -72, 40, 13, 4, kit.h(gold[2], gold[0], gold[2])) +
      s('M0-72V-92', gold[1], 3) +
      c(0, -95, 6, gold[0]),
  ) +
  g('translate(0 44) scale(1.12)', lotus(kit, colours.main)) +
  s('M-70 118H70M-46 128H46', '#fff', 3, 'opacity=".55"') +
  glint(-60, 20, 10) +
  glint(70, -10, 12) +
  glint(30, 70, 7);
function lantern(): string {
  return (
    s('M0-90V-56', gold[1], 4) +
    c(0, 0, 80, '#ffb347', 'opacity=".16"') +
    p('M-40-20Q-44-52 0-56Q44-52 40-20V22Q42 50 0 54Q-42 50-40 22Z', '#f0543c') +
    p('M-18-54Q-26 0-18 52H18Q26 0 18-54Z', '#ffb056') +
    r(-24, -64, 48, 12, 4, gold[1]) +
    r(-24, 50, 48, 12, 4, gold[1]) +
    s('M0 62V96M-8 66V88M8 66V88', gold[1], 4)
  );
}

export const mango: Motif = ({ kit, colours: { accent } }) => {
  const leaf = kit.h('#2f7a1c', '#9ad83c');
  const fruit = (light: string, base: string, dark: string): string =>
    p('M0-70C56-78 92-20 72 36C58 84 4 98-34 76C-72 52-72-8-46-44C-34-62-18-68 0-70Z', kit.o(light, base, dark)) +
    p('M-40-30C-26-54-6-58 8-56C-14-42-30-18-34 8C-44 0-46-16-40-30Z', '#fff', 'opacity=".55"');
  return (
    shade(118, 104) +
    p('M4-62C0-92-10-110-30-124', 'none', 'stroke="#6b4a1c" stroke-width="8"') +
    p('M0-96C30-136 86-132 112-104C76-86 34-80 0-96ZM-10-100C-50-134-98-118-116-84C-76-76-40-80-10-100Z', leaf) +
    s('M8-98Q56-116 104-104M-16-100Q-64-104-108-86', '#1f5a12', 2, 'opacity=".6"') +
    g('translate(52 34) scale(.82) rotate(-14)', fruit('#e8ff8a', '#8cc63a', '#3a7a14')) +
    g('translate(-16 18) rotate(6) scale(1.08)', fruit('#fff3a0', '#ffab1f', '#d8451c')) +
    g(
      'translate(-64 92)',
      p('M-34 6C-30-26 40-30 50 0C36 26-20 30-34 6Z', '#ffb52a') +
        p('M-28 4C-24-16 34-20 42 0C30 18-16 20-28 4Z', kit.v('#fff0a0', '#ffc93c')) +
        e(8, 1, 18, 8, '#fbe2a0'),
    ) +
    many(9, (index) =>
      p(
        'M0-9C5 0 5 6 0 8C-5 6-5 0 0-9Z',
        kit.v('#fff', '#7fd4f2'),
        `transform="translate(${[-98, -70, 90, 100, 30, 74, -40, 104, -108][index]} ${[-40, 10, -60, 10, -84, 100, -64, 70, 50][index]}) scale(1.2)"`,
      ),
    ) +
    c(70, 108, 8, kit.o('#fff', accent[1], accent[2]))
  );
};

export const cherry: Motif = ({ kit }) => {
  const ball = kit.o('#ff9a9a', '#e0162f', '#6d0418');
  return (
    shade(116, 100) +
    s('M-46 20C-40-40-6-80 30-112M52 26C56-30 48-76 30-112', '#4f8a1e', 8) +
    s('M-46 20C-40-40-6-80 30-112', '#a8dc4a', 2.5) +
    p('M30-112C60-142 108-128 118-92C84-74 50-84 30-112ZM28-110C-4-140-50-128-62-100C-32-82 4-88 28-110Z', kit.h('#2f7a1c', '#a4e04a')) +
    s('M34-110Q74-112 110-94M22-108Q-20-112-54-100', '#1f5a12', 2, 'opacity=".6"') +
    c(-50, 56, 54, ball) +
    c(52, 62, 58, ball) +
    p('M-84 32Q-74 14-56 14Q-74 30-78 56ZM16 36Q28 14 50 14Q28 32 24 62Z', '#fff', 'opacity=".75"') +
    g('translate(-62 60)', c(0, 0, 5, ink) + c(24, 0, 5, ink) + s('M4 12Q12 20 20 12', ink, 4)) +
    g('translate(42 66)', c(0, 0, 5, ink) + c(24, 0, 5, ink) + s('M4 12Q12 20 20 12', ink, 4)) +
    g('translate(-50 8)', p('M-24 6L-18-24H18L24 6Q0-6-24 6Z', '#2c3a8e') + r(-20, -6, 40, 6, 2, gold[1]) + c(0, -24, 6, gold[0])) +
    g('translate(54 10)', p('M-24 6L-18-24H18L24 6Q0-6-24 6Z', '#2c3a8e') + r(-20, -6, 40, 6, 2, gold[1]) + c(0, -24, 6, gold[0])) +
    many(14, (index) =>
      r(
        0,
        0,
        7,
        12,
        1,
        ['#ffd23c', '#3cd0ff', '#fff', '#8dff5a'][index % 4] ?? '',
        `transform="translate(${-112 + ((index * 67) % 224)} ${-120 + ((index * 91) % 190)}) rotate(${index * 37})"`,
      ),
    ) +
    glint(86, 30, 12)
  );
};

export const coconut: Motif = ({ kit, colours: { accent } }) =>
  shade(116, 108) +
  s('M30-20C34-60 50-90 70-112', '#ff5a6e', 9) +
  s('M30-20C34-60 50-90 70-112', '#fff', 9, 'stroke-dasharray="7 14"') +
  s('M70-112L98-104', '#ff5a6e', 9) +
  g(
    'translate(-44 -66) rotate(-24)',
    p('M-54 0C-54-60 54-60 54 0Q40-10 27 0Q14-10 0 0Q-14-10-27 0Q-40-10-54 0Z', kit.v(accent[0], accent[1], accent[2])) +
      p('M-27 0Q-20-44 0-46Q20-44 27 0Q14-10 0 0Q-14-10-27 0Z', '#fff', 'opacity=".75"') +
      s('M0-48V64', '#8a5a22', 5),
  ) +
  p('M-96-8C-104 70-50 118 0 118C50 118 104 70 96-8Z', kit.o('#b87a48', '#6b3a18', '#2f1404')) +
  s('M-70 30Q-60 70-34 96M-40 24Q-30 76 0 110M0 20Q6 70 30 102M40 24Q50 60 54 88', '#2f1404', 3, 'opacity=".45"') +
  e(0, -8, 97, 32, '#6b3a18') +
  e(0, -10, 90, 28, '#fff') +
  e(0, -7, 74, 20, kit.v('#d6f6ff', '#f4ffff')) +
  e(-22, -10, 22, 5, '#fff', 'opacity=".9"') +
  g(
    'translate(64 -2) scale(.9)',
    kit.around(5, e(0, -22, 13, 21, kit.v('#ffe0f0', '#ff5a9e')), 10) + c(0, 0, 9, gold[1]) + s('M0 0L6-14', gold[0], 3),
  ) +
  g(
    'translate(-60 2)',
    c(0, -16, 32, kit.o('#ffef9a', '#ffa81f', '#d4600a')) +
      g('translate(0 -16) scale(.62)', kit.around(8, p('M0-20L-7-40H7Z', '#fff3c0'), 0)),
  );

export const marigold: Motif = ({ kit, colours: { main, accent } }) => {
  const bloom = (outer: string, middle: string, inner: string): string => {
    const petal = (length: number, fill: string): string =>
      p(`M0 0C-20-${length * 0.5}-16-${length}-6-${length}Q0-${length - 8} 6-${length}C16-${length} 20-${length * 0.5} 0 0Z`, fill);
    return (
      kit.around(14, petal(62, kit.v(middle, outer))) +
      kit.around(12, petal(46, kit.v(inner, middle)), 13) +
      kit.around(9, petal(30, kit.v('#fff3a8', inner)), 5) +
      c(0, 0, 9, kit.o('#fff0a0', middle, outer))
    );
  };
  return (
    s('M-104-128C-110-20-70 96 0 112C70 96 110-20 104-128', '#2f7a1c', 8) +
    many(9, (index) => {
      const t = (index - 4) / 4;
      return g(
        `translate(${Math.round(t * 100)} ${Math.round(104 - t * t * 190 + Math.abs(t) * 20)})`,
        c(0, 0, 19, kit.o('#fff0a0', index % 2 === 0 ? '#ff9a12' : '#ffd21f', '#b8450a')) +
          s('M0-6V-15M0 6V15M6 0H15M-6 0H-15M4-4L10-10M-4-4L-10-10M4 4L10 10M-4 4L-10 10', '#b8450a', 2, 'opacity=".5"'),
      );
    }) +
    g('translate(0 -22) scale(1.16)', bloom('#b83a08', '#f57f12', '#ffc02a')) +
    g('translate(0 122)', s('M0 0V14M-6 0V10M6 0V10', gold[0], 3)) +
    c(-70, -96, 10, kit.o('#fff', accent[1], accent[2])) +
    c(72, -92, 10, kit.o('#fff', main[1], main[2])) +
    glint(40, -70, 10)
  );
};

export const volcano: Motif = ({ kit, colours: { main, accent } }) =>
  c(0, -80, 110, kit.f('#fff0a0@.95', '#ff7a1f@.5', '#ff3a0a@0')) +
  g(
    '',
    many(5, (index) =>
      c([-40, 0, 40, -70, 66][index] ?? 0, [-112, -128, -108, -88, -80][index] ?? 0, [28, 32, 26, 20, 20][index] ?? 0, '#2a1018'),
    ),
    'opacity=".7"',
  ) +
  s('M-4-40C-30-90-70-100-84-60M4-40C24-100 70-108 88-56M0-44V-126M-2-40C-14-90-30-120-44-122M4-40C20-90 34-116 50-118', main[1], 8) +
  s('M-4-40C-30-90-70-100-84-60M4-40C24-100 70-108 88-56M0-44V-126', accent[0], 3) +
  p('M-34-46Q0-32 34-46L68 20L124 118H-124L-68 20Z', kit.h('#5a2a2a', '#2a0f16', '#120509')) +
  p(
    'M-34-46Q0-32 34-46Q30-20 40 6Q52 20 50 46Q68 66 84 118H66Q52 80 36 62Q26 40 20 20Q14 10 8 30Q12 54 2 76Q-4 56-8 24Q-14 6-20 24Q-24 54-46 70Q-62 90-68 118H-88Q-74 84-56 58Q-46 40-42 6Q-30-20-34-46Z',
    kit.v('#fff7a0', '#ffab1f', '#e8320c'),
  ) +
  e(0, -45, 34, 9, '#fffbd0') +
  g(
    'translate(0 88)',
    p(
      'M-58 8H-30Q-30-10-50-14H60Q86-10 86 0Q60 2 52 16Q44 26 50 34H64V46H-34V34H-20Q-14 22-32 18Q-56 16-58 8Z',
      kit.v('#e4ecf6', '#66738c', '#252c3c'),
    ) + s('M-46-11H56', '#fff', 3, 'opacity=".7"'),
  ) +
  g(
    'translate(34 44) rotate(28)',
    r(-5, -10, 10, 62, 4, kit.h('#5a3214', '#b0703a')) + r(-30, -32, 60, 28, 5, kit.v('#fff', '#9fb0c8', '#4a5870')),
  ) +
  many(9, (index) => glint(-40 + ((index * 53) % 110), 20 + ((index * 37) % 66), 4 + (index % 3) * 2, '#fff27a'));

export const comet: Motif = ({ kit, colours: { main, accent } }) =>
  p('M-46 56C0-10 60-80 128-140C100-70 50 0 4 86Z', kit.d(`${main[1]}@0`, main[1]), 'opacity=".1"') +
  p('M-58 44L124-138L2 92Z', kit.h(accent[0], `${main[0]}@.8`, `${main[1]}@0`)) +
  p('M-50 30L70-136L-16 76Z', kit.h(`${accent[1]}@.9`, `${accent[1]}@0`)) +
  p('M-20 80L136-70L10 66Z', kit.h(`${main[0]}@.9`, `${main[1]}@0`)) +
  c(-34, 62, 78, kit.f('#fff@.9', `${accent[0]}@.5`, `${accent[0]}@0`)) +
  c(-34, 62, 44, kit.o('#fff', accent[0], accent[1], accent[2])) +
  c(-48, 50, 9, accent[2], 'opacity=".35"') +
  c(-22, 78, 12, accent[2], 'opacity=".3"') +
  c(-20, 48, 6, accent[2], 'opacity=".35"') +
  g(
    'translate(72 84)',
    e(0, 0, 62, 16, 'none', `stroke="${main[0]}" stroke-width="6" opacity=".85" transform="rotate(-18)"`) +
      c(0, 0, 32, kit.o(main[0], main[1], main[2])) +
      g('rotate(-18)', p('M-62 0A62 16 0 0 0 62 0', 'none', `stroke="#fff" stroke-width="5" opacity=".9"`)),
  ) +
  c(-86, -66, 24, kit.o('#ffd0e8', '#e55aa0', '#6a1450')) +
  s('M-106-62Q-86-52-64-60M-104-74Q-86-66-66-74', '#fff', 3, 'opacity=".5"') +
  glint(30, -20, 12) +
  glint(-110, 10, 9) +
  glint(96, 10, 8) +
  glint(-20, -104, 9);
