import { run, type Voice } from './voice.ts';

/** A harpsichord in harmonic A minor, in three-four time. */
export const waltz: Voice = {
  wave: 'sawtooth',
  brightness: 5200,
  notes: {
    press: [[220, 0, 0.1]],
    stop: [[110, 0, 0.14]],
    rareStop: run([523.3, 659.3], 0.07, 0.6),
    win: run([440, 523.3, 659.3], 0.11, 0.4),
    bigWin: [[110, 0, 0.5], ...run([261.6, 329.6, 440], 0, 0.3, 0.17), ...run([659.3, 698.5, 659.3, 830.6, 880], 0.17, 0.5, 0.34)],
    feature: [[110, 0, 2], ...run([220, 261.6, 329.6, 415.3, 440], 0.16, 1.4, 0.1)],
    special: run([329.6, 415.3, 440], 0.14, 0.8),
    fill: run([329.6, 440, 659.3], 0.07, 0.5),
  },
};
