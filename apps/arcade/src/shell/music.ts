import { playTone } from './tone.ts';
import type { Tune, Voice } from './voices.ts';

/** Music that goes on until it is stopped. */
export interface Music {
  stop(): void;
}

/** Notes are scheduled this far ahead, in s, so that a busy moment of the page is not heard. */
const ahead = 0.6;
/** The music's colour is never brighter than this, in Hz, as it lies under the effects. */
const brightest = 3_200;
/** A chord's tones above its first, counted in tones of the scale. */
const chord = [0, 2, 4] as const;

/** What begins with an eighth of a tune, in Hz. */
export interface Beginning {
  melody?: number;
  bass?: number;
  chord?: readonly number[];
}

/** What begins with the eighth at `step`, from 0; the tune repeats. */
export function beginningAt({ root, steps, bar, melody, bass }: Tune, step: number): Beginning {
  const tone = (index: number, octave: number) =>
    root * 2 ** (octave + Math.floor(index / steps.length) + steps[index % steps.length]! / 12);
  const high = melody[step % melody.length]!;
  const low = Number(bass[Math.floor(step / bar) % bass.length]);
  return {
    ...(high === '.' ? {} : { melody: tone(Number(high), 1) }),
    ...(step % bar === 0 ? { bass: tone(low, -1), chord: chord.map((above) => tone(low + above, 0)) } : {}),
  };
}

/** Three voices: a melody, a bass and a chord that swells below it, in a room made of noise. It is quiet, as it lies under the effects. */
export function startMusic(context: AudioContext, to: AudioNode, { wave, brightness, tune }: Voice): Music {
  const mix = new GainNode(context, { gain: 0.35 });
  const colour = new BiquadFilterNode(context, { type: 'lowpass', frequency: Math.min(brightness, brightest) });
  const room = new ConvolverNode(context, { buffer: roomOf(context) });
  const echo = new GainNode(context, { gain: 0.5 });
  mix.connect(colour).connect(to);
  colour.connect(room).connect(echo).connect(to);

  const { eighth, bar } = tune;
  let step = 0;
  let at = context.currentTime + 0.1;
  const layOut = () => {
    // After a suspension, continue from now.
    at = Math.max(at, context.currentTime);
    for (; at < context.currentTime + ahead; at += eighth, step += 1) {
      const { melody, bass, chord: tones = [] } = beginningAt(tune, step);
      if (melody !== undefined) playTone(context, mix, { wave, frequency: melody, at, rise: 0.02, length: 0.9, loud: 0.16 });
      if (bass !== undefined)
        playTone(context, mix, { wave: 'sine', frequency: bass, at, rise: 0.05, length: eighth * (bar - 1), loud: 0.3 });
      for (const frequency of tones)
        playTone(context, mix, { wave: 'triangle', frequency, at, rise: eighth * 2, length: eighth * (bar + 1), loud: 0.045 });
    }
  };
  layOut();
  const timer = setInterval(layOut, 200);
  return {
    stop() {
      clearInterval(timer);
      mix.gain.linearRampToValueAtTime(0, context.currentTime + 0.4);
      setTimeout(() => [mix, colour, room, echo].forEach((node) => node.disconnect()), 3_000);
    },
  };
}

/** Two seconds of noise that dies away: what a hall answers to a clap. The same noise each time, so nothing here is drawn by chance. */
function roomOf(context: AudioContext): AudioBuffer {
  const length = 2 * context.sampleRate;
  const buffer = new AudioBuffer({ numberOfChannels: 2, length, sampleRate: context.sampleRate });
  let state = 1;
  for (let channel = 0; channel < 2; channel++) {
    const samples = buffer.getChannelData(channel);
    for (let index = 0; index < length; index++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      samples[index] = (state / 2 ** 31 - 1) * (1 - index / length) ** 3;
    }
  }
  return buffer;
}
