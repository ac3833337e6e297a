import type { ShellText, Texts } from '../../../shell/texts.ts';
import type en from '../texts/EN.json';

/** What shell and family say; an engine adds its own. */
export type InstantText = ShellText | keyof typeof en;
export type InstantTexts = Texts<InstantText>;
