import type { Texts } from '../../../../shell/texts.ts';
import type { InstantText } from '../../show/texts.ts';
import type en from '../texts/EN.json';
import type { PointEvent } from '../events.ts';

export type LimboTexts = Texts<InstantText | keyof typeof en>;

/** The outcome in a sentence, such as “Reached 1.26×, short of your target of 2.00×.” */
export function sentenceOf({ point, target }: PointEvent, { t, decimal }: LimboTexts): string {
  return t(point >= target ? 'reached' : 'notReached', { point: decimal(point / 100), target: decimal(target / 100) });
}
