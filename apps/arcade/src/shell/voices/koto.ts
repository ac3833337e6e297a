import { run, type Voice } from './voice.ts';

/** In-sen on D (D, E flat, G, A, C), plucked strings. */
export const koto: Voice = {
  wave: 'triangle',
  brightness: 3400,
  notes: {
    press: [[146.8, 0, 0.1]],
    stop: [[98, 0, 0.1]],
    rareStop: run([587.3, 880], 0.09, 0.7),
    win: run([293.7, 392, 440, 587.3], 0.1, 0.45),
    bigWin: [[146.8, 0, 1.8], ...run([293.7, 311.1, 392, 440, 523.3, 587.3], 0.1, 0.6)],
    feature: [[73.4, 0, 1.8], ...run([146.8, 220, 293.7, 311.1, 293.7], 0.17, 1.3, 0.12)],
    special: run([220, 311.1, 293.7], 0.13, 0.8),
    fill: run([392, 587.3], 0.07, 0.5),
  },
  tune: {
    root: 293.7,
    steps: [0, 1, 5, 7, 10],
    eighth: 0.42,
    bar: 8,
    melody: ['0...3.2.1.0.....', '2..34.3.2...1...', '4.3.2.34.3......', '3.2.1.0...1.0...'].join(''),
    bass: '00220430',
  },
};
