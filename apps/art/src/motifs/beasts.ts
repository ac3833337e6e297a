import { c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold, ink } from '../palettes.ts';
import { coin, eye, shade, type Motif } from './parts.ts';

export const tiger: Motif = ({ kit, colours }) => {
  const fur = kit.o('#ffd27a', '#f58a1c', '#b84a08');
  return (
    kit.twin(c(-66, -70, 30, fur) + c(-66, -68, 17, '#5a2208')) +
    p(
      'M0-100C64-100 104-56 104 0C104 30 116 44 108 58C96 60 92 62 84 74C62 98 34 106 0 106C-34 106-62 98-84 74C-92 62-96 60-108 58C-116 44-104 30-104 0C-104-56-64-100 0-100Z',
      fur,
    ) +
    kit.twin(
      e(-42, -30, 28, 16, '#fff3d6', 'transform="rotate(18 -42 -30)"') +
        p('M-20 34C-70 26-92 54-74 76C-50 96-20 92 0 84V40Z', kit.v('#fff', '#f3dcb8')),
    ) +
    kit.twin(
      p(
        'M-106-2Q-80 2-66 12Q-86 14-104 16ZM-104 30Q-84 28-72 36Q-88 40-106 46ZM-98-36Q-76-26-66-10Q-84-18-102-18ZM-50-90Q-42-70-28-58Q-48-64-64-80ZM-22-99Q-16-80-8-70Q-24-76-34-95ZM-84 70Q-64 72-56 84Q-66 84-74 82Z',
        ink,
      ),
    ) +
    p('M0-100Q9-74 0-54Q-9-74 0-100ZM-14-46Q0-54 14-46Q0-38-14-46Z', ink) +
    kit.twin(p('M-66-8Q-44-34-18-6Q-42 10-66-8Z', ink) + eye(-42, -9, 13, '#e8c321')) +
    p('M-22 30Q0 20 22 30Q16 50 0 54Q-16 50-22 30Z', kit.v('#ff9f9a', '#b8404a')) +
    s('M0 54V68M0 68Q-18 84-36 72M0 68Q18 84 36 72', ink, 4) +
    p('M-20 78Q0 70 20 78Q14 98 0 98Q-14 98-20 78Z', '#6d1020') +
    p('M-16 77L-10 90L-5 76ZM16 77L10 90L5 76Z', '#fff') +
    kit.twin(s('M-44 58Q-84 52-112 62M-44 66Q-80 68-104 82', '#fff', 2, 'opacity=".9"')) +
    g(
      'translate(0 -112)',
      p('M-40 14L-48-20L-22-4L0-34L22-4L48-20L40 14Q0 4-40 14Z', kit.v(...gold)) +
        c(0, -2, 7, kit.o('#fff', colours.accent[1], colours.accent[2])) +
        c(-24, 4, 4, '#fff') +
        c(24, 4, 4, '#fff'),
    )
  );
};

export const elephant: Motif = ({ kit, colours: { main, accent } }) => {
  const skin = kit.o('#d9d3ee', '#8f86b8', '#4b4478');
  const cloth = kit.v(main[1], main[2]);
  return (
    shade(118, 110) +
    kit.twin(
      p('M-40-60C-90-96-128-54-118-2C-112 42-78 62-52 40Z', skin) +
        p('M-50-44C-84-68-106-40-100-6C-96 22-76 38-60 26Z', kit.v('#f7b9c8', '#b0688a')),
    ) +
    p(
      'M0-104C50-104 70-70 66-20C64 20 40 34 34 60C30 90 32 108 46 118Q36 130 20 124C-2 114-8 90-8 60C-30 58-60 24-64-20C-68-70-50-104 0-104Z',
      skin,
    ) +
    kit.twin(p('M-30 44C-50 56-62 80-56 104Q-30 96-18 62Z', kit.v('#fff', '#e8d6ad'))) +
    s('M-2 70Q14 74 30 70M-2 86Q14 90 30 86M4 102Q16 106 32 102M-4 54Q14 58 32 54', '#4b4478', 3, 'opacity=".5"') +
    p('M-50-84Q0-120 50-84Q44-30 0 8Q-44-30-50-84Z', cloth) +
    s('M-50-84Q-44-30 0 8Q44-30 50-84', gold[1], 6, 'stroke-dasharray="1 9"') +
    s('M-46-76Q-38-34 0-2Q38-34 46-76', gold[0], 2) +
    g('translate(0 -58)', kit.around(8, e(0, -15, 6, 12, kit.v(gold[0], gold[1]))) + c(0, 0, 9, kit.o('#fff', accent[1], accent[2]))) +
    kit.twin(
      eye(-40, -16, 9, '#5a3214') +
        s('M-54-26Q-42-36-28-26', '#3b3466', 4) +
        c(-64, 34, 10, kit.o(...gold)) +
        c(-64, 50, 6, kit.o('#fff', accent[1], accent[2])),
    ) +
    p('M-34-98L-28-128L-12-108L0-138L12-108L28-128L34-98Q0-114-34-98Z', kit.v(...gold)) +
    c(0, -112, 6, accent[1])
  );
};

