import type { Note, Voice } from './voice.ts';

/** A bamboo rattle that is shaken: its tone is struck `times` times. */
const shaken = (frequency: number, start: number, times: number): Note[] =>
  Array.from({ length: times }, (_, index) => [frequency, start + index * 0.045, 0.16]);

/** Rattles of bamboo tubes on G, A, C, D and E. */
export const angklung: Voice = {
  wave: 'sine',
  brightness: 5600,
  notes: {
    press: [[196, 0, 0.07]],
    stop: shaken(146.8, 0, 2),
    rareStop: [...shaken(523.3, 0, 4), ...shaken(784, 0.18, 4)],
    win: [...shaken(392, 0, 3), ...shaken(523.3, 0.14, 3), ...shaken(587.3, 0.28, 4)],
    bigWin: [[98, 0, 1.4], ...[392, 440, 523.3, 587.3, 659.3, 784].flatMap((frequency, index) => shaken(frequency, index * 0.14, 4))],
    feature: [[98, 0, 1.6], ...[196, 293.7, 392, 523.3].flatMap((frequency, index) => shaken(frequency, index * 0.22, 5))],
    special: [...shaken(440, 0, 3), ...shaken(587.3, 0.15, 4)],
    fill: shaken(523.3, 0, 3),
  },
  tune: {
    root: 196,
    steps: [0, 2, 5, 7, 9],
    eighth: 0.24,
    bar: 8,
    melody: ['0.02.3.43.2.0...', '3.35.4.32.3.....', '5.57.6.54.3.2...', '3.24.3.20.......'].join(''),
    bass: '00332300',
  },
};
