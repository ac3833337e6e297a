import { c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold, ink } from '../palettes.ts';
import { coin, coinHeap, eye, shade, type Motif } from './parts.ts';

export const koi: Motif = ({ kit, colours: { accent } }) => {
  const fish = (light: string, base: string, dark: string): string =>
    p('M-64 0C-96-34-122-30-120-40C-100-70-70-40-52-16ZM-64 4C-96 34-122 40-116 50C-96 62-66 40-52 14Z', kit.d(light, base)) +
    p('M-10-30C-30-70 10-76 30-58Q24-44 34-30ZM0 34C-16 66 20 66 34 50Q28 40 36 30Z', kit.v(light, base)) +
    p('M-66 0C-40-38 30-56 78-28Q106-10 108 4Q100 18 78 30C30 56-40 36-66 0Z', kit.v('#fff', light, base)) +
    p(
      'M-30-24C0-44 30-44 40-30C30-8 4 4-14-6ZM56-34C80-34 96-16 94-6C78-2 60-12 56-34ZM-10 30Q14 10 34 24Q20 42-10 30Z',
      kit.v(base, dark),
    ) +
    s('M-34-8q8 8 0 16M-18-10q10 10 0 20M-2-10q10 10 0 20', dark, 2.5, 'opacity=".4"') +
    eye(80, -8, 9, '#e8b020') +
    s('M104 12q8 8 2 16M100 14q-2 10-10 14', dark, 3);
  return (
    g('translate(-4 -48) rotate(-24)', fish('#ffe6d0', '#f2552c', '#a81d0c')) +
    g('translate(6 62) rotate(156) scale(.88 -.88)', fish('#fff6d8', accent[1], accent[2])) +
    g('translate(0 4)', e(0, 0, 22, 22, kit.o('#fff', '#d8f6ff', '#5ab4d8')) + glint(-6, -6, 9)) +
    s('M-112 96q20-14 40 0M72-100q20-14 40 0', '#fff', 4, 'opacity=".5"')
  );
};

export const octopus: Motif = ({ kit, colours: { main, accent } }) => {
  const arm = (d: string): string => s(d, main[2], 30) + s(d, main[1], 24) + s(d, main[0], 9, 'stroke-dasharray="1 13" opacity=".9"');
  return (
    p('M-76 112L-64-20Q0-70 64-20L76 112Z', kit.v(gold[1], gold[2]), 'opacity=".9"') +
    p('M-58 104L-50-10Q0-50 50-10L58 104Z', '#3a0a28') +
    kit.twin(
      arm('M-36 34C-86 24-110 60-104 100C-98 122-70 116-78 96') +
        arm('M-40 20C-90-10-124 14-118-30C-110-54-86-42-94-24') +
        arm('M-16 40C-40 70-60 90-44 118C-34 132-14 124-20 110'),
    ) +
    p('M0-112C66-112 92-66 80-22C74 6 58 16 56 40Q0 66-56 40C-58 16-74 6-80-22C-92-66-66-112 0-112Z', kit.o(main[0], main[1], main[2])) +
    kit.twin(
      eye(-30, -8, 20, accent[1]) +
        p('M-58-34Q-32-44-10-20Q-34-30-58-24Z', main[2]) +
        c(-52, -62, 8, main[0], 'opacity=".6"') +
        c(-34, -80, 5, main[0], 'opacity=".6"'),
    ) +
    s('M-18 32Q0 44 18 32', main[2], 5) +
    p('M-46-98L-54-136L-26-114L0-144L26-114L54-136L46-98Q0-116-46-98Z', kit.v(...gold)) +
    c(0, -116, 7, kit.o('#fff', accent[1], accent[2])) +
    kit.twin(c(-28, -108, 5, '#e8344e'))
  );
};

