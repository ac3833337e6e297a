import type { PaymentIcon, Sign } from '@parlour/gateway/catalogue';
import { at, c, createKit, many, p, r, s, star, svg, type Kit } from './drawing.ts';
import { coin } from './motifs/parts.ts';
import { gold } from './palettes.ts';

const payments: Readonly<Record<PaymentIcon, (kit: Kit) => string>> = {
  bank: (kit) =>
    p('M48 8L80 24V29H16V24Z', kit.v('#7fb0ff', '#2a5fc0')) +
    many(4, (index) => r(22 + index * 15, 31, 7, 18, 1, kit.h('#dfeaff', '#8fb0e8'))) +
    r(16, 50, 64, 6, 2, '#2a5fc0') +
    c(48, 20, 3.5, '#fff'),
  wallet: (kit) =>
    p('M20 16L66 8Q72 8 72 14V20H20Z', kit.v('#e0a05a', '#a8642c')) +
    r(14, 17, 66, 39, 7, kit.d('#c9824a', '#7a3f16')) +
    s('M20 23H72', '#ffe0b0', 1.5, 'stroke-dasharray="3 3"') +
    r(60, 30, 24, 15, 6, '#5a2a0c') +
    c(67, 37.5, 3.5, gold[1]),
  card: (kit) =>
    at(
      48,
      32,
      r(-34, -21, 68, 43, 6, kit.d('#7a6af0', '#3a2a9c')) +
        r(-34, -12, 68, 9, 0, '#1a1440') +
        r(-27, 2, 14, 10, 2, kit.d(...gold)) +
        s('M-27 17H-6M6 17H14', '#fff', 2.5, 'opacity=".8"') +
        p('M21 2Q26 9 21 15Q16 9 21 2ZM12 7Q19 8 21 15Q14 16 12 7ZM30 7Q23 8 21 15Q28 16 30 7Z', '#fff', 'opacity=".6"'),
      1,
      -6,
    ),
  'e-wallet': (kit) =>
    r(30, 4, 32, 56, 6, '#1c2438') +
    r(33, 9, 26, 43, 2, kit.v('#7fe6c8', '#1f9a86')) +
    c(46, 56, 2, '#fff') +
    coin(kit, 60, 38, 15) +
    s('M40 20H52M40 26H48', '#fff', 2.5) +
    s('M74 14Q80 22 78 30M80 8Q90 20 86 34', '#1f9a86', 3),
  sandbox: (kit) =>
    p('M14 26L48 12L82 26L48 40Z', kit.v('#ffe9b0', '#f0c060')) +
    p('M14 26L48 40V60L14 44Z', kit.v('#c98a4a', '#8a5420')) +
    p('M82 26L48 40V60L82 44Z', kit.v('#a86a30', '#6b3a12')) +
    p('M36 26Q44 14 52 25Q60 20 64 27L49 33Z', kit.v('#fff3c8', '#e8b050')) +
    s('M60 22V4', '#8a5420', 2) +
    p('M60 4L74 8L60 12Z', '#e0283c'),
};

/** The icon of a way of paying, 96 x 64. */
export function paymentPicture(icon: PaymentIcon): string {
  const kit = createKit(`m${icon.replace('-', '')}`);
  const body = payments[icon](kit);
  return svg(96, 64, kit.defs() + body);
}

const eight = 'M0-9A4.5 4.5 0 1 1-.1-9ZM0 0A5.5 5.5 0 1 1-.1 0Z';
const ring = (body: string): string => c(32, 32, 29, '#101522') + c(32, 32, 28, 'none', 'stroke="#e5384f" stroke-width="4"') + body;
const plus = s('M46.5 32H54.5M50.5 28V36', '#fff', 3);
const drawSign: Readonly<Record<Sign, (kit: Kit) => string>> = {
  'age-18': () => ring(at(-1, 0, s('M15 26L20 22V42', '#fff', 4) + at(33, 31.5, s(eight, '#fff', 4.2), 0.95) + plus)),
  'age-21': () => ring(s('M13 27Q13 22 18 22Q24 22 23 27Q22 32 13 42H24', '#fff', 4) + s('M32 26L37 22V42', '#fff', 4) + plus),
  demo: () =>
    r(2, 18, 60, 28, 8, '#f2b233') +
    s('M9 26V38H12Q17 38 17 32Q17 26 12 26ZM29 26H23V38H29M23 32H28M34 38V26L39 33L44 26V38', '#241a05', 2.6) +
    c(54, 32, 5, 'none', 'stroke="#241a05" stroke-width="2.6"'),
  'play-money': (kit) =>
    c(32, 32, 29, 'none', 'stroke="#8fa3c0" stroke-width="3" stroke-dasharray="5 6"') +
    c(32, 32, 22, kit.d('#dfe9f5', '#8fa3c0')) +
    star(32, 32, 14, 6, 5, '#34486b'),
  'provably-fair': (kit) =>
    p('M32 4L56 12C58 34 50 50 32 60C14 50 6 34 8 12Z', kit.d('#3fd0a6', '#0c6a58')) + s('M20 32L29 41L45 23', '#fff', 5.5),
};

/** A sign of the footer, 64 x 64. */
export function signPicture(sign: Sign): string {
  const kit = createKit(`s${sign.replace('-', '')}`);
  const body = drawSign[sign](kit);
  return svg(64, 64, kit.defs() + body);
}
