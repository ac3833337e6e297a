import { silence, type SoundBox } from '../shell/sound.ts';

/** Sound for windows in tests: asks no player, and plays nothing. */
export const quiet: SoundBox = {
  settings: () => silence,
  asked: () => true,
  set: () => undefined,
  play: () => undefined,
};
