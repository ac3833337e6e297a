export type Sound = 'press' | 'stop' | 'rareStop' | 'win' | 'bigWin' | 'feature';

/** Notes as [frequency in Hz, start in s, length in s]. A pentatonic scale, so that everything goes together. */
const notes: Record<Sound, readonly (readonly [number, number, number])[]> = {
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
};

export interface SoundBox {
  setOn(on: boolean): void;
  play(sound: Sound): void;
}

/** Synthesised sound, off until the player turns it on: browsers play nothing before a press. */
export function createSound(): SoundBox {
  let context: AudioContext | undefined;
  let on = false;
  return {
    setOn(next) {
      on = next;
      if (on) void (context ??= new AudioContext()).resume();
    },
    play(sound) {
      if (!on || !context) return;
      for (const [frequency, start, length] of notes[sound]) pluck(context, frequency, context.currentTime + start, length);
    },
  };
}

function pluck(context: AudioContext, frequency: number, at: number, length: number): void {
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.16, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, at + length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
