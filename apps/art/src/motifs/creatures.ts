import { c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold, ink } from '../palettes.ts';
import { coin, coinHeap, eye, shade, type Motif } from './parts.ts';

export const piglet: Motif = ({ kit, colours: { accent } }) => {
  const skin = kit.o('#fff3b8', '#f5b93c', '#a8620c');
  return (
    coinHeap(kit, 88, 230) +
    shade(108, 96) +
    kit.twin(
      p('M-44 78V112H-16V84Z', kit.v(gold[1], gold[2])) +
        p('M-44-62C-84-96-98-62-88-26L-50-36Z', skin) +
        p('M-54-56C-78-76-84-54-80-36Z', '#f58a8a'),
    ) +
    p('M0-80C70-80 104-34 104 16C104 72 58 100 0 100C-58 100-104 72-104 16C-104-34-70-80 0-80Z', skin) +
    e(0, 24, 40, 30, kit.v('#ffd0a8', '#e88a52')) +
    kit.twin(e(-14, 24, 8, 12, '#8a3a14') + eye(-46, -18, 15, '#5a2a08') + e(-74, 22, 16, 10, '#ff7a6a', 'opacity=".55"')) +
    s('M-20 66Q0 82 20 66', '#8a3a14', 5) +
    r(-26, -74, 52, 10, 5, '#5a2a08') +
    r(-24, -73, 48, 4, 2, '#000', 'opacity=".5"') +
    coin(kit, 0, -104, 26) +
    p('M-60-52Q-30-72 6-70Q-40-54-66-24Z', '#fff', 'opacity=".5"') +
    c(0, 92, 9, kit.o('#fff', accent[1], accent[2])) +
    glint(70, -50, 14)
  );
};

export const cat: Motif = ({ kit, colours: { accent } }) => {
  const fur = kit.o('#fff', '#fbf3e6', '#cdb79d');
  return (
    shade(124, 92) +
    p('M-70 124C-92 60-60 20 0 20C60 20 92 60 70 124Z', fur) +
    p('M66 30C104 10 98-40 92-66C84-90 54-86 56-62C60-40 62-20 40 10Z', fur) +
    s('M64-74V-62M76-76V-64', '#d4a88a', 3) +
    kit.twin(p('M-26-66L-74-104L-78-40Z', fur) + p('M-40-66L-68-90L-70-52Z', '#ff8f92')) +
    p('M0-84C56-84 86-52 86-16C86 22 48 40 0 40C-48 40-86 22-86-16C-86-52-56-84 0-84Z', fur) +
    p('M30-80Q62-70 76-46Q52-40 36-58Z', '#f0912e') +
    p('M-30-80Q-52-76-66-60Q-46-52-34-64Z', '#2d2530') +
    kit.twin(
      s('M-56-16Q-40-34-24-16', ink, 6) + e(-58, 4, 13, 8, '#ff9a9a', 'opacity=".7"') + s('M-52 8L-96 2M-52 16L-94 22', '#b59c84', 2),
    ) +
    p('M-8-2H8L0 8Z', '#e0566a') +
    s('M0 8Q-10 20-20 10M0 8Q10 20 20 10', ink, 4) +
    p('M-62 30Q0 58 62 30L58 46Q0 72-58 46Z', kit.v('#ff5a50', '#a8101e')) +
    c(0, 60, 16, kit.o(...gold)) +
    s('M-14 60H14M0 62V72', gold[2], 3) +
    g(
      'translate(-8 100)',
      e(0, 0, 32, 34, kit.d(...gold)) +
        e(0, 0, 24, 26, kit.d(gold[1], gold[0])) +
        p('M0-16Q14 0 0 16Q-14 0 0-16Z', accent[2], 'opacity=".8"'),
    ) +
    e(-52, 96, 22, 18, fur) +
    kit.twin(e(-44, 122, 26, 12, fur))
  );
};

