import { at, c, e, g, glint, many, p, r, s, type Kit } from '../drawing.ts';
import { gold, type Tones } from '../palettes.ts';
import { coinHeap, shade, type Motif } from './parts.ts';

const red: Tones = ['#ffa0a8', '#e8344e', '#7c0c24'];
const blue: Tones = ['#9fd0ff', '#2a7fe0', '#0c3a86'];
const green: Tones = ['#b8ffc8', '#1f9a5a', '#084a2c'];
const yellow: Tones = ['#fff0a8', '#f5b52a', '#9a5c08'];
const purple: Tones = ['#e9c8ff', '#9a4af0', '#42108a'];
const orange: Tones = ['#ffd0a0', '#ff7a1f', '#9a3404'];
const colours = [red, blue, yellow, green, purple, orange] as const;

/** A lottery ball; its label is dots, so that no picture has text. */
function ball(kit: Kit, x: number, y: number, size: number, index: number): string {
  const tones = colours[index % colours.length] ?? red;
  const dots = ['M0 0h0', 'M-6 0h0M6 0h0', 'M-6 5h0M6 5h0M0-6h0', 'M-6-6h0M6-6h0M-6 6h0M6 6h0'][index % 4] ?? '';
  const label = kit.put(c(0, 0, 22, '#fff') + e(-17, -24, 10, 6, '#fff', 'opacity=".85" transform="rotate(-36 -17 -24)"'), 'scale(1)');
  return at(x, y, c(0, 0, 40, kit.o(...tones)) + label + s(dots, '#22243a', 8), Math.round(size * 2.5) / 100);
}

export const ballDrum: Motif = ({ kit, colours: { main } }) =>
  shade(126, 100) +
  kit.twin(p('M-70 126L-96 126L-60 0L-44 10Z', kit.v(gold[1], gold[2]))) +
  r(-104, 116, 208, 14, 6, kit.v(main[1], main[2])) +
  c(0, -20, 100, kit.d(...gold)) +
  c(0, -20, 92, kit.o('#eafcff', main[2], '#04181c')) +
  many(12, (index) =>
    ball(
      kit,
      [-52, -20, 16, 50, -66, -34, 0, 36, 68, -46, -8, 28][index] ?? 0,
      [36, 50, 52, 36, 4, 16, 20, 8, -2, -40, -26, -46][index] ?? 0,
      20,
      index,
    ),
  ) +
  s('M-92-20H92M-65-85L65 45M65-85L-65 45M0-112V72', gold[1], 2, 'opacity=".5"') +
  c(0, -20, 92, kit.d('#fff@.45', '#fff@0', '#fff@.15')) +
  p('M-72-60Q-50-98-6-104Q-44-82-58-44Z', '#fff', 'opacity=".75"') +
  c(0, -20, 12, kit.o(...gold)) +
  s('M96-20H122V-46', gold[1], 8) +
  c(122, -52, 11, kit.o(...red)) +
  p('M-22 78H22L30 112H-30Z', kit.v(main[0], main[2])) +
  ball(kit, 0, 104, 24, 2);

export const ticket: Motif = ({ kit, colours: { main, accent } }) => {
  const slip = (a: string, b: string, d: string): string =>
    p('M-96-50H96V-16A16 16 0 0 0 96 16V50H-96V16A16 16 0 0 0-96-16Z', '#000', 'opacity=".25" transform="translate(3 6)"') +
    p('M-96-50H96V-16A16 16 0 0 0 96 16V50H-96V16A16 16 0 0 0-96-16Z', kit.d(a, b, d)) +
    s('M44-42V42', '#fff', 3, 'stroke-dasharray="1 9"') +
    s('M-82-38H32M-82 38H32', d, 2, 'opacity=".6"');
  return (
    g('translate(0 -52) rotate(16)', slip('#ffd0c0', main[1], main[2])) +
    g('translate(0 46) rotate(8)', slip('#ffc4b0', accent[1], accent[2])) +
    g(
      'translate(0 -4) rotate(-12) scale(1.16)',
      slip(...gold) +
        g(
          'translate(-24 -6)',
          p(
            'M0-30L9-11L30-9L14 5L19 26L0 15L-19 26L-14 5L-30-9L-9-11Z',
            kit.v('#fff', '#ffe07a'),
            `stroke="${gold[2]}" stroke-width="2.5"`,
          ),
        ) +
        many(6, (index) => c(-78 + index * 21, 28, 6.5, '#fff', `stroke="${gold[2]}" stroke-width="2"`)) +
        s('M58-30V30M64-30V30M72-30V30M76-30V30M84-30V30', gold[2], 3) +
        p('M-94-46H-40L-70 46H-94Z', '#fff', 'opacity=".3"'),
    ) +
    coinHeap(kit, 84, 190) +
    glint(-84, -56, 18) +
    glint(92, 4, 12) +
    glint(40, -104, 10)
  );
};

