import { at, c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold, ivory } from '../palettes.ts';
import { card, cardBack, coin, shade, suits, type Motif } from './parts.ts';

export const baccarat: Motif = ({ kit, colours: { main, accent } }) =>
  shade(118, 120) +
  at(-62, -24, card(kit, 'spade'), 1, -16) +
  at(-34, -34, card(kit, 'heart'), 1, 0) +
  at(36, -34, card(kit, 'club'), 1, 0) +
  at(66, -24, card(kit, 'diamond'), 1, 16) +
  p('M-16-8L-40-128L40-128L16-8Z', '#fff', 'opacity=".1"') +
  e(0, 72, 116, 44, kit.v(gold[1], gold[2])) +
  e(0, 66, 112, 42, kit.v(main[1], main[2])) +
  s('M0 30V104', gold[1], 4) +
  at(-56, 66, e(0, 0, 32, 17, '#2a5fd0', 'stroke="#fff" stroke-width="3"') + s('M-10-5H10M-10 5H10', '#fff', 4)) +
  at(56, 66, e(0, 0, 32, 17, '#e0283c', 'stroke="#fff" stroke-width="3"') + s('M-10-5L10 5M10-5L-10 5', '#fff', 4)) +
  at(
    0,
    -96,
    p('M0-24L9-8L28-10L14 4L20 22L0 12L-20 22L-14 4L-28-10L-9-8Z', kit.v(...gold)) + c(0, 0, 6, kit.o('#fff', accent[1], accent[2])),
  );

export const blackjack: Motif = ({ kit, colours: { accent } }) =>
  shade(116, 110) +
  at(-36, -14, card(kit, 'spade'), 1.72, -12) +
  at(
    44,
    2,
    g(
      'scale(1.72)',
      r(-34, -47, 70, 100, 9, '#000', 'opacity=".25"') +
        r(-35, -50, 70, 100, 9, kit.d('#fff', '#e4dccb')) +
        r(-25, -40, 50, 80, 4, '#fdf3d4', `stroke="${gold[1]}" stroke-width="1.5"`) +
        p(suits.heart, '#d6203c', 'transform="translate(-29 -42) scale(.5)"') +
        p(suits.heart, '#d6203c', 'transform="translate(29 42) scale(-.5)"') +
        p('M-24 40Q-22 6 0 6Q22 6 24 40Z', kit.h('#c21f3a', '#f0b53c', '#2b4fa8')) +
        s('M0 8V40M-12 12L-6 40M12 12L6 40', '#fff', 1.5, 'opacity=".7"') +
        p('M-13-10C-13-24 13-24 13-10C13 4 7 12 0 12C-7 12-13 4-13-10Z', '#ffe0c0') +
        p('M-13 0Q0 8 13 0Q12 20 0 22Q-12 20-13 0Z', '#6b3a18') +
        c(-5, -6, 1.6, '#2a1408') +
        c(5, -6, 1.6, '#2a1408') +
        s('M0-5V0', '#c98a5a', 1.5) +
        p('M-16-16L-20-34L-8-25L0-38L8-25L20-34L16-16Z', kit.v(...gold)) +
        c(0, -20, 2.4, accent[1]),
    ),
    1,
    12,
  ) +
  at(
    0,
    104,
    many(4, (index) =>
      g(
        `translate(0 ${-index * 9})`,
        e(0, 5, 40, 15, '#111') +
          e(
            0,
            0,
            40,
            15,
            index % 2 === 0 ? '#16181f' : accent[1],
            'stroke="#fff" stroke-width="3" stroke-dasharray="11 9" stroke-linecap="butt"',
          ) +
          e(0, 0, 22, 8, index % 2 === 0 ? '#2a2e3c' : accent[0]),
      ),
    ),
  ) +
  glint(-84, -90, 16) +
  glint(96, -60, 12);

