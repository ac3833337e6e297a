import type { ShellText, Texts } from '../../../shell/texts.ts';
import type en from '../texts/EN.json';

/** Texts of the shell, of all slots, and the names of a pack's symbols. */
export type SlotText = ShellText | keyof typeof en | `symbol.${string}`;

export type SlotTexts = Texts<SlotText>;
