import { keep, recall } from './kept.ts';
import { startMusic, type Music } from './music.ts';
import { playTone } from './tone.ts';
import { voices, type Note, type Sound, type Voice, type VoiceName } from './voices.ts';

export type { Sound } from './voices.ts';

/** What a player wants to hear; `volume` from 0 to 1. */
export interface SoundSettings {
  effects: boolean;
  music: boolean;
  volume: number;
}

export interface SoundBox {
  /** What is heard now; nothing until the player asks for sound. */
  settings(): SoundSettings;
  /** The player has been asked whether to play with sound, at some time in this browser. */
  asked(): boolean;
  /** Takes effect at once, and is kept for the next game. */
  set(settings: SoundSettings): void;
  play(sound: Sound): void;
}

const keptAs = 'parlour.arcade.sound';
export const silence: SoundSettings = { effects: false, music: false, volume: 0.7 };

/** Sounds and music of a voice, synthesised. Browsers play nothing before a press, so what was chosen in an earlier game begins with the first one. */
export function createSound(voiceName: VoiceName): SoundBox {
  const kept = recall('browser', keptAs) as Partial<SoundSettings> | null;
  let settings = { ...silence, ...kept };
  let isAsked = kept !== null;
  const voice = voices[voiceName];
  let out: { context: AudioContext; volume: GainNode } | undefined;
  let music: Music | undefined;

  const apply = () => {
    if (settings.effects || settings.music) {
      out ??= open();
      void out.context.resume();
      out.volume.gain.value = settings.volume;
    }
    if (settings.music && out) music ??= startMusic(out.context, out.volume, voice);
    else {
      music?.stop();
      music = undefined;
    }
  };
  const begin = () => {
    removeEventListener('pointerdown', begin);
    removeEventListener('keydown', begin);
    apply();
  };
  addEventListener('pointerdown', begin);
  addEventListener('keydown', begin);
  // Nobody wants to hear a game that they do not see.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void out?.context.suspend();
    else if (settings.effects || settings.music) void out?.context.resume();
  });

  return {
    settings: () => settings,
    asked: () => isAsked,
    set(next) {
      settings = next;
      isAsked = true;
      keep('browser', keptAs, next);
      apply();
    },
    play(sound) {
      if (!settings.effects || !out) return;
      for (const note of voice.notes[sound]) pluck(out.context, out.volume, voice, note);
    },
  };
}

function open() {
  const context = new AudioContext();
  const volume = new GainNode(context);
  volume.connect(context.destination);
  return { context, volume };
}

/** A plucked string: loud and bright at once, then dying away. */
function pluck(context: AudioContext, to: AudioNode, { wave, brightness }: Voice, [frequency, start, length]: Note): void {
  const at = context.currentTime + start;
  const colour = new BiquadFilterNode(context, { type: 'lowpass', frequency: brightness });
  colour.frequency.setValueAtTime(brightness, at);
  colour.frequency.exponentialRampToValueAtTime(Math.min(brightness, frequency * 1.5), at + length);
  playTone(context, to, { wave, frequency, at, rise: 0.012, length, loud: 0.23, through: colour });
}
