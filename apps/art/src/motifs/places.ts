import { c, e, g, many, p, r, s } from '../drawing.ts';
import { gold, ink } from '../palettes.ts';
import { coinHeap, shade, type Motif } from './parts.ts';

export const ferry: Motif = ({ kit, colours: { main, accent } }) =>
  p('M-6-34V-128Q60-110 84-34Q40-52-6-34Z', kit.h(main[0], main[1], main[2])) +
  s('M8-44Q4-90-4-122M34-46Q24-84 0-122M62-40Q44-84 2-124', main[2], 2.5, 'opacity=".6"') +
  p('M-14-40V-118Q-58-96-70-40Q-40-52-14-40Z', kit.h(accent[0], accent[1])) +
  s('M-10 30V-134', '#5a3214', 7) +
  p('M-10-134L24-124L-10-114Z', '#e02b34') +
  p('M-56 34Q-58-14 0-16Q50-14 46 34Z', kit.v('#d9a45a', '#8a5420')) +
  s('M-44 34Q-44-6-30-10M-24 34V-14M0 34V-16M22 34V-12M38 34Q40 4 34-4M-54 12H46', '#5a3214', 2.5, 'opacity=".6"') +
  r(-18, 4, 26, 30, 12, '#ffdf8a') +
  p('M-126 10Q-104 38-60 34H60Q104 38 128 0Q122 76 66 84H-60Q-112 78-126 10Z', kit.v('#b5652a', '#5a2a0c')) +
  s('M-118 34Q-92 54-58 54H62Q96 52 118 24', gold[1], 5) +
  s('M-100 66Q-80 74-56 74H60Q84 72 100 60', '#3a1804', 3, 'opacity=".6"') +
  kit.twin(c(-92, 52, 7, '#fff')) +
  c(-92, 52, 3.5, ink) +
  c(92, 52, 3.5, ink) +
  g('translate(88 -8)', p('M-9 30Q-14 0 0 0Q14 0 9 30Z', '#2b5ea8') + c(0, -8, 9, '#7a4a22') + p('M-20-8Q0-32 20-8Z', '#f0d48a')) +
  s('M96 6L66 112', '#5a3214', 4) +
  g(
    'translate(-98 -6)',
    c(0, 0, 26, kit.f('#fff3a0@.9', '#ffc93c@0')) + r(-6, -9, 12, 18, 4, '#fff7b0', `stroke="${gold[2]}" stroke-width="2"`),
  ) +
  s(
    'M-124 96Q-104 84-84 96T-44 96T-4 96T36 96T76 96T116 96M-96 116Q-76 106-56 116T-16 116T24 116T64 116T104 116',
    '#fff',
    5,
    'opacity=".7"',
  );

export const rickshaw: Motif = ({ kit, colours: { main, accent } }) => {
  const wheel = (x: number): string =>
    g(
      `translate(${x} 84)`,
      c(0, 0, 38, 'none', 'stroke="#1c1420" stroke-width="8"') +
        c(0, 0, 33, 'none', `stroke="${gold[1]}" stroke-width="2.5"`) +
        kit.around(12, s('M0-8V-32', '#e8e8f0', 2)) +
        c(0, 0, 8, kit.o(...gold)),
    );
  return (
    shade(124, 118) +
    p('M74-96C110-108 116-84 132-92M74-96C104-88 108-70 128-70', 'none', `stroke="${accent[1]}" stroke-width="6" stroke-linecap="round"`) +
    p('M76-98C104-124 116-108 130-118', 'none', `stroke="${gold[0]}" stroke-width="6" stroke-linecap="round"`) +
    p('M-24 20C-30-80 10-122 84-98C96-92 92-84 84-82C50-76 44-40 46 20Z', kit.d(main[0], main[1], main[2])) +
    s('M80-92C40-92 22-50 24 18M78-96C20-104-10-60-6 18', gold[0], 4) +
    many(4, (index) =>
      g(
        `translate(${[6, 26, 8, 34][index]} ${[-70, -40, -22, -70][index]})`,
        kit.around(5, e(0, -6, 3.5, 6, ['#fff', '#ffe14a'][index % 2] ?? '')) + c(0, 0, 3, accent[1]),
      ),
    ) +
    p('M-28 14H84Q96 60 60 66H-10Q-30 56-28 14Z', kit.v(accent[1], accent[2])) +
    s('M-24 26H84', gold[1], 5) +
    p('M-16 16V-8Q-14-16-4-16H60Q72-14 70 14Z', kit.v('#ff8a8a', '#c21f3a')) +
    g('translate(28 44)', kit.around(8, e(0, -9, 4, 8, '#ffe14a')) + c(0, 0, 5, '#e02b34')) +
    s('M-10 58L-46 60L-72 6M-46 60L-80 84M-72 6L-80 84M-72 6L-92-2M-46 60L-58 20', '#d4213a', 6) +
    s('M-92-6Q-104-6-102 6', '#1c1420', 6) +
    p('M-70 12Q-56 6-44 12L-48 18H-66Z', '#1c1420') +
    g(
      'translate(-54 -22)',
      p('M-14 36Q-20-6 4-10Q22-6 20 40Z', kit.v('#7fd0ff', '#1f6fb0')) +
        s('M-4 4Q-22 14-34 20', '#8a4f24', 8) +
        c(0, -26, 15, '#8a4f24') +
        p('M-16-28Q0-52 18-28Q2-38-16-28Z', '#e02b34') +
        s('M2 40L-12 66L-6 84', '#2a2a44', 9),
    ) +
    wheel(-82) +
    wheel(56)
  );
};

