import { silence, type SoundBox } from '../shell/sound.ts';

/** Sound for windows in tests: nobody is asked, and nothing is heard. */
export const quiet: SoundBox = {
  settings: () => silence,
  asked: () => true,
  set: () => undefined,
  setVoice: () => undefined,
  play: () => undefined,
};
