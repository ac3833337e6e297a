import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { paidBy } from '../../events.ts';
import { RoundSheet } from '../../show/round-sheet.tsx';
import { boardOf } from '../board-state.ts';
import type { MinesEvent } from '../events.ts';
import type { MinesPack } from '../pack.ts';
import { sentenceOf } from './sentence.ts';
import type { MinesTexts } from './texts.ts';

/** The tiles that were opened, by number and in order, and how it ended. */
export function RoundPicture({ events, texts: said, worth }: RoundPictureProps<MinesPack, MinesEvent>) {
  const texts: MinesTexts = said;
  const { opened } = boardOf(events);
  return (
    <RoundSheet texts={texts} outcome={sentenceOf(events, '', texts)} win={worth(paidBy(events))}>
      <ol>
        {opened.map(({ tile, mine }) => (
          <li key={tile}>{texts.t(mine ? 'tileMine' : 'tileSafe', { tile: tile + 1 })}</li>
        ))}
      </ol>
    </RoundSheet>
  );
}
