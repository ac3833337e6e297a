import { GamesScreen } from '@parlour/office-games';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Games() {
  const session = useSession();
  const { merchant, inAddress, filters, onFilter, goTo } = usePlace();
  return (
    <GamesScreen
      key={inAddress}
      merchant={merchant}
      mayOrder={merchant !== undefined && may(session, 'game.order', 'w', merchant)}
      filters={filters}
      onFilter={(change) => onFilter({ ...change })}
      onOpen={(id) => goTo(`/m/${inAddress}/games/${id}`)}
    />
  );
}