export const crocodile: Motif = ({ kit, colours: { accent } }) => {
  const hide = kit.v('#c3e06a', '#5a9a2a', '#23500f');
  return (
    kit.twin(p('M-40-40C-90-30-110 20-104 80L-60 100V0Z', hide)) +
    many(5, (index) => p('M-12 0L0-26L12 0Z', '#23500f', `transform="translate(${(index - 2) * 26} ${-72 + Math.abs(index - 2) * 6})"`)) +
    p('M0-78C40-78 66-60 68-30C72 0 62 20 66 50C68 74 40 84 0 84C-40 84-68 74-66 50C-62 20-72 0-68-30C-66-60-40-78 0-78Z', hide) +
    kit.twin(
      c(-42, -62, 25, hide) +
        c(-42, -62, 17, '#ffe94a') +
        e(-42, -62, 4.5, 15, ink) +
        c(-48, -69, 4, '#fff') +
        e(-20, 34, 8, 6, '#1c3a0a') +
        e(-24, 34, 16, 12, 'none', 'stroke="#23500f" stroke-width="3" opacity=".5"'),
    ) +
    s('M-30-24Q0-12 30-24M-34-4Q0 10 34-4M-30 14Q0 26 30 14', '#23500f', 3, 'opacity=".4"') +
    p('M-66 56Q0 80 66 56Q70 110 0 118Q-70 110-66 56Z', '#7c1020') +
    p('M-62 58L-52 80L-44 64L-34 84L-24 68L-12 88L0 70L12 88L24 68L34 84L44 64L52 80L62 58Q0 80-62 58Z', '#fff') +
    p('M-56 102L-48 84L-38 106L-26 88L-14 110L0 92L14 110L26 88L38 106L48 84L56 102Q0 128-56 102Z', '#fdf3d4') +
    e(0, 103, 22, 7, '#ff6a78') +
    p('M-58 104Q0 134 58 104Q56 124 0 130Q-56 124-58 104Z', kit.v('#5a9a2a', '#23500f')) +
    coin(kit, 72, 104, 20) +
    coin(kit, -78, 112, 16) +
    c(0, -44, 8, kit.o('#fff', accent[1], accent[2]))
  );
};

export const jellyfish: Motif = ({ kit, colours: { main, accent } }) => {
  const jelly = (tones: readonly string[]): string => {
    const [light = '', base = '', dark = ''] = tones;
    return (
      s(
        'M-60 6C-76 40-44 60-60 110M-30 12C-44 50-12 70-30 126M0 14C-10 50 14 80 0 132M30 12C16 50 46 70 30 126M60 6C46 40 78 60 60 110',
        light,
        5,
        'opacity=".65"',
      ) +
      s('M-44 8C-60 40-20 50-36 90M-14 12C-30 40 6 60-10 100M14 12C4 40 34 60 22 100M44 8C36 40 60 50 50 90', base, 10, 'opacity=".8"') +
      p(
        'M-84 8C-84-66-46-100 0-100C46-100 84-66 84 8Q70 24 56 8Q42 24 28 10Q14 26 0 10Q-14 26-28 10Q-42 24-56 8Q-70 24-84 8Z',
        kit.v('#fff', light, base, dark),
        'opacity=".94"',
      ) +
      p('M-56-2C-54-50-30-78 0-78C30-78 54-50 56-2Q0-20-56-2Z', kit.f(`${light}@.9`, `${base}@.1`)) +
      e(-34, -62, 20, 11, '#fff', 'opacity=".75" transform="rotate(-36 -34 -62)"') +
      many(5, (index) => c((index - 2) * 28, -16 - (2 - Math.abs(index - 2)) * 10, 5, '#fff', 'opacity=".8"'))
    );
  };
  return (
    g('translate(62 -78) scale(.48) rotate(14)', jelly(accent)) +
    g('translate(-84 60) scale(.42) rotate(-16)', jelly(['#fff0b8', '#ffc04a', '#a86a10'])) +
    c(-4, -20, 120, kit.f(`${main[0]}@.5`, `${main[0]}@0`)) +
    g('translate(-6 -4) rotate(-6)', jelly(main))
  );
};

export const shark: Motif = ({ kit, colours: { accent } }) => {
  const skin = kit.v('#b8d6e6', '#4a7f9e', '#1d3f5c');
  return (
    p('M-6-70L14-138Q48-110 46-60Z', skin) +
    kit.twin(p('M-70 20C-116 34-128 76-122 104C-100 84-78 80-56 76Z', skin)) +
    p('M0-104C58-90 92-40 90 20C88 76 50 106 0 112C-50 106-88 76-90 20C-92-40-58-90 0-104Z', skin) +
    p('M0 8C50 6 82 20 84 44C78 86 44 106 0 110C-44 106-78 86-84 44C-82 20-50 6 0 8Z', kit.v('#fff', '#cfe2ea')) +
    p('M-64 36Q0 2 64 36Q58 90 0 94Q-58 90-64 36Z', '#6d0c1e') +
    e(0, 82, 30, 10, '#ff6a78') +
    p(
      'M-62 36L-50 56L-42 28L-28 50L-18 20L-8 44L0 18L8 44L18 20L28 50L42 28L50 56L62 36Q0 2-62 36ZM-50 74L-42 58L-30 84L-18 64L-6 90L6 64L18 90L30 64L42 84L50 66Q40 94 0 96Q-40 94-50 74Z',
      '#fff',
    ) +
    kit.twin(
      p('M-66-22L-22-6Q-32 14-50 6Q-64-2-66-22Z', ink) +
        c(-44, -4, 8, accent[1]) +
        c(-44, -4, 4, ink) +
        c(-47, -7, 2.5, '#fff') +
        e(-10, -48, 4, 6, '#1d3f5c'),
    ) +
    s('M-78 30L-70 50M-86 34L-78 56M78 30L70 50M86 34L78 56', '#1d3f5c', 4) +
    p('M-40-70Q-10-98 4-100Q-30-70-50-30Z', '#fff', 'opacity=".35"')
  );
};

