import { run, type Voice } from './voice.ts';

/** A minor, bright and short, like lights switching. */
export const synth: Voice = {
  wave: 'sawtooth',
  brightness: 5200,
  notes: {
    press: [[110, 0, 0.06]],
    stop: [[82.4, 0, 0.07]],
    rareStop: run([880, 1318.5], 0.05, 0.3),
    win: run([440, 523.3, 659.3, 880], 0.07, 0.2),
    bigWin: [[110, 0, 1.2], ...run([440, 523.3, 659.3, 880, 1046.5], 0.09, 0.16), [1318.5, 0.45, 0.8]],
    feature: run([55, 110, 164.8, 220, 329.6], 0.12, 1.2),
    special: run([220, 329.6, 440], 0.08, 0.4),
    fill: run([329.6, 659.3], 0.06, 0.25),
  },
  tune: {
    root: 220,
    steps: [0, 3, 7, 10],
    eighth: 0.2,
    bar: 8,
    melody: ['02320.2302320.4.', '02320.2342320.1.', '12421.24124213..', '02320.23421.0...'].join(''),
    bass: '00001330',
  },
};