export const lighthouse: Motif = ({ kit, colours: { main, accent } }) =>
  p('M0-84L-150-140V-50ZM0-84L150-134V-44Z', kit.h('#fff6b0@.05', '#fff6b0@.95', '#fff6b0@.05')) +
  c(0, -84, 62, kit.f('#fff@1', '#ffe66a@.5', '#ffe66a@0')) +
  p('M-120 122Q-96 64-50 72Q0 44 44 74Q98 66 122 122Z', kit.v('#6b5a6e', '#2a2238')) +
  s('M-80 96Q-60 84-44 92M30 92Q50 84 70 98', '#fff', 3, 'opacity=".25"') +
  p('M-24-56H24L40 84H-40Z', kit.h('#fff', '#f6efe4', '#9c93a8')) +
  p('M-27-30H27L31 4H-31ZM-35 38H35L39 72H-39Z', kit.h('#ff6a5a', '#d4213a', '#7c0c20')) +
  r(-34, -62, 68, 10, 3, '#2a2238') +
  s('M-30-62V-74M-15-62V-74M15-62V-74M30-62V-74M-32-74H32', '#2a2238', 3) +
  r(-18, -104, 36, 42, 4, kit.v('#fffde0', '#ffd84a')) +
  s('M-6-104V-62M6-104V-62', '#2a2238', 2.5) +
  p('M-24-102Q0-142 24-102Z', kit.v(main[1], main[2])) +
  c(0, -128, 5, gold[1]) +
  p('M-10 84V60Q0 48 10 60V84Z', '#3a2030') +
  r(-6, 14, 12, 16, 6, '#ffdf7a') +
  coinHeap(kit, 84, 200) +
  s('M-126 116Q-106 104-86 116T-46 116M46 118Q66 106 86 118T126 118', '#fff', 5, 'opacity=".7"') +
  c(92, 62, 5, accent[1]);

