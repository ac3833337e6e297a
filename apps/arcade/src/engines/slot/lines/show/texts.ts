import type { ShellText, Texts } from '../../../../shell/texts.ts';
import type en from '../texts/EN.json';

/** Texts that every pack of this engine brings, besides its name and loading line. */
type PackText = `symbol.${string}` | 'wildRule' | 'scatterRule' | 'freeRule' | 'scatterWin';

export type LinesTexts = Texts<ShellText | keyof typeof en | PackText>;
