import { GameScreen, gameTabs, type GameTab } from '@parlour/office-games';
import { useParams } from '@tanstack/react-router';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Game() {
  const session = useSession();
  const { game } = useParams({ strict: false }) as { game: string };
  const { inAddress, filters, onFilter } = usePlace();
  return (
    <GameScreen
      key={game}
      game={game}
      merchants={session.merchants.map(({ code }) => code)}
      rights={{
        change: may(session, 'game.catalogue', 'w', 'platform'),
        availability: (at) => may(session, 'game.catalogue', 'w', at),
        flags: (at) => may(session, 'game.flags', 'w', at),
        maintenance: (at) => may(session, 'game.maintenance', 'w', at ?? 'platform'),
      }}
      tab={gameTabs.find((tab) => tab === filters['tab']) ?? 'facts'}
      onTab={(tab: GameTab) => onFilter({ tab: tab === 'facts' ? undefined : tab })}
      back={<OfficeLink to={`/m/${inAddress}/games`} />}
    />
  );
}
