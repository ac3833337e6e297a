import { run, type Note, type Voice } from './voice.ts';

/** Pans in a row: each rings with its octave. */
const struck = (frequencies: readonly number[], step: number, length: number, start = 0): Note[] => [
  ...run(frequencies, step, length, start),
  ...run(
    frequencies.map((frequency) => frequency * 2),
    step,
    length / 2,
    start,
  ),
];

/** Steel pans in G major, off the beat. */
export const steelpan: Voice = {
  wave: 'sine',
  brightness: 6400,
  notes: {
    press: [[196, 0, 0.08]],
    stop: struck([146.8], 0, 0.12),
    rareStop: struck([587.3, 784], 0.08, 0.5),
    win: struck([392, 493.9, 587.3], 0.12, 0.35),
    bigWin: [[98, 0, 1.4], ...struck([392, 493.9, 587.3, 659.3, 587.3, 784], 0.13, 0.4)],
    feature: [[98, 0, 1.6], ...struck([196, 246.9, 293.7, 392, 493.9], 0.16, 0.9, 0.1)],
    special: struck([440, 587.3], 0.12, 0.5),
    fill: struck([493.9, 587.3], 0.07, 0.35),
  },
  tune: {
    root: 196,
    steps: [0, 2, 4, 5, 7, 9, 11],
    eighth: 0.18,
    bar: 8,
    melody: ['2..4..2.0..2..4.', '5..4..2.1.......', '3..5..3.1..3..5.', '4..2..1.0.......'].join(''),
    bass: '00043140',
  },
};