export const ballPyramid: Motif = ({ kit }) =>
  shade(126, 120) +
  many(4, (index) => ball(kit, -84 + index * 56, 92, 29, index + 2)) +
  many(3, (index) => ball(kit, -56 + index * 56, 44, 29, index + 1)) +
  many(2, (index) => ball(kit, -28 + index * 56, -4, 29, index + 4)) +
  ball(kit, 0, -52, 31, 2) +
  p('M-30-82L-40-122L-18-104L0-134L18-104L40-122L30-82Q0-94-30-82Z', kit.v(...gold)) +
  c(0, -100, 6, '#e0283c') +
  kit.twin(
    s('M-104 120C-120 60-116 0-96-50', '#c98a1c', 5) +
      many(8, (index) =>
        e(
          -102 - (index % 2) * 12 + (7 - index) * 0.6,
          -58 + index * 15,
          7,
          12,
          kit.v('#fff0a0', '#e8a81c'),
          `transform="rotate(${index % 2 === 0 ? 30 : -30} ${-102 - (index % 2) * 12} ${-58 + index * 15})"`,
        ),
      ),
  );

export const speedBalls: Motif = ({ kit, colours: { main, accent } }) => {
  const streak = (x: number, y: number, size: number, index: number): string =>
    p(
      `M${x} ${y - size}L${x - 150} ${y + 70}L${x + size * 0.4} ${y + size}Z`,
      kit.h(`${(colours[index % 6] ?? red)[1]}@0`, `${(colours[index % 6] ?? red)[0]}@.95`),
    ) + ball(kit, x, y, size, index);
  return (
    streak(84, -90, 26, 4) +
    streak(6, -62, 32, 1) +
    streak(92, -6, 38, 0) +
    streak(20, 36, 50, 2) +
    streak(96, 84, 28, 3) +
    streak(-56, 88, 24, 5) +
    p('M-58-128L-96-50H-68L-88 8L-26-74H-56L-30-128Z', kit.v('#fff', accent[0], accent[1]), `stroke="${main[1]}" stroke-width="4"`) +
    glint(-10, 4, 12)
  );
};

export const kenoGrid: Motif = ({ kit, colours: { main, accent } }) => {
  const picked = new Set([1, 4, 7, 10, 13, 18]);
  return (
    shade(126, 106) +
    g(
      'translate(0 16)',
      r(-100, -104, 206, 220, 18, '#000', 'opacity=".35"') +
        r(-104, -110, 208, 220, 18, kit.d(gold[0], gold[1], gold[2])) +
        r(-94, -100, 188, 200, 12, kit.v(main[2], '#0a0c28')) +
        many(20, (index) => {
          const x = -68 + (index % 4) * 45;
          const y = -78 + Math.floor(index / 4) * 39;
          return picked.has(index)
            ? at(
                x,
                y,
                c(0, 0, 26, kit.f(`${accent[0]}@.9`, `${accent[0]}@0`)) +
                  e(0, 0, 15, 16, kit.h('#d4321e', '#ffb04a', '#d4321e')) +
                  r(-7, -19, 14, 5, 2, gold[1]) +
                  r(-7, 14, 14, 5, 2, gold[1]),
              )
            : at(x, y, e(0, 0, 13, 14, main[1], 'opacity=".45"') + e(-4, -4, 4, 5, '#fff', 'opacity=".25"'));
        }),
    ) +
    s('M-60-94V-128M60-94V-128M-96-130H96', '#8a1c1c', 6) +
    p('M-120-138Q0-112 120-138L112-122Q0-100-112-122Z', kit.v('#ff6a4a', '#a8141c')) +
    glint(70, -70, 14)
  );
};

export const clockBalls: Motif = ({ kit, colours: { main, accent } }) =>
  shade(126, 90) +
  r(-16, -136, 32, 22, 6, kit.v(...gold)) +
  c(0, -130, 14, 'none', `stroke="${gold[1]}" stroke-width="6"`) +
  c(0, 0, 116, gold[2]) +
  c(0, -4, 116, kit.d(...gold)) +
  c(0, -4, 102, kit.o('#fff', '#f4fbff', '#a8c4cf')) +
  p('M0-4V-98A94 94 0 0 1 89-33Z', kit.v(accent[0], accent[1]), 'opacity=".85"') +
  g('translate(0 -4)', kit.around(12, r(-3, -96, 6, 12, 2, main[2]))) +
  many(5, (index) => {
    const angle = ((index * 72 - 90) * Math.PI) / 180;
    return ball(kit, Math.cos(angle) * 62, Math.sin(angle) * 62 - 4, 24, index);
  }) +
  s('M0-4L52-20', '#1c2030', 7) +
  s('M0-4V-62', '#1c2030', 9) +
  c(0, -4, 12, kit.o(...red)) +
  p('M-80-50Q-56-92-10-96Q-50-74-66-36Z', '#fff', 'opacity=".6"') +
  kit.twin(p('M-74 92L-92 126H-70L-54 104Z', kit.v(gold[1], gold[2])));
