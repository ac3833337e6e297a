import type { ShellText, Texts } from '../../../../shell/texts.ts';
import type en from '../texts/EN.json';

/** What the texts of every pack of this engine say beside its name and its loading line. */
type PackText = `symbol.${string}` | 'wildRule' | 'scatterRule' | 'freeRule' | 'scatterWin';

export type LinesTexts = Texts<ShellText | keyof typeof en | PackText>;
