export type Sound = 'press' | 'stop' | 'rareStop' | 'win' | 'bigWin' | 'feature' | 'special' | 'fill';

/** A note: frequency in Hz, start in s, length in s. */
export type Note = readonly [frequency: number, start: number, length: number];

/** What a game's sounds are played with. */
export interface Voice {
  wave: OscillatorType;
  /** Above this frequency, in Hz, a note's colour is taken away as it fades. */
  brightness: number;
  notes: Readonly<Record<Sound, readonly Note[]>>;
}

/** Notes of these frequencies, each `step` seconds after the one before, all of this length. */
export function run(frequencies: readonly number[], step: number, length: number, start = 0): Note[] {
  return frequencies.map((frequency, index) => [frequency, start + index * step, length]);
}
