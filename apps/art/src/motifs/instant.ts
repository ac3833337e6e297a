import { at, c, e, g, glint, many, p, r, s, star } from '../drawing.ts';
import { gold, ivory } from '../palettes.ts';
import { shade, type Motif } from './parts.ts';

/** Two ivory dice on a raft of green bamboo. */
export const bambooDice: Motif = ({ kit, colours: { main, accent } }) => {
  const stem = kit.v(main[0], main[1], main[2]);
  const joint = s('M0-15V15', main[2], 4) + s('M4-14V14', '#fff', 2, 'opacity=".5"');
  const pole = kit.put(r(-122, -16, 244, 32, 14, stem) + at(-62, 0, joint) + at(4, 0, joint) + at(70, 0, joint), '');
  const leaf = kit.put(p('M0 0Q30-26 74-20Q44 8 0 0Z', kit.h(main[2], accent[0])), '');
  const face = (x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]): string =>
    at(
      x,
      y,
      r(-46, -42, 94, 94, 22, '#000', 'opacity=".28"') +
        r(-47, -47, 94, 94, 22, kit.v(gold[1], gold[2])) +
        r(-41, -41, 82, 82, 17, kit.d('#fff', ivory[1], ivory[2])) +
        pips.map(([px, py]) => c(px * 23, py * 23, 9, kit.o(main[1], '#0d3312'))).join('') +
        s('M-30-30Q-26-36-12-36', '#fff', 5, 'opacity=".85"'),
      1,
      turn,
    );
  return (
    shade(118, 120) +
    at(-104, -52, leaf, 1, -150) +
    at(-100, -60, leaf, 0.8, -110) +
    at(102, -70, leaf, 1, -62) +
    at(106, -58, leaf, 0.9, -20) +
    many(3, (index) => at(index % 2 === 0 ? -3 : 5, 66 + index * 26, pole)) +
    s('M-80 52V132M82 52V132', gold[1], 9) +
    s('M-80 52V132M82 52V132', gold[2], 3, 'stroke-dasharray="3 7"') +
    face(-44, 2, -14, [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ]) +
    face(54, -34, 17, [
      [-1, -1],
      [0, 0],
      [1, 1],
    ]) +
    glint(-86, -40, 13) +
    glint(96, -92, 10)
  );
};

/** A firefly that climbs out of an open jar of light. */
export const fireflyJar: Motif = ({ kit, colours: { main, accent, glow } }) => {
  const wing = kit.put(
    p('M0 0Q-58-48-84-14Q-76 30-6 16Z', kit.h('#ffffff@.35', '#e8fbff@.95'), 'stroke="#fff" stroke-width="2" stroke-opacity=".7"'),
    '',
  );
  const mote = (x: number, y: number, size: number): string =>
    c(x, y, size * 3, kit.f(`${glow}@.9`, `${glow}@0`)) + c(x, y, size, '#fffde0');
  return (
    shade(120, 84) +
    c(0, -40, 118, kit.f(`${glow}@.85`, `${glow}@.25`, `${glow}@0`)) +
    p(
      'M-54 20Q-74 34-74 62V100Q-74 122-50 122H50Q74 122 74 100V62Q74 34 54 20Z',
      kit.h('#ffffff@.55', `${main[1]}@.18`, '#ffffff@.42'),
      'stroke="#fff" stroke-width="3" stroke-opacity=".75"',
    ) +
    c(0, 84, 46, kit.f(`${glow}@.95`, `${glow}@0`)) +
    r(-60, 6, 120, 20, 9, kit.h(gold[2], gold[0], gold[1], gold[2])) +
    s('M-58 50Q-62 78-56 104', '#fff', 7, 'opacity=".7"') +
    s('M-30 118Q-34 92-50 80M-14 118Q-14 96-8 76M22 118Q30 94 46 82', accent[2], 5) +
    at(0, -70, wing, 1, 12) +
    g('scale(-1 1)', at(0, -70, wing, 1, 12)) +
    at(
      0,
      -58,
      e(0, 22, 22, 36, kit.v('#fffff0', '#f3ff9a', '#a8d92c')) +
        s('M-20 16Q0 26 20 16M-19 32Q0 42 19 32', '#5f8a14', 3.5) +
        e(0, -16, 19, 20, kit.v('#6a5236', '#2a1c10')) +
        c(0, -38, 16, '#3a2818') +
        c(-6, -42, 5, '#fff') +
        c(7, -42, 5, '#fff') +
        c(-5, -41, 2.4, '#1a1020') +
        c(6, -41, 2.4, '#1a1020') +
        s('M-7-52Q-14-68-24-68M7-52Q14-68 24-68', '#3a2818', 3.5),
    ) +
    mote(-88, -10, 5) +
    mote(92, -32, 6) +
    mote(-26, 70, 5) +
    mote(30, 92, 4) +
    mote(64, -104, 4)
  );
};