export const angler: Motif = ({ kit, colours: { main, accent } }) =>
  s('M10-66C10-128 70-132 74-96', main[2], 7) +
  c(76, -84, 56, kit.f('#fffbc0@.95', `${accent[1]}@.5`, `${accent[1]}@0`)) +
  c(76, -84, 16, kit.o('#fff', '#fff27a', accent[1])) +
  p('M-86 10L-130-34L-122 8L-134 50L-90 36Z', kit.h(main[1], main[2])) +
  p('M-30-70L-14-104L6-78L28-96L30-66Z', kit.v(main[1], main[2])) +
  p('M-100 12C-96-50-40-78 20-70C70-64 98-32 98 0L58 22L98 60C80 96 30 112-20 98C-70 84-100 56-100 12Z', kit.o(main[0], main[1], main[2])) +
  p('M104-4L28 24L100 64C76 50 60 36 54 26C64 16 84 6 104-4Z', '#2a0616') +
  p('M28 24L104-6L98 18L86 6L80 26L70 12L62 30L54 18L46 30ZM34 26L100 66L88 68L86 52L76 62L72 44L62 52L60 36L50 42Z', '#f7fbe0') +
  eye(24, -26, 22, accent[1]) +
  p('M-6-50Q24-64 54-38Q24-46-6-42Z', main[2]) +
  p('M-30 20C-60 20-74 48-60 70C-44 66-30 50-22 40Z', kit.v(main[1], main[2])) +
  s('M-40 34L-58 60M-32 38L-48 64', main[0], 3, 'opacity=".6"') +
  many(6, (index) => c([-70, -54, -76, -30, -10, -46][index] ?? 0, [-8, -30, 24, 78, 88, 2][index] ?? 0, 4, '#9ffcff', 'opacity=".9"'));

export const turtle: Motif = ({ kit, colours: { accent } }) => {
  const skin = kit.v('#c9ec8a', '#6fb04a', '#2c6428');
  return (
    kit.twin(p('M-56-14C-100-50-128-30-126 14C-104 4-90 16-66 20Z', skin) + p('M-46 64C-84 76-94 104-80 120C-60 108-46 100-30 86Z', skin)) +
    p('M-8 96L0 132L8 96Z', '#2c6428') +
    p('M0-120C30-120 40-98 34-76C30-56 16-46 0-46C-16-46-30-56-34-76C-40-98-30-120 0-120Z', skin) +
    kit.twin(eye(-17, -86, 10, '#2b1a08')) +
    s('M-10-64Q0-58 10-64', '#2c6428', 3) +
    p('M-22-114L-28-142L-11-126L0-148L11-126L28-142L22-114Q0-122-22-114Z', kit.v(...gold)) +
    e(0, 28, 84, 84, kit.v('#f0d28a', '#a86a24')) +
    e(0, 24, 78, 78, kit.o('#8fe0a8', '#1f8a5c', '#0a4434')) +
    g(
      'translate(0 24)',
      p('M-26-15L0-30L26-15V15L0 30L-26 15Z', kit.v('#c9ffd8', '#3fb47c')) +
        kit.around(6, p('M-22-38L0-50L22-38L24-62Q0-78-24-62Z', kit.v('#8ff0bc', '#1a7a54')), 30) +
        c(0, 0, 13, kit.o('#fff', accent[1], accent[2])),
    ) +
    p('M-56-20Q-34-48 0-50Q-40-30-54 10Z', '#fff', 'opacity=".3"')
  );
};

