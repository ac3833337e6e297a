import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { paidBy } from '../../events.ts';
import { RoundSheet } from '../../show/round-sheet.tsx';
import type { DiceEvent, RollEvent } from '../events.ts';
import type { DicePack } from '../pack.ts';
import { sentenceOf, type DiceTexts } from './texts.ts';

export function RoundPicture({ events, texts: said, worth }: RoundPictureProps<DicePack, DiceEvent>) {
  const texts: DiceTexts = said;
  return <RoundSheet texts={texts} outcome={sentenceOf(events[0] as RollEvent, texts)} win={worth(paidBy(events))} />;
}
