import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { paidBy } from '../../events.ts';
import { RoundSheet } from '../../show/round-sheet.tsx';
import type { WheelEvent, StopEvent } from '../events.ts';
import type { WheelPack } from '../pack.ts';
import { sentenceOf, type WheelTexts } from './texts.ts';

export function RoundPicture({ pack, events, texts: said, worth }: RoundPictureProps<WheelPack, WheelEvent>) {
  const texts: WheelTexts = said;
  return <RoundSheet texts={texts} outcome={sentenceOf(pack, events[0] as StopEvent, texts)} win={worth(paidBy(events))} />;
}