export const galleon: Motif = ({ kit, colours: { main, accent } }) => {
  const sail = kit.h('#fff', '#f2e2c4', '#b99a6c');
  return (
    s('M-50 50V-116M16 50V-134M78 44V-96', '#4a2a10', 6) +
    p(
      'M-86-96Q-50-80-18-96Q-8-56-18-20Q-50-34-90-18Q-78-56-86-96ZM-28-112Q18-94 58-112Q70-66 60-22Q16-40-32-22Q-20-66-28-112ZM56-80Q80-68 104-82Q112-50 104-14Q80-28 54-16Q62-48 56-80Z',
      sail,
    ) +
    g(
      'translate(16 -66)',
      kit.around(8, p('M0 0L-7-15L0-34L7-15Z', main[1])) +
        c(0, 0, 9, kit.o(...gold)) +
        c(0, 0, 24, 'none', `stroke="${gold[2]}" stroke-width="3"`),
    ) +
    p('M16-134L54-126L16-114ZM-50-116L-22-108L-50-100ZM78-96L102-90L78-82Z', main[1]) +
    p('M-118 20L-84 28H72L86-4H122Q126 60 84 92H-66Q-106 76-118 20Z', kit.v('#b5652a', '#52260a')) +
    p('M-150 0L-112 24L-106 40Z', '#4a2a10') +
    s('M-110 44Q-90 46-80 46H110M-98 64H110', '#2f1404', 3, 'opacity=".6"') +
    s('M-114 28Q-90 34-80 34H76L92 4H120', gold[1], 5) +
    many(5, (index) => r(-72 + index * 32, 48, 14, 12, 2, '#1c0c04', `stroke="${gold[1]}" stroke-width="2"`)) +
    many(3, (index) => r(88 + index * 11, 14, 8, 12, 2, '#ffe07a')) +
    p('M-130 92Q-110 74-90 92T-50 92T-10 92T30 92T70 92T110 92T150 92V132H-130Z', kit.v(accent[0], main[1], main[2]), 'opacity=".95"') +
    s('M-124 112Q-106 102-88 112M-40 116Q-20 106 0 116M50 112Q70 102 90 112', '#fff', 4, 'opacity=".7"') +
    g(
      'translate(-78 92) scale(.92)',
      c(0, 0, 34, gold[2]) +
        c(0, -2, 34, kit.d(...gold)) +
        c(0, -2, 27, '#fdf3d8') +
        g('translate(0 -2)', kit.around(4, p('M0-2L-5-10L0-24L5-10Z', '#7a4a22'))) +
        g('translate(0 -2) rotate(40)', p('M0-22L6 0H-6Z', '#e02b34') + p('M0 22L6 0H-6Z', '#2b4f8a')) +
        c(0, -2, 4, gold[1]),
    )
  );
};

export const pyramid: Motif = ({ kit, colours: { main, accent } }) =>
  c(0, -70, 96, kit.f('#fff@1', `${accent[0]}@.6`, `${accent[0]}@0`)) +
  p('M-126 100L-70 20L-10 100ZM126 100L74 26L20 100Z', kit.h(main[0], main[1], main[2]), 'opacity=".9"') +
  p('M0-92L-100 100H0Z', kit.v(main[0], main[1])) +
  p('M0-92L100 100H0Z', kit.v(main[1], main[2])) +
  s(
    'M-26-42H26M-42-10H42M-58 22H58M-75 54H75M-91 84H91M-10-42V-10M14-10V22M-24-10V22M-40 22V54M4 22V54M36 22V54M-20 54V84M24 54V84M-56 54V84M58 54V84',
    main[2],
    2,
    'opacity=".45"',
  ) +
  p('M0-92L-22-50H22Z', kit.v('#fff', accent[1], accent[2])) +
  g(
    'translate(0 12)',
    p('M-44 0Q0-38 44 0Q0 34-44 0Z', '#fff8e0', `stroke="${gold[2]}" stroke-width="5"`) +
      c(0, 0, 17, kit.o('#fff', accent[1], accent[2])) +
      c(0, 0, 8, ink) +
      s('M-8 20Q-14 44-34 48Q-46 46-40 36M18 16Q30 30 34 48', gold[2], 5),
  ) +
  g('translate(0 -112)', p('M-26 0A26 26 0 1 0 26 0A30 26 0 0 1-26 0Z', kit.v(...silver()))) +
  p('M-24 104V70Q0 52 24 70V104Z', '#2f1a20') +
  p('M-14 104V76Q0 64 14 76V104Z', kit.v(accent[0], accent[1])) +
  kit.twin(
    g(
      'translate(-96 96)',
      p('M-14 26L-8-40L0-56L8-40L14 26Z', kit.h(main[0], main[1], main[2])) +
        p('M-8-40L0-56L8-40Z', gold[1]) +
        s('M-5-20H5M-6-6H6M-7 8H7', main[2], 3),
    ),
  );
function silver(): [string, string, string] {
  return ['#fff', '#e3ecf7', '#8fa3c0'];
}

