import { run, type Voice } from './voice.ts';

/** Hammered strings on the notes of Yaman (C, D, E, F sharp, G, A, B), struck in quick runs. */
export const santoor: Voice = {
  wave: 'triangle',
  brightness: 9500,
  notes: {
    press: [[261.6, 0, 0.08]],
    stop: [[130.8, 0, 0.12]],
    rareStop: run([740, 784, 987.8], 0.05, 0.5),
    win: run([523.3, 587.3, 659.3, 784], 0.07, 0.35),
    bigWin: [[130.8, 0, 1.6], ...run([523.3, 659.3, 740, 784, 987.8, 880, 784, 1046.5], 0.09, 0.6)],
    feature: [[130.8, 0, 2], [196, 0.05, 1.9], ...run([392, 493.9, 587.3, 740, 784, 987.8], 0.11, 1.1, 0.2)],
    special: run([493.9, 587.3, 740], 0.1, 0.7),
    fill: run([784, 987.8], 0.06, 0.5),
  },
  tune: {
    root: 261.6,
    steps: [0, 2, 4, 6, 7, 9, 11],
    eighth: 0.2,
    bar: 8,
    melody: ['01234.4.32120...', '45677.6.54342...', '23456.5.43211...', '43210.1.21010...'].join(''),
    bass: '00441440',
  },
};
