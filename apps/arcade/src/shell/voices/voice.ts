export type Sound = 'press' | 'stop' | 'rareStop' | 'win' | 'bigWin' | 'feature' | 'special' | 'fill';

/** A note: frequency in Hz, start in s, length in s. */
export type Note = readonly [frequency: number, start: number, length: number];

/** The music of a voice: a melody over a bass, on a scale in which all of its sounds are at home. */
export interface Tune {
  /** The lowest tone of the melody, in Hz. */
  root: number;
  /** The tones of the scale, in semitones above the root. */
  steps: readonly number[];
  /** How long an eighth lasts, in s. */
  eighth: number;
  /** How many eighths a bar has. */
  bar: number;
  /** A tone of the scale for each eighth, from 0, the root; a dot is a rest. */
  melody: string;
  /** The tone that the bass and the chord above it begin with, one for each bar. */
  bass: string;
}

/** What a game's sounds are played with. */
export interface Voice {
  wave: OscillatorType;
  /** Above this frequency, in Hz, a note's colour is taken away as it fades. */
  brightness: number;
  notes: Readonly<Record<Sound, readonly Note[]>>;
  tune: Tune;
}

/** Notes of these frequencies, each `step` seconds after the one before, all of this length. */
export function run(frequencies: readonly number[], step: number, length: number, start = 0): Note[] {
  return frequencies.map((frequency, index) => [frequency, start + index * step, length]);
}
