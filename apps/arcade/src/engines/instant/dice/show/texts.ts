import type { Texts } from '../../../../shell/texts.ts';
import type { InstantText } from '../../show/texts.ts';
import type en from '../texts/EN.json';
import type { RollEvent } from '../events.ts';
import { targetOf, wins } from '../rules.ts';

export type DiceTexts = Texts<InstantText | keyof typeof en>;

/** The outcome in a sentence, such as “Rolled 47.31, under 50.00.” */
export function sentenceOf({ rolled, ...choice }: RollEvent, { t, decimal }: DiceTexts): string {
  const values = { rolled: decimal(rolled / 100), target: decimal(targetOf(choice) / 100) };
  const won = wins(choice, rolled);
  if (choice.side === 'under') return t(won ? 'rolledUnder' : 'rolledNotUnder', values);
  return t(won ? 'rolledOver' : 'rolledNotOver', values);
}
