import type { Texts } from '../../../../shell/texts.ts';
import type { InstantText } from '../../show/texts.ts';
import type en from '../texts/EN.json';
import type { StopEvent } from '../events.ts';
import type { WheelPack } from '../pack.ts';
import { timesOf } from '../rules.ts';

export type WheelTexts = Texts<InstantText | keyof typeof en>;

/** The outcome in a sentence; segments are counted from 1, as people do. */
export function sentenceOf(pack: WheelPack, { at, ...choice }: StopEvent, { t, decimal }: WheelTexts): string {
  return t('stopped', { at: at + 1, size: choice.size, times: decimal(timesOf(pack, choice, at) / 10_000) });
}