export const threeCards: Motif = ({ kit, colours: { main, accent } }) =>
  kit.twin(
    s('M-108 116V34M-108 34C-108 6-132 14-130-10M-108 34C-108 6-84 14-86-10M-108 34V-14', gold[1], 7) +
      many(3, (index) =>
        g(
          `translate(${[-130, -108, -86][index]} ${[-12, -16, -12][index]})`,
          r(-5, -24, 10, 24, 3, '#fff6e0') + p('M0-48Q9-34 0-26Q-9-34 0-48Z', '#ffb52a') + c(0, -36, 20, kit.f('#fff0a0@.8', '#ffd23c@0')),
        ),
      ) +
      r(-122, 112, 28, 10, 4, gold[2]),
  ) +
  g(
    'translate(0 70)',
    g('rotate(-28) translate(0 -66)', card(kit, 'diamond', 1.34)) +
      g('translate(0 -76)', card(kit, 'spade', 1.34)) +
      g('rotate(28) translate(0 -66)', card(kit, 'heart', 1.34)),
  ) +
  p('M-104 84Q0 44 104 84Q84 128 0 130Q-84 128-104 84Z', kit.v(main[1], main[2])) +
  s('M-104 84Q0 44 104 84', gold[1], 6) +
  s('M-70 100q14 12 28 0t28 0t28 0t28 0t28 0', gold[0], 3, 'opacity=".7"') +
  c(0, 100, 12, kit.o('#fff', accent[1], accent[2]));

export const garlandCards: Motif = ({ kit, colours: { accent } }) => {
  const flower = (x: number, y: number, colour: string): string => at(x, y, kit.around(8, e(0, -9, 5, 9, colour)) + c(0, 0, 6, '#b8450a'));
  return (
    shade(116, 100) +
    at(-58, 26, card(kit, 'heart'), 1.24, -10) +
    at(58, 26, card(kit, 'club'), 1.24, 10) +
    at(0, -56, g('', cardBack(kit, accent)), 1.12, 0) +
    at(0, -60, p(suits.diamond, gold[0], 'transform="scale(1.7)"')) +
    s('M-36-14L-66-30M36-14L66-30', '#fff', 6) +
    p('M-78-36L-58-40L-64-22ZM78-36L58-40L64-22Z', '#fff') +
    many(15, (index) => {
      const t = (index - 7) / 7;
      return flower(t * 112, 108 - (1 - t * t) * -14 - t * t * 210, index % 2 === 0 ? '#ffb31f' : '#ff6a1f');
    }) +
    at(0, 128, p('M0-8Q14 6 0 16Q-14 6 0-8Z', '#e0283c'))
  );
};

export const teacupCards: Motif = ({ kit, colours: { main, accent } }) =>
  shade(120, 114) +
  g(
    'translate(-6 26)',
    g('rotate(-30) translate(0 -70)', card(kit, 'club', 1.24)) +
      g('rotate(-2) translate(0 -78)', card(kit, 'heart', 1.24)) +
      g('rotate(26) translate(0 -70)', card(kit, 'spade', 1.24)),
  ) +
  s('M-96 62C-130 48-134 104-84 98', ivory[2], 10) +
  e(-40, 116, 78, 14, kit.v('#fff', ivory[2])) +
  p('M-98 44H18Q20 114-40 114Q-100 114-98 44Z', kit.h('#fff', '#f6ecd8', ivory[2])) +
  e(-40, 44, 58, 14, '#fff') +
  e(-40, 46, 50, 10, '#9a4a14') +
  e(-50, 44, 20, 4, '#d98a4a', 'opacity=".7"') +
  s('M-92 66Q-40 84 12 66', main[1], 6) +
  many(5, (index) => c(-80 + index * 20, 84 + (2 - Math.abs(index - 2)) * 5, 4, accent[1])) +
  s('M-56 26C-66 10-46 2-56-16M-30 28C-40 12-20 4-30-14', '#fff', 6, 'opacity=".65"') +
  at(
    72,
    100,
    many(4, (index) =>
      g(
        `translate(${index % 2} ${-index * 10})`,
        e(0, 5, 34, 12, gold[2]) +
          e(0, 0, 34, 12, kit.h(gold[1], gold[0], gold[1])) +
          e(0, 0, 22, 7, 'none', `stroke="${gold[2]}" stroke-width="1.5"`),
      ),
    ),
  );