export const dragon: Motif = ({ kit, colours: { main, accent } }) => {
  const coil = 'M-86 112C-140 60-60 26 0 44C70 66 120 40 104-10C92-44 50-44 30-20';
  return (
    s(coil, main[2], 54) +
    s(coil, main[1], 46) +
    s(coil, main[0], 44, 'stroke-dasharray="2 14" opacity=".5"') +
    s(coil, accent[0], 12, 'stroke-dasharray="8 5" opacity=".8" transform="translate(0 12)"') +
    p('M-96 88L-128 70L-112 98L-140 104L-108 118L-118 136L-84 120Z', kit.h(accent[1], accent[2])) +
    g(
      'translate(0 -34)',
      kit.twin(
        p('M-30-46C-60-74-64-100-52-116C-50-92-34-78-12-62Z', kit.v(...gold)) +
          p('M-60-20L-112-46L-84-10L-118 4L-82 20L-104 46L-56 40Z', kit.h(accent[1], accent[2])) +
          p('M-58-24L-88-38L-74-6L-94 10L-68 20L-78 40L-50 34Z', accent[0], 'opacity=".7"'),
      ) +
        p(
          'M0-74C44-74 70-44 66-8C64 14 48 22 44 44C40 70 22 84 0 84C-22 84-40 70-44 44C-48 22-64 14-66-8C-70-44-44-74 0-74Z',
          kit.o(main[0], main[1], main[2]),
        ) +
        p('M0-74Q14-40 8-6Q0 6-8-6Q-14-40 0-74Z', accent[1], 'opacity=".85"') +
        kit.twin(
          p('M-58-22L-14-6Q-22 16-44 8Q-58 0-58-22Z', ink) +
            p('M-52-14L-20-3Q-28 12-42 5Q-50 0-52-14Z', kit.v('#fff27a', '#ff9d1a')) +
            e(-35, -1, 3.5, 8, ink) +
            p('M-64-30Q-36-36-12-10Q-40-22-64-18Z', main[2]) +
            e(-22, 34, 12, 10, main[0]) +
            e(-20, 35, 6, 5, ink) +
            s('M-38 40C-80 34-96 66-116 56', gold[1], 5),
        ) +
        p('M-40 54Q0 36 40 54Q34 82 0 84Q-34 82-40 54Z', '#5b0a14') +
        p('M-34 56L-26 70L-18 52ZM34 56L26 70L18 52ZM-10 50L-5 60L0 49L5 60L10 50Z', '#fff') +
        p('M-16 78Q0 64 16 78Q0 90-16 78Z', '#ff5f5a'),
    ) +
    c(-4, 96, 25, kit.o('#fff', '#9ff2ff', '#1c78c0')) +
    c(-4, 96, 40, kit.f('#bff6ff@.7', '#bff6ff@0')) +
    glint(-12, 86, 10)
  );
};

export const fox: Motif = ({ kit, colours: { main, accent } }) => {
  const plate = kit.d(main[0], main[1], main[2]);
  return (
    kit.twin(p('M-30-56L-92-122L-98-24Z', plate) + p('M-46-54L-82-98L-86-36Z', '#2a1410') + c(-86, -34, 7, kit.o(...gold))) +
    p('M0-70C50-70 92-40 104 6C84 22 72 30 56 60Q30 104 0 112Q-30 104-56 60C-72 30-84 22-104 6C-92-40-50-70 0-70Z', plate) +
    kit.twin(p('M-100 8C-66 12-40 26-28 56L0 108Q-34 100-56 60C-70 32-86 22-100 8Z', kit.v('#fffaf0', '#e3c9a4'))) +
    s('M0-68V20M-56-56Q-36-10-24 20M56-56Q36-10 24 20', main[2], 3) +
    many(5, (index) => c([-70, -44, 0, 44, 70][index] ?? 0, [-26, -44, -50, -44, -26][index] ?? 0, 4, gold[1])) +
    kit.twin(
      c(-40, 6, 25, gold[2]) +
        star8(-40, 6) +
        c(-40, 6, 18, '#180d0a') +
        c(-40, 6, 14, kit.o('#fff', accent[1], accent[2])) +
        e(-40, 6, 3.5, 11, ink) +
        c(-45, 0, 4, '#fff'),
    ) +
    p('M-17 84Q0 76 17 84Q12 100 0 104Q-12 100-17 84Z', '#1c1014') +
    e(-5, 88, 5, 3, '#fff', 'opacity=".6"') +
    g(
      'translate(0 -56)',
      kit.around(10, r(-4, -27, 8, 12, 2, gold[1]), 12) +
        c(0, 0, 20, kit.d(gold[0], gold[1], gold[2])) +
        c(0, 0, 9, '#3a1c10') +
        c(0, 0, 5, accent[1]),
    )
  );
  function star8(x: number, y: number): string {
    return g(`translate(${x} ${y})`, kit.around(8, r(-3.5, -29, 7, 8, 1.5, gold[1])) + c(0, 0, 22, kit.d(gold[0], gold[1], gold[2])));
  }
};

