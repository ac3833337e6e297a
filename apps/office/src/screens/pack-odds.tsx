import { OddsScreen } from '@parlour/office-lottery';
import { useParams } from '@tanstack/react-router';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function PackOdds() {
  const session = useSession();
  const { pack } = useParams({ strict: false }) as { pack: string };
  const { inAddress } = usePlace();
  return (
    <OddsScreen
      key={`${inAddress} ${pack}`}
      merchant={inAddress}
      pack={pack}
      mayChange={may(session, 'odds.change', 'p', inAddress)}
      back={<OfficeLink to={`/m/${inAddress}/odds`} />}
    />
  );
}
