import { at, c, e, glint, many, n, r, s, p, type Kit } from './drawing.ts';
import { gold, type Palette } from './palettes.ts';

/** What is in the air of a picture: many and small behind the focal picture, few and near in front of it. That is what gives it depth. */
export interface Drift {
  readonly far: string;
  readonly near: string;
}

interface DriftInput {
  readonly kit: Kit;
  readonly colours: Palette;
  readonly random: () => number;
}

type Piece = (near: boolean, index: number) => string;

/** Far pieces anywhere in the upper part; near ones at the sides, where they hide nothing. */
function scatter({ random }: DriftInput, far: number, near: number, piece: Piece, turned = true): Drift {
  const turn = (): number => (turned ? Math.round(random() * 360) : 0);
  return {
    far: many(far, (index) => at(random() * 300, random() * 280, piece(false, index), 0.5 + random() * 0.5, turn())),
    near: many(near, (index) => {
      const side = index % 2 === 0 ? random() * 54 : 300 - random() * 54;
      return at(side, 60 + ((index + random()) * 300) / near, piece(true, index), 1.3 + random() * 1.1, turn());
    }),
  };
}

const petal = 'M0 0Q11-10 22 0Q11 9 0 0Z';

const drawDrift = {
  petals: (input) => {
    const [light, base] = input.colours.main;
    return scatter(input, 9, 5, (near) => p(petal, near ? input.kit.d(light, base) : base, near ? '' : 'opacity=".7"'));
  },
  leaves: (input) =>
    scatter(input, 8, 5, (near) => p(petal, near ? input.kit.d('#d9f59a', '#3f8a2c') : '#7fbf4a', near ? '' : 'opacity=".6"')),
  embers: (input) =>
    scatter(
      input,
      12,
      5,
      (near) => (near ? c(0, 0, 9, input.kit.f('#fff2b0', '#ff9a2c@.8', '#ff5a1c@0')) : c(0, 0, 2.6, '#ffc24a')),
      false,
    ),
  dust: (input) =>
    scatter(
      input,
      14,
      5,
      (near) =>
        c(
          0,
          0,
          near ? 9 : 2,
          near ? input.kit.f(`${input.colours.glow}@.7`, `${input.colours.glow}@0`) : input.colours.glow,
          near ? '' : 'opacity=".7"',
        ),
      false,
    ),
  lamps: (input) =>
    scatter(input, 8, 4, (near) => c(0, 0, near ? 16 : 7, input.kit.f(`${input.colours.glow}@.65`, `${input.colours.glow}@0`)), false),
  snow: (input) => scatter(input, 16, 7, (near) => c(0, 0, near ? 5 : 2.4, '#fff', near ? 'opacity=".85"' : 'opacity=".6"'), false),
  spray: (input) => scatter(input, 10, 5, (near) => c(0, 0, near ? 4.5 : 2.2, '#e6fbff', 'opacity=".7"'), false),
  rain: (input) => ({
    far: s(
      many(12, () => `M${n(input.random() * 300)} ${n(input.random() * 320)}l-4 18`),
      '#fff',
      1.6,
      'opacity=".3"',
    ),
    near: s(
      many(5, () => `M${n(input.random() * 300)} ${n(input.random() * 360)}l-9 40`),
      '#fff',
      2.6,
      'opacity=".32"',
    ),
  }),
  bubbles: (input) =>
    scatter(
      input,
      9,
      5,
      (near) =>
        c(
          0,
          0,
          near ? 9 : 5,
          near ? input.kit.o('#fff@.5', '#fff@.06', '#fff@.28') : 'none',
          'stroke="#fff" stroke-width="1.4" opacity=".6"',
        ),
      false,
    ),
  sparks: (input) =>
    scatter(
      input,
      8,
      4,
      (near) => glint(0, 0, near ? 11 : 7, near ? '#fff' : input.colours.glow, near ? 'opacity=".9"' : 'opacity=".75"'),
      false,
    ),
  confetti: (input) => {
    const fills = [input.colours.main[0], input.colours.accent[1], input.colours.glow, input.colours.main[1]];
    return scatter(input, 10, 6, (near, index) => r(-5, -3, 10, 6, 1.5, fills[index % 4] ?? '#fff', near ? '' : 'opacity=".75"'));
  },
  coins: (input) => {
    const face = input.kit.d(...gold);
    return scatter(
      input,
      6,
      5,
      (near) =>
        e(0, 2, 10, 8, gold[2], near ? '' : 'opacity=".8"') +
        e(0, 0, 10, 8, face) +
        e(0, 0, 6, 4.6, 'none', `stroke="${gold[2]}" stroke-width="1"`),
    );
  },
} as const satisfies Readonly<Record<string, (input: DriftInput) => Drift>>;

export type DriftName = keyof typeof drawDrift;

export const driftOf = (name: DriftName, input: DriftInput): Drift => drawDrift[name](input);
