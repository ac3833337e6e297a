import { at, c, glint, many, p, r, s } from '../drawing.ts';
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