export const monkey: Motif = ({ kit, colours: { main, accent } }) => {
  const fur = kit.o('#c98850', '#8a4f24', '#4d2508');
  return (
    kit.twin(c(-92, -22, 30, fur) + c(-92, -22, 18, '#f3bf93')) +
    p('M0-106C70-106 98-56 92-6C86 56 46 92 0 92C-46 92-86 56-92-6C-98-56-70-106 0-106Z', fur) +
    p(
      'M0-40C20-76 76-66 74-20C72 6 62 12 70 36C70 74 34 88 0 88C-34 88-70 74-70 36C-62 12-72 6-74-20C-76-66-20-76 0-40Z',
      kit.v('#ffe3c4', '#eaa873'),
    ) +
    kit.twin(
      eye(-34, -18, 18, '#6b3a12') +
        s('M-54-46Q-34-58-16-44', '#4d2508', 6) +
        e(-9, 22, 5, 4, '#7a3d1c') +
        e(-54, 30, 14, 9, '#ff8d7a', 'opacity=".55"'),
    ) +
    p('M-42 40Q0 54 42 40Q36 76 0 76Q-36 76-42 40Z', '#7a1420') +
    p('M-36 43Q0 54 36 43L33 52Q0 60-33 52Z', '#fff') +
    e(0, 70, 20, 7, '#ff6a74') +
    g(
      'translate(0 -96)',
      p('M-62 10Q-66-40 0-44Q66-40 62 10Q0-14-62 10Z', kit.v(main[0], main[1], main[2])) +
        p('M-68 12Q0-18 68 12Q66 26 58 26Q0 0-58 26Q-66 26-68 12Z', kit.h(gold[2], gold[0], gold[2])) +
        c(0, -46, 9, kit.o(...gold)) +
        c(0, -12, 8, kit.o('#fff', accent[1], accent[2])),
    ) +
    g(
      'translate(62 98) rotate(-18)',
      p('M-46-16Q0 26 50-22Q52 26 0 34Q-44 30-46-16Z', kit.v('#fff17a', '#f5c21b', '#b57c05')) + p('M50-22L56-30L48-30Z', '#5a3a08'),
    ) +
    coin(kit, -66, 106, 22) +
    coin(kit, -30, 116, 17)
  );
};

export const panda: Motif = ({ kit, colours: { main } }) => {
  const black = kit.o('#5a5f78', '#23263a', '#0c0e1a');
  return (
    shade(122, 100) +
    p('M-92 128C-104 60-60 34 0 34C60 34 104 60 92 128Z', black) +
    e(0, 112, 50, 46, kit.v('#fff', '#dcdfe8')) +
    kit.twin(c(-70, -82, 30, black)) +
    p('M0-104C66-104 100-62 100-16C100 34 58 62 0 62C-58 62-100 34-100-16C-100-62-66-104 0-104Z', kit.o('#fff', '#f5f5f8', '#b6bccd')) +
    kit.twin(
      e(-42, -20, 24, 31, black, 'transform="rotate(28 -42 -20)"') +
        eye(-38, -20, 13, '#3a2614') +
        e(-66, 20, 16, 10, '#ff9bab', 'opacity=".6"'),
    ) +
    p('M-14 10Q0 2 14 10Q10 24 0 26Q-10 24-14 10Z', ink) +
    s('M0 26V34M0 34Q-12 46-24 36M0 34Q12 46 24 36', ink, 4) +
    g(
      'translate(10 86) rotate(-24)',
      many(3, (index) => r(-86 + index * 56, -9, 54, 18, 6, kit.v('#d9f59a', '#6db52f', '#2d6b16'))) +
        p('M60-8Q80-44 118-40Q104-8 60-8ZM30 8Q40 40 76 42Q70 14 30 8Z', kit.v(main[0], main[1])),
    ) +
    kit.twin(e(-54, 92, 26, 20, black))
  );
};
