import { run, type Voice } from './voice.ts';

/** A concertina in D dorian, low and round. */
export const shanty: Voice = {
  wave: 'square',
  brightness: 1300,
  notes: {
    press: [[146.8, 0, 0.1]],
    stop: [[73.4, 0, 0.16]],
    rareStop: run([440, 587.3], 0.08, 0.7),
    win: run([293.7, 349.2, 440], 0.1, 0.35),
    bigWin: [[146.8, 0, 1.2], ...run([293.7, 349.2, 392, 440, 523.3, 440, 587.3], 0.12, 0.4)],
    feature: [[73.4, 0, 1.8], ...run([146.8, 220, 293.7, 349.2, 440], 0.2, 1.3, 0.1)],
    special: run([220, 261.6, 293.7], 0.16, 0.8),
    fill: run([293.7, 440], 0.08, 0.5),
  },
  tune: {
    root: 293.7,
    steps: [0, 2, 3, 5, 7, 9, 10],
    eighth: 0.19,
    bar: 6,
    melody: ['0.04.45.43.2', '6.64.34..2..', '0.04.45.67.6', '4.34.10.....'].join(''),
    bass: '00660640',
  },
};
