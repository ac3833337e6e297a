import type { Texts } from '../../../../shell/texts.ts';
import type { InstantText } from '../../show/texts.ts';
import type en from '../texts/EN.json';
import type { DrawnEvent } from '../events.ts';
import type { KenoPack } from '../pack.ts';
import { ascending, hitsOf } from '../rules.ts';

export type KenoTexts = Texts<InstantText | keyof typeof en>;

/** The outcome in a sentence, with the numbers in ascending order. */
export function sentenceOf(_pack: KenoPack, { drawn, picks }: DrawnEvent, { t, count }: KenoTexts): string {
  return t('drawnSentence', { numbers: ascending(drawn).map(count).join(' '), hits: hitsOf(picks, drawn), picks: picks.length });
}