/** A drop on its way down over pegs into cups, warmer the more they pay. */
export const raindropSteps: Motif = ({ kit, colours: { main, accent } }) => {
  const peg = kit.put(c(0, 0, 9, kit.o('#fff', main[0], main[2])), '');
  const cup = (x: number, tone: string, dark: string): string =>
    at(x, 104, p('M-22-20H22L17 20Q0 27-17 20Z', kit.v(tone, dark)) + e(0, -20, 22, 7, '#fff', 'opacity=".75"') + e(0, -20, 17, 4.6, dark));
  const drop = (scale: number): string =>
    g(
      `scale(${scale})`,
      p(
        'M0-62C18-22 46-2 46 26A46 44 0 0 1-46 26C-46-2-18-22 0-62Z',
        kit.o('#fff', '#8fdcff', '#1568c4'),
        'stroke="#fff" stroke-width="3" stroke-opacity=".8"',
      ) +
        s('M-28 26Q-30 6-14-10', '#fff', 9, 'opacity=".9"') +
        c(20, 46, 8, '#fff', 'opacity=".5"'),
    );
  return (
    many(4, (row) => many(row + 2, (column) => at((column - (row + 1) / 2) * 46, -36 + row * 36, peg))) +
    cup(-92, '#ffb25a', '#c2501c') +
    cup(-46, accent[0], accent[2]) +
    cup(0, main[0], main[2]) +
    cup(46, accent[0], accent[2]) +
    cup(92, '#ffb25a', '#c2501c') +
    s('M0-58Q-8-46-22-30Q-4-18 22 4', '#fff', 4, 'opacity=".5" stroke-dasharray="2 11"') +
    at(0, -88, drop(0.82)) +
    at(25, 20, drop(0.34)) +
    glint(-56, -100, 12) +
    glint(70, -66, 9)
  );
};

/** A paper parasol seen from above, as a wheel under a golden pointer. */
export const parasol: Motif = ({ kit, colours: { main, accent } }) => {
  const panel = (light: string, dark: string): string =>
    p('M0 0L-31-101Q0-124 31-101Z', kit.v(dark, light), 'stroke="#fff" stroke-width="1.5" stroke-opacity=".6"');
  const flower = kit.put(
    many(5, (index) => e(0, -9, 5.5, 9, '#fff', `transform="rotate(${index * 72})" opacity=".9"`)) + c(0, 0, 4, gold[1]),
    '',
  );
  return (
    c(0, 14, 122, '#000', 'opacity=".3"') +
    c(0, 6, 119, kit.d(gold[0], gold[2])) +
    at(
      0,
      6,
      kit.around(5, panel(main[0], main[1])) +
        g('rotate(36)', kit.around(5, panel('#fff4dc', accent[1]))) +
        kit.around(5, at(0, -78, flower)),
    ) +
    at(
      0,
      6,
      c(0, 0, 62, 'none', `stroke="${gold[0]}" stroke-width="3" stroke-dasharray="2 8"`) +
        c(0, 0, 26, kit.o(...gold)) +
        c(0, 0, 17, kit.o(main[0], main[1], main[2])) +
        c(-5, -6, 5, '#fff', 'opacity=".7"'),
    ) +
    p('M0-84L-24-122A27 27 0 1 1 24-122Z', kit.v(...gold), 'stroke="#6b2c0c" stroke-width="3"') +
    c(0, -134, 12, kit.o('#ff9a8a', '#c4281c', '#5c0d12')) +
    glint(-84, -70, 13) +
    glint(92, 60, 11)
  );
};