export const meld: Motif = ({ kit, colours: { main, accent } }) =>
  shade(120, 110) +
  many(4, (index) => at(-66 + index * 36, -66 + Math.abs(index - 1.5) * 4, card(kit, 'heart'), 0.9, (index - 1.5) * 5)) +
  many(3, (index) =>
    at(-46 + index * 46, 26, card(kit, (['spade', 'diamond', 'club'] as const)[index] ?? 'spade'), 0.98, (index - 1) * 7),
  ) +
  p('M-120 78H120L108 118H-108Z', kit.v('#b5652a', '#52260a')) +
  r(-124, 68, 248, 16, 6, kit.v('#e0a05a', '#7a3f16')) +
  s('M-100 100H100', gold[1], 3) +
  at(
    98,
    44,
    p('M-22 20Q-26-20 0-22Q26-20 22 20Z', kit.v(main[1], main[2])) +
      s('M-14-20Q-20-46-6-54M4-22Q2-50 18-58M12-18Q28-34 40-36', '#2f7a1c', 5) +
      c(-6, -56, 9, accent[1]) +
      c(18, -60, 9, '#ff5a8a') +
      c(40, -36, 8, accent[0]) +
      s('M-20 0H20', gold[1], 4),
  );

export const chips: Motif = ({ kit, colours: { main, accent } }) => {
  const stack = (x: number, y: number, height: number, colour: string, edge: string): string =>
    at(
      x,
      y,
      many(height, (index) =>
        g(
          `translate(0 ${-index * 11})`,
          e(0, 7, 40, 16, edge) + e(0, 0, 40, 16, colour, 'stroke="#fff" stroke-width="4" stroke-dasharray="13 10" stroke-linecap="butt"'),
        ),
      ) + at(0, -(height - 1) * 11, e(0, 0, 25, 9, '#fff', 'opacity=".9"') + p(suits.spade, edge, 'transform="scale(.8 .45)"')),
    );
  return (
    shade(124, 118) +
    at(-34, -72, card(kit, 'spade'), 1.06, -14) +
    at(28, -74, card(kit, 'diamond'), 1.06, 10) +
    stack(-72, 84, 7, main[1], main[2]) +
    stack(74, 88, 5, '#26a06a', '#0a4a30') +
    stack(0, 106, 6, accent[1], accent[2]) +
    at(
      96,
      26,
      c(0, 0, 26, kit.d('#fff', '#dfe5ef', '#8a95aa')) +
        c(0, 0, 20, 'none', 'stroke="#2a3350" stroke-width="3"') +
        p(suits.club, '#2a3350', 'transform="scale(1.1)"'),
    ) +
    glint(-96, -20, 14)
  );
};

export const bigFan: Motif = ({ kit, colours: { main, accent } }) =>
  shade(124, 96) +
  g(
    'translate(0 92)',
    many(9, (index) =>
      g(
        `rotate(${-64 + index * 16}) translate(0 -116)`,
        card(kit, (['spade', 'heart', 'club', 'diamond'] as const)[index % 4] ?? 'spade', 0.94),
      ),
    ),
  ) +
  p('M-58 130C-64 92-40 70-18 80C-8 64 14 66 18 80C36 70 58 88 54 130Z', kit.v('#ffd9b5', '#d68a56')) +
  s('M-18 80Q-22 94-16 108M18 80Q22 94 16 108', '#a85a2a', 3) +
  p('M-66 134V112H64V134Z', kit.v(main[1], main[2])) +
  s('M-64 114H62', gold[1], 5) +
  at(0, -24, c(0, 0, 24, kit.o(...gold)) + p(suits.heart, accent[2], 'transform="scale(1.5)"')) +
  coin(kit, -96, 112, 18) +
  coin(kit, 98, 116, 20);
