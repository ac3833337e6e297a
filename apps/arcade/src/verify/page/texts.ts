import type { ShellText, Texts } from '../../shell/texts.ts';
import type en from './texts/EN.json';

/** The page's own texts, and those that it needs from every engine. */
export type VerifyTexts = Texts<ShellText | keyof typeof en | 'outcomeMatches' | 'outcomeDiffers' | 'howTo'>;
