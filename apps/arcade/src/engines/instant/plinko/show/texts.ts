import type { Texts } from '../../../../shell/texts.ts';
import type { InstantText } from '../../show/texts.ts';
import type en from '../texts/EN.json';
import { timesText } from '../../times.ts';
import type { FallEvent } from '../events.ts';
import type { PlinkoPack } from '../pack.ts';
import { binOf, timesOf } from '../rules.ts';

export type PlinkoTexts = Texts<InstantText | keyof typeof en>;

/** The outcome in a sentence; bins are counted from 1, as people do. */
export function sentenceOf(pack: PlinkoPack, { path, ...choice }: FallEvent, { t }: PlinkoTexts): string {
  const bin = binOf(path);
  return t('fell', { bin: bin + 1, bins: choice.rows + 1, times: timesText(timesOf(pack, choice, bin)) });
}
