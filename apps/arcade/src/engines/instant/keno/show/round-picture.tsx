import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { paidBy } from '../../events.ts';
import { RoundSheet } from '../../show/round-sheet.tsx';
import type { KenoEvent, DrawnEvent } from '../events.ts';
import type { KenoPack } from '../pack.ts';
import { sentenceOf, type KenoTexts } from './texts.ts';

export function RoundPicture({ pack, events, texts: said, worth }: RoundPictureProps<KenoPack, KenoEvent>) {
  const texts: KenoTexts = said;
  return <RoundSheet texts={texts} outcome={sentenceOf(pack, events[0] as DrawnEvent, texts)} win={worth(paidBy(events))} />;
}
