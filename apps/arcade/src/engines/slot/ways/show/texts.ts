import type { Texts } from '../../../../shell/texts.ts';
import type { SlotText } from '../../show/slot-texts.ts';
import type en from '../texts/EN.json';

/** Texts that every pack of this engine brings, besides its name and loading line; those of its own, where it has what they tell of. */
type PackText = 'scatterRule' | 'freeRule' | 'scatterWin';
type OwnText = 'wildRule' | 'printRule' | 'mysteryRule' | 'crossingRule' | 'respinRule' | 'respinTitle';

export type WaysTexts = Texts<SlotText | keyof typeof en | PackText | OwnText>;
