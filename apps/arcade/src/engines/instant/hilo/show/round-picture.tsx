import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { paidBy } from '../../events.ts';
import { RoundSheet } from '../../show/round-sheet.tsx';
import type { HiloEvent } from '../events.ts';
import type { HiloPack } from '../pack.ts';
import { cardsOf } from '../rules.ts';
import { cardName } from './card-name.ts';
import { sentenceOf } from './sentence.ts';
import type { HiloTexts } from './texts.ts';

/** The cards in order, and how it ended. */
export function RoundPicture({ events, texts: said, worth }: RoundPictureProps<HiloPack, HiloEvent>) {
  const texts: HiloTexts = said;
  return (
    <RoundSheet texts={texts} outcome={sentenceOf(events, '', texts)} win={worth(paidBy(events))}>
      <ol>
        {cardsOf(events).map((card, index) => (
          <li key={index}>{cardName(card, texts)}</li>
        ))}
      </ol>
    </RoundSheet>
  );
}
