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

/** By name, each on a scale of its own in which everything goes together. */
export const voices = {
  /** Pentatonic, soft. */
  bells: {
    wave: 'triangle',
    brightness: 8000,
    notes: {
      press: [[220, 0, 0.08]],
      stop: [[130.8, 0, 0.09]],
      rareStop: [
        [659.3, 0, 0.5],
        [987.8, 0.06, 0.6],
      ],
      win: [
        [523.3, 0, 0.25],
        [659.3, 0.09, 0.25],
        [784, 0.18, 0.4],
      ],
      bigWin: [
        [523.3, 0, 0.3],
        [659.3, 0.1, 0.3],
        [784, 0.2, 0.3],
        [1046.5, 0.3, 0.5],
        [1318.5, 0.45, 0.9],
      ],
      feature: [
        [196, 0, 1.6],
        [293.7, 0.15, 1.5],
        [392, 0.3, 1.4],
        [587.3, 0.45, 1.6],
      ],
      special: [
        [293.7, 0, 0.6],
        [440, 0.12, 0.8],
      ],
      fill: [
        [392, 0, 0.3],
        [784, 0.07, 0.5],
      ],
    },
  },
  /** Hijaz on D (D, E flat, F sharp, G, A, B flat, C), plucked. */
  oud: {
    wave: 'sawtooth',
    brightness: 1900,
    notes: {
      press: [[146.8, 0, 0.12]],
      stop: [[98, 0, 0.12]],
      rareStop: [
        [370, 0, 0.5],
        [587.3, 0.07, 0.8],
      ],
      win: [
        [293.7, 0, 0.3],
        [311.1, 0.09, 0.25],
        [370, 0.18, 0.3],
        [440, 0.28, 0.6],
      ],
      bigWin: [
        [293.7, 0, 0.3],
        [370, 0.11, 0.3],
        [440, 0.22, 0.3],
        [466.2, 0.33, 0.3],
        [440, 0.42, 0.3],
        [587.3, 0.55, 1.2],
        [146.8, 0.55, 1.4],
      ],
      feature: [
        [73.4, 0, 2],
        [146.8, 0.1, 1.8],
        [220, 0.3, 1.6],
        [311.1, 0.5, 0.5],
        [293.7, 0.68, 1.8],
      ],
      special: [
        [146.8, 0, 1],
        [155.6, 0.16, 0.7],
        [185, 0.32, 0.9],
      ],
      fill: [
        [220, 0, 0.3],
        [293.7, 0.06, 0.3],
        [440, 0.12, 0.7],
      ],
    },
  },
} as const satisfies Record<string, Voice>;

export type VoiceName = keyof typeof voices;
