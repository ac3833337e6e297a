import { run, type Voice } from './voice.ts';

/** Pure tones in C lydian with a long ring. */
export const starlight: Voice = {
  wave: 'sine',
  brightness: 7000,
  notes: {
    press: [[329.6, 0, 0.12]],
    stop: [[164.8, 0, 0.14]],
    rareStop: run([740, 1108.7], 0.09, 1),
    win: run([523.3, 659.3, 740], 0.1, 0.7),
    bigWin: [[130.8, 0, 2], ...run([523.3, 587.3, 740, 784, 987.8, 1174.7, 1480], 0.11, 1.2)],
    feature: [[65.4, 0, 2.4], [130.8, 0.1, 2.2], ...run([329.6, 370, 493.9, 587.3, 740], 0.22, 1.8, 0.3)],
    special: run([1480, 1174.7, 987.8, 740], 0.07, 0.8),
    fill: run([493.9, 740], 0.09, 0.8),
  },
  tune: {
    root: 261.6,
    steps: [0, 2, 4, 6, 7, 11],
    eighth: 0.46,
    bar: 8,
    melody: ['0...4.....5.....', '4...3...1.......', '2...6.....5.....', '4..31...0.......'].join(''),
    bass: '00112200',
  },
};
