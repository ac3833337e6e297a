import { useLingui } from '@lingui/react/macro';
import { ScrollCell, ScrollRow } from '@parlour/ui';
import type { Game } from '../launch/open-game.ts';
import { GameCard } from '../tile/game-card.tsx';

interface GameRowProps {
  games: readonly Game[];
  /** Name of the list; "Games" if absent. */
  label?: string;
  /** How many are in the first view: their pictures are loaded eagerly. */
  priority?: number;
}

/** A few games in one scrolling row. */
export function GameRow({ games, label, priority = 0 }: GameRowProps) {
  const { t } = useLingui();
  return (
    <ScrollRow label={label ?? t`Games`} texts={{ previous: t`Previous games`, next: t`Next games` }}>
      {games.map((game, place) => (
        <ScrollCell key={game.nodeId}>
          <GameCard game={game} place={place} eager={place < priority} />
        </ScrollCell>
      ))}
    </ScrollRow>
  );
}
