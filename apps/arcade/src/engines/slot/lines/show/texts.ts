import type { Texts } from '../../../../shell/texts.ts';
import type { SlotText } from '../../show/slot-texts.ts';
import type en from '../texts/EN.json';

/** Texts that a pack of this engine brings besides its name and loading line, each only where the game has what the text is about. */
type PackText =
  | 'wildRule'
  | 'scatterRule'
  | 'scatterTimesRule'
  | 'scatterDrawn'
  | 'freeRule'
  | 'multiplierDrawn'
  | 'wildReelRule'
  | 'bloomRule'
  | 'bloomTold'
  | 'twinsRule'
  | 'twinsTold'
  | 'scatterWin'
  | `mix.${string}`;

export type LinesTexts = Texts<SlotText | keyof typeof en | PackText>;
