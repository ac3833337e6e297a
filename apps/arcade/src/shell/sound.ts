import { voices, type Note, type Sound, type Voice, type VoiceName } from './voices.ts';

export type { Sound } from './voices.ts';

export interface SoundBox {
  setOn(on: boolean): void;
  /** What all sounds from now on are played with. */
  setVoice(voice: VoiceName): void;
  play(sound: Sound): void;
}

/** Synthesised sound, off until the player turns it on: browsers play nothing before a press. */
export function createSound(): SoundBox {
  let context: AudioContext | undefined;
  let on = false;
  let voice: Voice = voices.bells;
  return {
    setOn(next) {
      on = next;
      if (on) void (context ??= new AudioContext()).resume();
    },
    setVoice(name) {
      voice = voices[name];
    },
    play(sound) {
      if (!on || !context) return;
      for (const note of voice.notes[sound]) pluck(context, voice, note);
    },
  };
}

/** A plucked string: loud and bright at once, then dying away. */
function pluck(context: AudioContext, { wave, brightness }: Voice, [frequency, start, length]: Note): void {
  const at = context.currentTime + start;
  const oscillator = new OscillatorNode(context, { type: wave, frequency });
  const colour = new BiquadFilterNode(context, { type: 'lowpass', frequency: brightness });
  colour.frequency.setValueAtTime(brightness, at);
  colour.frequency.exponentialRampToValueAtTime(Math.min(brightness, frequency * 1.5), at + length);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.16, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, at + length);
  oscillator.connect(colour).connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