export const pearl: Motif = ({ kit, colours: { main, accent } }) => {
  const ribs = 'M0 40L-96-30Q-100-60-76-72Q-66-98-40-96Q-22-116 0-106Q22-116 40-96Q66-98 76-72Q100-60 96-30Z';
  return (
    p(ribs, kit.v(main[0], main[1], main[2])) +
    s('M0 36L-76-66M0 36L-40-90M0 36V-100M0 36L40-90M0 36L76-66', main[2], 3, 'opacity=".5"') +
    p('M0 40L-82-24Q-80-56-40-72Q0-84 40-72Q80-56 82-24Z', kit.v('#fff', '#ffd9ec'), 'opacity=".55"') +
    e(0, 64, 104, 36, kit.v(main[1], main[2])) +
    e(0, 52, 98, 28, kit.v('#ffe9f4', '#e59ac0')) +
    e(0, 50, 74, 18, '#a8406e', 'opacity=".5"') +
    c(0, 10, 82, kit.f('#fff@.8', '#fff@0')) +
    c(0, 18, 42, kit.o('#fff', '#f6eaf6', '#a99ac6')) +
    e(-14, 0, 13, 9, '#fff', 'transform="rotate(-34 -14 0)"') +
    s('M-22 44Q4 60 30 38', '#ffd6ee', 4, 'opacity=".8"') +
    p('M-100 66Q-80 110 0 112Q80 110 100 66Q60 92 0 92Q-60 92-100 66Z', kit.v(main[1], main[2])) +
    s('M-66 84L-56 104M-30 92L-26 110M0 94V112M30 92L26 110M66 84L56 104', main[2], 3) +
    g(
      'translate(76 -92)',
      s('M0-40V-20', gold[2], 4) +
        p('M-20 16C-20-18-10-24 0-24C10-24 20-18 20 16L28 24H-28Z', kit.h(gold[2], gold[0], gold[2])) +
        c(0, 28, 7, gold[1]),
    ) +
    c(-80, 96, 10, kit.o('#fff', accent[0], accent[1])) +
    c(-62, 112, 8, kit.o('#fff', '#f6eaf6', '#a99ac6')) +
    glint(26, -8, 12)
  );
};

export const chest: Motif = ({ kit, colours: { main } }) => {
  const wood = kit.v('#b0703a', '#6b3a14', '#3a1c06');
  const band = kit.v(...gold);
  return (
    shade(116, 116) +
    p('M-92-4L-104-60Q-100-104-60-104H60Q100-104 104-60L92-4Z', wood) +
    p('M-80-10L-90-56Q-86-88-56-88H56Q86-88 90-56L80-10Z', '#2a0f04') +
    s('M-104-60Q-100-104-60-104H60Q100-104 104-60', gold[1], 9) +
    c(0, -20, 110, kit.f('#fff7b0@.95', '#ffd24a@.4', '#ffd24a@0')) +
    coinHeap(kit, -36, 170) +
    p('M30-34L50-56L70-34L50-8Z', kit.d('#fff', main[1], main[2])) +
    p('M-64-26L-46-46L-28-26L-46-2Z', kit.d('#fff', '#ff5a78', '#8a0c2c')) +
    s('M-20-24q10-24 30-10t24 20', '#fff', 7, 'stroke-dasharray="1 9"') +
    r(-96, 12, 192, 98, 8, wood) +
    s('M-92 44H92M-92 76H92', '#2a0f04', 3, 'opacity=".6"') +
    r(-100, 4, 200, 18, 5, band) +
    r(-78, 8, 20, 104, 3, band) +
    r(58, 8, 20, 104, 3, band) +
    r(-100, 100, 200, 14, 5, band) +
    g(
      'translate(0 44)',
      p('M-22-26H22V10Q22 26 0 30Q-22 26-22 10Z', kit.d(...gold)) + c(0, -4, 7, '#3a1c06') + p('M-4-2H4L6 16H-6Z', '#3a1c06'),
    ) +
    g(
      'translate(-62 104) scale(.9)',
      kit.twin(
        s('M-16 0Q-40-4-36-22M-18 8L-38 10M-14 14L-30 24', '#d4321e', 6) +
          p('M-36-20C-54-30-50-50-36-48L-38-34L-28-46C-22-34-26-24-36-20Z', '#ee4a2c') +
          s('M-7-14V-26', '#d4321e', 4) +
          c(-7, -28, 6, '#fff') +
          c(-6, -28, 3, ink),
      ) +
        e(0, 4, 26, 19, kit.o('#ffa07a', '#ee4a2c', '#9a1c0c')) +
        s('M-8 8Q0 14 8 8', ink, 3) +
        p('M-20-12Q0-34 20-12L26-8H-26Z', '#1c2440'),
    )
  );
};
