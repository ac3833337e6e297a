import { at, c, e, g, glint, many, p, r, s } from '../drawing.ts';
import { gold } from '../palettes.ts';
import { card, cardBack, shade, type Motif } from './parts.ts';

/** A pagoda of three storeys under jade roofs; one door stands open to the light. */
export const pagodaDoors: Motif = ({ kit, colours: { glow } }) => {
  const roof = kit.v('#8fe0cc', '#2c8580', '#0e3f48');
  const wall = kit.v('#c8382f', '#7a1622');
  const door = (light: boolean): string =>
    p('M-14 24V0Q-14-18 0-18Q14-18 14 0V24Z', gold[1]) +
    p('M-11 24V0Q-11-14 0-14Q11-14 11 0V24Z', light ? kit.f('#fffbe0', '#ffdf8a', '#f08a2c') : kit.v('#8f1c26', '#3f0812')) +
    (light ? '' : s('M0-13V24', '#2a0510', 2));
  const storey = (y: number, width: number, open: number): string =>
    at(
      0,
      y,
      r(-width, -12, width * 2, 50, 3, wall) +
        r(-width, 33, width * 2, 6, 2, gold[1]) +
        many(3, (index) => at((index - 1) * width * 0.62, 10, door(index === open))) +
        p(
          `M${-width - 36}-18Q${-width - 12}-14 ${-width + 6}-52H${width - 6}Q${width + 12}-14 ${width + 36}-18Q${width + 30}-4 ${width + 16}-3Q0-12 ${-width - 16}-3Q${-width - 30}-4 ${-width - 36}-18Z`,
          roof,
        ) +
        s(`M${-width + 6}-52H${width - 6}`, gold[0], 5) +
        s(`M${-width - 20}-4Q0-13 ${width + 20}-4`, gold[1], 3),
    );
  return (
    c(0, -10, 128, kit.f(`${glow}@.75`, `${glow}@0`)) +
    shade(126, 120) +
    r(-4, -142, 8, 34, 2, gold[1]) +
    many(3, (index) => e(0, -128 + index * 8, 9 + index * 3, 3.6, kit.h(gold[2], gold[0], gold[2]))) +
    c(0, -146, 8, kit.o('#fff', '#ff8aa8', '#b01a4a')) +
    storey(-56, 44, 1) +
    storey(22, 58, 2) +
    storey(100, 72, 0) +
    glint(78, -96, 12) +
    glint(-92, -40, 9)
  );
};

/** Two cards above a breaking wave: one that rose, and one that lies low. */
export const tideCards: Motif = ({ kit, colours: { main, glow } }) => {
  const wave = (y: number, light: string, dark: string): string =>
    at(
      0,
      y,
      p('M-128 150V8Q-92-40-48-4Q-26 16 0-6Q40-44 78-6Q100 14 128-12V150Z', kit.v(light, dark)) +
        s('M-128 8Q-92-40-48-4Q-26 16 0-6Q40-44 78-6Q100 14 128-12', '#f2ffff', 6),
    );
  const arrow = (up: boolean): string =>
    g(up ? '' : 'scale(1 -1)', p('M0-24L20 2H8V22H-8V2H-20Z', kit.v(gold[0], gold[1]), 'stroke="#7a4a0c" stroke-width="2.5"'));
  return (
    c(0, -40, 118, kit.f(`${glow}@.7`, `${glow}@0`)) +
    shade(126, 112) +
    wave(44, '#3f9fd0', '#0d3a78') +
    at(-44, -30, cardBack(kit, main), 1.24, -13) +
    at(36, -52, card(kit, 'heart', 1.42), 1, 9) +
    at(-92, -98, arrow(true)) +
    at(102, 22, arrow(false)) +
    wave(78, '#7fe0e6', '#0f5f8f') +
    many(5, (index) => c(-96 + index * 46, 52 + (index % 2) * 14, 5 - (index % 3), '#fff', 'opacity=".85"')) +
    glint(84, -112, 12) +
    glint(-20, -122, 9)
  );
};
