import type { ShellText, Texts } from '../../shell/texts.ts';
import type en from './texts/EN.json';

/** What the page says itself, and what it needs of every engine. */
export type VerifyTexts = Texts<ShellText | keyof typeof en | 'outcomeMatches' | 'outcomeDiffers' | 'howTo'>;
