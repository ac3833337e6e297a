import type { Texts } from '../../../../shell/texts.ts';
import type { SlotText } from '../../show/slot-texts.ts';
import type en from '../texts/EN.json';

/** Texts that every pack of this engine brings, besides its name and loading line; texts of its own features only where it has them. */
type PackText = 'scatterRule' | 'freeRule' | 'scatterWin';
type OwnText = 'wildRule' | 'printRule' | 'mysteryRule' | 'crossingRule' | 'respinRule' | 'respinTitle';

export type WaysTexts = Texts<SlotText | keyof typeof en | PackText | OwnText>;
