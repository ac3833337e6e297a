import { ApplicationsScreen } from '@parlour/office-rewards';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Applications() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen, filters, onFilter } = usePlace();
  return (
    <ApplicationsScreen
      key={inAddress}
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      view={filters['view']}
      onFilter={onFilter}
      mayDecide={(at) => may(session, 'promotion.decide', 'w', at)}
    />
  );
}
