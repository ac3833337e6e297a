import { run, type Voice } from './voice.ts';

/** C major on the hollow pipes of a fairground. */
export const organ: Voice = {
  wave: 'square',
  brightness: 2600,
  notes: {
    press: [[261.6, 0, 0.07]],
    stop: [[130.8, 0, 0.08]],
    rareStop: run([784, 1046.5], 0.08, 0.35),
    win: run([523.3, 659.3, 784, 659.3, 1046.5], 0.1, 0.2),
    bigWin: [[261.6, 0, 1.4], ...run([523.3, 659.3, 784, 1046.5, 880], 0.12, 0.18), [1046.5, 0.6, 0.9]],
    feature: run([261.6, 329.6, 392, 523.3], 0.14, 0.8),
    special: run([392, 523.3], 0.1, 0.4),
    fill: run([523.3, 784], 0.08, 0.25),
  },
  tune: {
    root: 261.6,
    steps: [0, 2, 4, 5, 7, 9, 11],
    eighth: 0.17,
    bar: 4,
    melody: ['4.424.4245674...', '3.313.3134563...', '2.204.206.531...', '2.421.310.4.0...'].join(''),
    bass: '0404414104044040',
  },
};
