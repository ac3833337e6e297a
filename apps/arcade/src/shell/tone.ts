/** How a tone is played: it rises in `rise` seconds to `loud` (0 to 1), and has died away `length` seconds after its beginning. */
export interface Tone {
  wave: OscillatorType;
  /** In Hz. */
  frequency: number;
  /** By the clock of the context, in s. */
  at: number;
  rise: number;
  length: number;
  loud: number;
  /** The node it passes through before its gain. */
  through?: AudioNode;
}

/** Too quiet to be heard. */
const nothing = 0.0008;

/** Plays a tone into `to`. */
export function playTone(context: AudioContext, to: AudioNode, { wave, frequency, at, rise, length, loud, through }: Tone): void {
  const oscillator = new OscillatorNode(context, { type: wave, frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + rise);
  volume.gain.exponentialRampToValueAtTime(nothing, at + length);
  (through ? oscillator.connect(through) : oscillator).connect(volume).connect(to);
  oscillator.start(at);
  oscillator.stop(at + length);
}
