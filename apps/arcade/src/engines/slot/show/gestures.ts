/** The pose of a picture at a moment of its gesture, relative to its pose at rest. */
export interface Pose {
  /** Times its size. */
  grow: number;
  /** Times its width, on top of that. */
  wide: number;
  /** Radians. */
  turn: number;
  /** Upwards, in its own heights. */
  rise: number;
}

const wave = (progress: number, halves = 1) => Math.sin(progress * Math.PI * halves);
/** How a picture stands when nothing moves it. */
export const atRest: Pose = { grow: 1, wide: 1, turn: 0, rise: 0 };

/** How symbols move when they win, by name: each runs from 0 to 1 and ends as it began. */
export const gestures = {
  swell: (progress) => ({ ...atRest, grow: 1 + wave(progress) * 0.14, turn: wave(progress, 2) * 0.05 }),
  /** Up and down again, as a fish out of the water. */
  leap: (progress) => ({ ...atRest, grow: 1 + wave(progress) * 0.08, turn: -wave(progress, 2) * 0.16, rise: wave(progress) * 0.2 }),
  /** To and fro, like something hanging. */
  sway: (progress) => ({ ...atRest, grow: 1 + wave(progress) * 0.08, turn: wave(progress, 4) * 0.16 * (1 - progress) }),
  /** Once around its vertical axis, like a coin. */
  flip: (progress) => ({ ...atRest, grow: 1 + wave(progress) * 0.1, wide: Math.max(0.02, Math.abs(Math.cos(progress * Math.PI * 2))) }),
  /** Brighter twice, like a flame. */
  flare: (progress) => ({ ...atRest, grow: 1 + Math.abs(wave(progress, 2)) * 0.17 }),
  /** Once around, like a wheel. */
  roll: (progress) => ({
    ...atRest,
    grow: 1 + wave(progress) * 0.08,
    turn: ((1 - Math.cos(progress * Math.PI)) * Math.PI) % (2 * Math.PI),
  }),
  /** Narrow and wide again three times, like wings. */
  flutter: (progress) => ({ ...atRest, grow: 1 + wave(progress) * 0.12, wide: 1 - Math.abs(wave(progress, 3)) * 0.3 }),
  /** Down and up on its feet. */
  bow: (progress) => ({ ...atRest, grow: 1 + wave(progress) * 0.06, wide: 1 + wave(progress, 2) * 0.1, rise: -wave(progress, 2) * 0.06 }),
} as const satisfies Record<string, (progress: number) => Pose>;

export type GestureName = keyof typeof gestures;