export const temple: Motif = ({ kit, colours: { main, accent } }) => {
  const roof = (y: number, width: number, height: number): string =>
    p(
      `M${-width - 18} ${y - 8}Q${-width} ${y + 4} ${-width + 20} ${y - 2}Q${-width * 0.4} ${y - height * 0.5} ${-width * 0.3} ${y - height}H${width * 0.3}Q${width * 0.4} ${y - height * 0.5} ${width - 20} ${y - 2}Q${width} ${y + 4} ${width + 18} ${y - 8}Q${width + 4} ${y + 12} ${width - 12} ${y + 10}H${-width + 12}Q${-width - 4} ${y + 12} ${-width - 18} ${y - 8}Z`,
      kit.v(main[0], main[1], main[2]),
    ) +
    s(
      `M${-width - 16} ${y - 6}Q${-width} ${y + 6} ${-width + 22} ${y + 3}H${width - 22}Q${width} ${y + 6} ${width + 16} ${y - 6}`,
      gold[1],
      4,
    );
  const bell = (x: number, y: number): string =>
    g(`translate(${x} ${y})`, p('M-7 8Q-7-8 0-9Q7-8 7 8L9 11H-9Z', gold[1]) + c(0, 13, 3, gold[2]));
  const wall = kit.v('#fff1d0', '#d9a86a');
  return (
    shade(124, 120) +
    r(-90, 100, 180, 12, 3, '#8a7a72') +
    r(-108, 110, 216, 14, 3, '#6b5c58') +
    r(-70, 48, 140, 54, 0, wall) +
    many(4, (index) => r(-66 + index * 40, 46, 12, 56, 2, kit.h(main[1], main[2]))) +
    p('M-18 102V66Q0 52 18 66V102Z', '#3a1010') +
    r(-8, 70, 16, 32, 6, '#ffd86a') +
    roof(46, 92, 40) +
    r(-50, -22, 100, 32, 0, wall) +
    many(3, (index) => r(-30 + index * 24, -16, 12, 22, 6, '#8a2a1a')) +
    roof(-22, 70, 34) +
    r(-32, -80, 64, 28, 0, wall) +
    many(2, (index) => r(-16 + index * 20, -76, 12, 20, 6, '#8a2a1a')) +
    roof(-78, 50, 34) +
    s('M0-112V-138', gold[1], 5) +
    c(0, -120, 7, gold[0]) +
    c(0, -132, 4, gold[1]) +
    bell(-100, 52) +
    bell(100, 52) +
    bell(-78, -16) +
    bell(78, -16) +
    bell(-58, -72) +
    bell(58, -72) +
    bell(-30, 66) +
    bell(30, 66) +
    bell(0, 44) +
    c(0, 20, 10, accent[1]) +
    kit.twin(g('translate(-110 98)', p('M-8 26V0H8V26Z', '#6b5c58') + p('M-14 0L0-14L14 0Z', '#4a3f44') + c(0, 8, 6, '#ffdf7a')))
  );
};

export const kite: Motif = ({ kit, colours: { main, accent } }) => {
  const sail = (a: string, b: string, d: string): string =>
    p('M0-80L62-6L0 0Z', a) +
    p('M0-80L-62-6L0 0Z', b) +
    p('M0 88L62-6L0 0Z', b) +
    p('M0 88L-62-6L0 0Z', d) +
    s('M0-80V88M-62-6Q0-16 62-6', '#7a4a22', 3);
  const tail = (d: string, colour: string): string => s(d, colour, 4) + s(d, gold[1], 10, 'stroke-dasharray="3 17"');
  return (
    s('M22 64C60 90 60 130 20 150', '#fff', 2) +
    tail('M30 62C-10 110-70 70-90 120', accent[1]) +
    g(
      'translate(22 -16) rotate(16) scale(1.16)',
      sail(kit.d(main[0], main[1]), kit.d(gold[0], gold[1]), kit.d(main[1], main[2])) +
        kit.twin(c(-20, -24, 12, '#fff') + c(-19, -22, 6, ink)) +
        s('M-16 16Q0 34 16 16', '#fff', 6) +
        kit.twin(p('M-62-6L-84 10L-74-8L-88-20Z', accent[1])),
    ) +
    g('translate(-76 -76) rotate(-22) scale(.42)', sail(accent[1], '#fff', accent[2])) +
    tail('M-68-44C-60-20-100-10-84 20', main[1]) +
    g('translate(-70 66) rotate(-10) scale(.36)', sail('#7fd14a', '#ffe14a', '#2f8a3a')) +
    tail('M-66 96C-90 110-60 120-80 136', '#7fd14a') +
    many(5, (index) => s(`M${[84, 96, -30, -110, 60][index]} ${[-110, 60, -118, 10, 110][index]}q8-8 14 0q6-8 14 0`, '#2a3050', 3))
  );
};
