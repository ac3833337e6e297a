import { VendorsScreen } from '@parlour/office-games';
import { TextLink } from '@parlour/ui';
import { OfficeLink } from '../frame/office-link.tsx';
import { keysOpen, may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Vendors() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen } = usePlace();
  return (
    <VendorsScreen
      key={inAddress}
      merchant={merchant}
      merchants={session.merchants.map(({ code }) => code)}
      merchantName={(at) => session.merchants.find(({ code }) => code === at)?.name ?? at}
      rights={{
        maintenance: (at) => may(session, 'game.maintenance', 'w', at ?? 'platform'),
        keys: keysOpen(session, 'vendor.change'),
        change: (at) => may(session, 'vendor.change', 'w', at ?? 'platform'),
      }}
      open={open}
      onOpen={onOpen}
      gamesOf={(vendor, text) => <TextLink render={<OfficeLink to={`/m/${inAddress}/games?vendor=${vendor}`} />}>{text}</TextLink>}
    />
  );
}
