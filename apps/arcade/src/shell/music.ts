import { playTone } from './tone.ts';
import type { Voice } from './voices.ts';

/** Music that goes on until it is stopped. */
export interface Music {
  stop(): void;
}

/**
 * Degrees of the voice's scale for each eighth; undefined is a rest. Three phrases and a return, so that it does not soon grow tiresome.
 */
const rest = undefined;
const melody = [
  [0, rest, 2, rest, 4, 3, 2, rest, 1, rest, 2, rest, 0, rest, rest, rest],
  [2, rest, 4, rest, 5, 4, 3, rest, 4, rest, 2, rest, 1, rest, rest, rest],
  [4, rest, 5, 4, 2, rest, 3, rest, 1, rest, 0, 1, 2, rest, rest, rest],
  [0, 2, rest, 4, rest, 2, 1, rest, 0, rest, rest, 1, 0, rest, rest, rest],
].flat();
/** Degrees of the bass, one for half a phrase. */
const bass = [0, 3, 0, 4, 2, 3, 0, 0];
const beat = 60 / 84 / 2;
/** Notes are scheduled this far ahead, in s, so that a busy moment of the page is not heard. */
const ahead = 0.6;

/**
 * Three voices on the scale of the game's own sounds: a melody, a bass and a chord that swells below it, in a room made of noise. It is
 * quiet, as it lies under the effects.
 */
export function startMusic(context: AudioContext, to: AudioNode, voice: Voice): Music {
  const scale = scaleOf(voice);
  const degree = (index: number, octave: number) => scale[index % scale.length]! * 2 ** (octave + Math.floor(index / scale.length));
  const mix = new GainNode(context, { gain: 0.35 });
  const room = new ConvolverNode(context, { buffer: roomOf(context) });
  const echo = new GainNode(context, { gain: 0.5 });
  mix.connect(to);
  mix.connect(room).connect(echo).connect(to);

  let step = 0;
  let at = context.currentTime + 0.1;
  const layOut = () => {
    // After a suspension, continue from now.
    at = Math.max(at, context.currentTime);
    for (; at < context.currentTime + ahead; at += beat, step += 1) {
      const tone = melody[step % melody.length];
      if (tone !== undefined)
        playTone(context, mix, { wave: voice.wave, frequency: degree(tone, 1), at, rise: 0.02, length: 0.9, loud: 0.16 });
      if (step % 8 === 0) {
        const root = bass[(step / 8) % bass.length]!;
        playTone(context, mix, { wave: 'sine', frequency: degree(root, -1), at, rise: 0.05, length: beat * 7, loud: 0.3 });
        for (const third of [0, 2, 4])
          playTone(context, mix, {
            wave: 'triangle',
            frequency: degree(root + third, 0),
            at,
            rise: beat * 2,
            length: beat * 9,
            loud: 0.045,
          });
      }
    }
  };
  layOut();
  const timer = setInterval(layOut, 200);
  return {
    stop() {
      clearInterval(timer);
      mix.gain.linearRampToValueAtTime(0, context.currentTime + 0.4);
      setTimeout(() => [mix, room, echo].forEach((node) => node.disconnect()), 3_000);
    },
  };
}

/** The tones of the voice's sounds within one octave, from its lowest. */
function scaleOf({ notes }: Voice): number[] {
  const all = Object.values(notes).flatMap((sound) => sound.map(([frequency]) => frequency));
  const lowest = Math.min(...all);
  const root = lowest * 2 ** Math.max(0, Math.ceil(Math.log2(180 / lowest)));
  const within = all.map((frequency) => frequency / 2 ** Math.floor(Math.log2(frequency / root)));
  return within.toSorted((one, other) => one - other).filter((tone, index, sorted) => index === 0 || tone / sorted[index - 1]! > 1.03);
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
