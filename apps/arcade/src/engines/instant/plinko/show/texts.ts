import type { Texts } from '../../../../shell/texts.ts';
import type { InstantText } from '../../show/texts.ts';
import type en from '../texts/EN.json';
import type { FallEvent } from '../events.ts';
import type { PlinkoPack } from '../pack.ts';
import { binOf, timesOf } from '../rules.ts';

export type PlinkoTexts = Texts<InstantText | keyof typeof en>;

/** The outcome in a sentence; bins are counted from 1, as people do. */
export function sentenceOf(pack: PlinkoPack, { path, ...choice }: FallEvent, { t, decimal }: PlinkoTexts): string {
  const bin = binOf(path);
  return t('fell', { bin: bin + 1, bins: choice.rows + 1, times: decimal(timesOf(pack, choice, bin) / 10_000) });
}