/** A starfish among shells that carry numbers' places. */
export const starfish: Motif = ({ kit, colours: { main, accent } }) => {
  const bubble = (x: number, y: number, size: number): string =>
    c(x, y, size, kit.o('#ffffff@.2', `${accent[0]}@.25`, '#ffffff@.8')) +
    s(`M${x - size * 0.5} ${y - size * 0.1}Q${x - size * 0.4} ${y - size * 0.5} ${x} ${y - size * 0.6}`, '#fff', 3);
  const dots = many(3, (index) => c(0, -34 - index * 22, 7 - index * 1.2, '#fff6cf'));
  const shell = kit.put(
    p('M0 26C-34 26-40-8-30-26Q-16-38 0-38Q16-38 30-26C40-8 34 26 0 26Z', kit.v('#fff', main[0], main[1])) +
      s('M0 24V-34M-6 24L-22-28M6 24L22-28', main[2], 2.6, 'opacity=".55"') +
      r(-10, 22, 20, 9, 4, main[1]),
    '',
  );
  return (
    shade(122, 110) +
    at(-84, 92, shell, 0.92, -14) +
    at(88, 88, shell, 1, 16) +
    at(
      0,
      -4,
      star(0, 0, 112, 52, 5, kit.o('#fff0b0', '#ff9c34', '#c8431c'), 'stroke="#c8431c" stroke-width="22" stroke-linejoin="round"') +
        star(0, 0, 112, 52, 5, kit.o('#fff0b0', '#ffab3c', '#e0602a'), 'stroke="#ffa63c" stroke-width="13" stroke-linejoin="round"') +
        kit.around(5, dots) +
        c(-15, -4, 8, '#fff') +
        c(17, -4, 8, '#fff') +
        c(-13, -2, 4.4, '#3a1a10') +
        c(15, -2, 4.4, '#3a1a10') +
        s('M-10 14Q1 26 12 14', '#8a2c10', 5),
      1,
      -8,
    ) +
    bubble(-92, -64, 17) +
    bubble(96, -88, 22) +
    bubble(70, -128, 10) +
    glint(-50, -104, 11)
  );
};

/** Oysters in a grid, all covered except one that shows its pearl and one that holds an urchin. */
export const oysterGrid: Motif = ({ kit, colours: { main, accent, glow } }) => {
  const shell = 'M0 34C-30 34-44 12-42-8C-30-30-16-36 0-36C16-36 30-30 42-8C44 12 30 34 0 34Z';
  const covered = kit.put(
    r(-36, -36, 72, 74, 16, '#0a0824', 'opacity=".45"') +
      r(-36, -40, 72, 74, 16, kit.v(accent[0], accent[1], accent[2])) +
      s('M-22 14Q-26-24 0-26Q26-24 22 14Q0 24-22 14M0 18V-24M-8 18L-14-20M8 18L14-20', '#fff', 3, 'opacity=".5"'),
    '',
  );
  const spot = (column: number, row: number): string => at((column - 1) * 82, (row - 1) * 84, covered);
  return (
    c(0, 0, 128, kit.f(`${glow}@.6`, `${glow}@0`)) +
    spot(0, 0) +
    spot(1, 0) +
    spot(0, 1) +
    spot(2, 1) +
    spot(1, 2) +
    spot(2, 2) +
    at(
      82,
      -84,
      r(-36, -40, 72, 74, 16, '#5c1830') +
        kit.around(12, s('M0-8V-34', '#1c0826', 5)) +
        c(0, -2, 20, kit.o('#9a5aaa', '#4a1d5c', '#1c0826')) +
        c(-7, -5, 5, '#fff') +
        c(7, -5, 5, '#fff') +
        c(-6, -4, 2.4, '#1a0724') +
        c(6, -4, 2.4, '#1a0724'),
    ) +
    at(-82, 84, covered) +
    at(
      0,
      0,
      c(0, 0, 66, kit.f('#fff6d8@.95', '#ffe9b0@0')) +
        p(shell, kit.v('#fff', main[0], main[1]), 'transform="translate(0 -20) scale(1.2)"') +
        s('M0 16V-58M-14 14L-30-46M14 14L30-46', main[2], 3, 'opacity=".5"') +
        p('M-54 10Q0-18 54 10Q46 52 0 52Q-46 52-54 10Z', kit.v('#fff', main[0], main[2])) +
        c(0, 12, 24, kit.o('#fff', '#fdf3ff', '#b59ad6')) +
        c(-9, 3, 6, '#fff'),
    ) +
    glint(40, -36, 12) +
    glint(-60, 52, 9)
  );
};
