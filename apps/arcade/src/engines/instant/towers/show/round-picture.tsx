import type { RoundPictureProps } from '../../../../verify/page/verified-game.ts';
import { paidBy } from '../../events.ts';
import { RoundSheet } from '../../show/round-sheet.tsx';
import type { TowersEvent } from '../events.ts';
import type { TowersPack } from '../pack.ts';
import { sentenceOf } from './sentence.ts';
import type { TowersTexts } from './texts.ts';

/** The doors that were opened, floor by floor, and how it ended. */
export function RoundPicture({ events, texts: said, worth }: RoundPictureProps<TowersPack, TowersEvent>) {
  const texts: TowersTexts = said;
  const opened = events.filter((event) => event.type === 'reveal');
  return (
    <RoundSheet texts={texts} outcome={sentenceOf(events, '', texts)} win={worth(paidBy(events))}>
      <ol>
        {opened.map(({ row, column, trap }) => (
          <li key={row}>{texts.t(trap ? 'doorTrap' : 'doorClear', { floor: row + 1, door: column + 1 })}</li>
        ))}
      </ol>
    </RoundSheet>
  );
}