export const rabbit: Motif = ({ kit, colours: { main, accent } }) => {
  const fur = kit.o('#fff', '#f3eefc', '#b9aede');
  return (
    c(0, -6, 124, kit.f('#fff8d0@.5', '#ffe9a0@.35', '#ffe9a0@0')) +
    c(0, -8, 106, kit.o('#fffdf0', '#ffeaa8', '#e6b65a')) +
    kit.twin(e(-60, -54, 16, 11, '#d9a94e', 'opacity=".35"')) +
    e(70, 20, 20, 14, '#d9a94e', 'opacity=".35"') +
    kit.twin(
      p('M-10-50C-60-100-50-138-36-136C-14-130-2-90-2-50Z', fur) + p('M-16-56C-46-94-42-120-36-122C-22-116-10-86-8-56Z', '#ffb3c4'),
    ) +
    p('M-62 110C-72 50-40 24 0 24C40 24 72 50 62 110Z', kit.v(main[1], main[2])) +
    s('M0 30V108', gold[1], 4) +
    p('M0-62C46-62 70-34 70-6C70 28 38 42 0 42C-38 42-70 28-70-6C-70-34-46-62 0-62Z', fur) +
    kit.twin(eye(-28, -10, 12, '#a8284a') + e(-46, 14, 12, 8, '#ff8fa6', 'opacity=".6"')) +
    p('M-7 10H7L0 18Z', '#e0607c') +
    s('M0 18V24M0 24Q-10 32-16 26M0 24Q10 32 16 26', ink, 3) +
    p('M-50-44Q-20-78 0-66Q20-78 50-44Q0-60-50-44Z', '#fff') +
    r(-38, -56, 76, 12, 6, kit.h(accent[2], accent[1], accent[2])) +
    g(
      'translate(0 92)',
      e(0, 18, 70, 16, kit.v('#fff', '#9aa2c9')) +
        g('scale(1 .62)', kit.around(12, c(0, -44, 13, kit.o('#ffdd96', '#d68a2c', '#8a4a0c')), 0)) +
        e(0, -2, 46, 28, kit.o('#ffd98a', '#d98d2e', '#94500f')) +
        g('scale(1 .6)', kit.around(6, e(0, -18, 7, 14, '#8a4a0c', 'opacity=".55"'))),
    ) +
    kit.twin(e(-48, 86, 18, 14, fur))
  );
};

export const ox: Motif = ({ kit, colours: { main, accent } }) => {
  const hide = kit.o('#d88a5a', '#8f4320', '#481a08');
  return (
    kit.twin(
      p('M-50-50C-96-44-122-76-112-122C-100-92-76-84-38-80Z', kit.v('#fff8e0', '#e2bd7a', '#6b4218')) +
        p('M-62-30C-100-40-118-20-112-2C-92 10-72 2-58-8Z', hide) +
        p('M-70-24C-92-28-102-16-98-6C-86 0-74-4-66-12Z', '#f3a58a'),
    ) +
    p('M0-96C44-96 72-66 68-28C66 10 56 30 52 60C48 96 26 112 0 112C-26 112-48 96-52 60C-56 30-66 10-68-28C-72-66-44-96 0-96Z', hide) +
    p('M0 34C40 34 58 52 56 76C52 104 28 116 0 116C-28 116-52 104-56 76C-58 52-40 34 0 34Z', kit.v('#ffd7ba', '#d08a62')) +
    kit.twin(e(-24, 66, 10, 13, '#4a1608') + eye(-36, -12, 13, '#2c1206') + s('M-54-34Q-36-42-18-28', '#3a1206', 7)) +
    s('M-26 96Q0 106 26 96', '#7a3214', 4) +
    s('M-18 78C-22 108 22 108 18 78', gold[1], 8) +
    s('M-16 82C-18 104 6 106 12 96', gold[0], 3) +
    p('M-44-86Q0-112 44-86Q34-40 0-26Q-34-40-44-86Z', kit.v(main[1], main[2])) +
    s('M-44-86Q-34-40 0-26Q34-40 44-86', gold[1], 4) +
    coin(kit, 0, -66, 20) +
    kit.twin(c(-66, -66, 9, kit.o('#fff', accent[1], accent[2])))
  );
};

