import { SitesScreen } from '@parlour/office-settings';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Sites() {
  const session = useSession();
  const { merchant } = usePlace();
  return (
    <SitesScreen
      merchant={merchant}
      mayClose={(code) => may(session, 'site.maintenance', 'w', code)}
      mayRestrict={(code) => (may(session, 'site.region', 'r', code) ? may(session, 'site.region', 'w', code) : undefined)}
    />
  );
}
