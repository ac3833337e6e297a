import type { Texts } from '../../../../shell/texts.ts';
import type { SlotText } from '../../show/slot-texts.ts';
import type en from '../texts/EN.json';

/** Texts that every pack of this engine brings, besides its name and loading line. */
type PackText = 'orbRule';

export type ScatterTexts = Texts<SlotText | keyof typeof en | PackText>;