export const dragonTiger: Motif = ({ kit, colours: { accent } }) => {
  const half = (side: number, art: string): string => g(`translate(${side * 4} 0)`, art);
  const dragonSide =
    p('M-4-104C-60-104-88-60-84-10C-82 30-60 50-52 74Q-36 108-4 108Z', kit.d('#9ff0d8', '#0fa088', '#04403e')) +
    p('M-40-92C-70-110-70-130-58-140C-52-120-34-110-14-104Z', kit.v(...gold)) +
    p('M-84-30L-122-50L-104-10L-128 10L-96 26L-108 56L-66 50Z', kit.h(accent[1], accent[2])) +
    p('M-72-30L-16-10Q-24 18-50 8Q-68 0-72-30Z', ink) +
    p('M-64-20L-24-6Q-32 12-50 4Q-62-2-64-20Z', '#ffe35a') +
    e(-44, -4, 3.5, 9, ink) +
    e(-20, 44, 11, 8, '#04403e') +
    p('M-52 66Q-26 52-4 58V92Q-40 94-52 66Z', '#4a0a18') +
    p('M-46 66L-38 82L-30 60ZM-16 58L-10 72L-4 58Z', '#fff') +
    s('M-48 52C-90 46-96 86-124 76', gold[1], 5);
  const tigerSide =
    c(62, -78, 25, kit.o('#ffd27a', '#f58a1c', '#b84a08')) +
    c(62, -76, 14, '#5a2208') +
    p('M4-104C66-104 100-58 98-4C98 22 108 40 100 52C90 56 86 60 78 72Q50 106 4 108Z', kit.d('#ffcf74', '#f28a1c', '#b44708')) +
    p('M16-32Q40-52 62-30Q40-18 16-32Z', '#fff3d6') +
    p('M4 36C60 26 90 52 72 74Q46 98 4 90Z', '#fff3e2') +
    p('M16-6Q42-32 66-6Q42 12 16-6Z', ink) +
    c(42, -7, 12, '#e9d21f') +
    c(42, -7, 6, ink) +
    c(38, -11, 3, '#fff') +
    p(
      'M100-2Q76 2 62 12Q82 14 98 16ZM98 30Q80 28 68 36Q84 40 100 46ZM92-36Q72-26 62-10Q80-18 96-18ZM46-92Q38-72 26-60Q46-66 60-82ZM4-104Q12-80 4-54Z',
      ink,
    ) +
    p('M4 28Q18 22 24 30Q18 50 4 54Z', '#c9505a') +
    s('M4 54V68Q22 84 38 72', ink, 4) +
    p('M4 78Q20 74 26 80Q18 98 4 98Z', '#6d1020') +
    p('M14 77L19 89L24 78Z', '#fff');
  return (
    half(-1, dragonSide) +
    half(1, tigerSide) +
    p('M6-130L-14-40L4-30L-12 40L6 52L-4 130L16 40L0 28L14-44L-4-54Z', kit.v('#fff', accent[0], accent[1]))
  );
};

export const seahorse: Motif = ({ kit, colours: { main, accent } }) => {
  const body = 'M-6-74C44-60 58-20 36 20C20 52 0 60 4 88C8 112 44 112 44 88C44 74 26 72 24 84';
  return (
    p('M32-36C76-44 90-10 74 22C62 12 54 20 40 14Z', kit.v(accent[0], accent[1], accent[2])) +
    s('M42-22Q60-22 76-8M44-6Q58-2 70 10', accent[2], 3) +
    s(body, main[2], 50) +
    s(body, main[1], 44) +
    s(body, main[0], 40, 'stroke-dasharray="3 12" opacity=".6"') +
    c(-8, -78, 34, kit.o(main[0], main[1], main[2])) +
    p('M-30-92L-96-78Q-104-68-94-60L-28-58Z', kit.v(main[0], main[1], main[2])) +
    e(-96, -69, 7, 10, main[2]) +
    p('M-20-106L-30-134L-8-116L2-140L12-114L34-128L24-98L40-92L26-74Z', kit.v(accent[0], accent[1], accent[2])) +
    eye(-14, -84, 15, '#14545c') +
    e(-22, -56, 10, 6, '#ff9a8a', 'opacity=".7"') +
    g(
      'translate(-62 46) rotate(-18)',
      s('M0 60L0-70', gold[2], 8) +
        s('M0 60L0-70', gold[1], 5) +
        s('M-22-66V-88M22-66V-88M-22-68Q0-56 22-68M0-70V-100', gold[1], 7) +
        p('M-28-84L-22-104L-16-84ZM16-84L22-104L28-84ZM-7-96L0-120L7-96Z', gold[0]),
    ) +
    p('M-14-8Q-40 10-62 20Q-50 34-30 30Q-6 22 6 8Z', kit.v(accent[0], accent[1])) +
    many(4, (index) => c(80 - index * 8, -80 - index * 14, 9 - index * 1.5, '#fff', 'opacity=".5"')) +
    glint(64, 70, 10)
  );
};
