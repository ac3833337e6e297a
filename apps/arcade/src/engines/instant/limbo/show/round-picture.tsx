import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { paidBy } from '../../events.ts';
import { RoundSheet } from '../../show/round-sheet.tsx';
import type { LimboEvent, PointEvent } from '../events.ts';
import type { LimboPack } from '../pack.ts';
import { sentenceOf, type LimboTexts } from './texts.ts';

export function RoundPicture({ events, texts: said, worth }: RoundPictureProps<LimboPack, LimboEvent>) {
  const texts: LimboTexts = said;
  return <RoundSheet texts={texts} outcome={sentenceOf(events[0] as PointEvent, texts)} win={worth(paidBy(events))} />;
}
