import { angklung } from './voices/angklung.ts';
import { bells } from './voices/bells.ts';
import { harp } from './voices/harp.ts';
import { koto } from './voices/koto.ts';
import { organ } from './voices/organ.ts';
import { oud } from './voices/oud.ts';
import { santoor } from './voices/santoor.ts';
import { shanty } from './voices/shanty.ts';
import { starlight } from './voices/starlight.ts';
import { steelpan } from './voices/steelpan.ts';
import { synth } from './voices/synth.ts';
import { waltz } from './voices/waltz.ts';
import type { Voice } from './voices/voice.ts';

export type { Note, Sound, Tune, Voice } from './voices/voice.ts';

/** By name, each on its own scale, in which all notes sound well together. */
export const voices = {
  bells,
  oud,
  waltz,
  shanty,
  santoor,
  starlight,
  synth,
  organ,
  koto,
  angklung,
  harp,
  steelpan,
} as const satisfies Record<string, Voice>;

export type VoiceName = keyof typeof voices;
