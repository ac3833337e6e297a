import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { paidBy } from '../../events.ts';
import { RoundSheet } from '../../show/round-sheet.tsx';
import type { PlinkoEvent, FallEvent } from '../events.ts';
import type { PlinkoPack } from '../pack.ts';
import { sentenceOf, type PlinkoTexts } from './texts.ts';

export function RoundPicture({ pack, events, texts: said, worth }: RoundPictureProps<PlinkoPack, PlinkoEvent>) {
  const texts: PlinkoTexts = said;
  return <RoundSheet texts={texts} outcome={sentenceOf(pack, events[0] as FallEvent, texts)} win={worth(paidBy(events))} />;
}
