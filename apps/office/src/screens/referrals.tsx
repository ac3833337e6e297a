import { ReferralsScreen } from '@parlour/office-loyalty';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Referrals() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen, filters, onFilter } = usePlace();
  return (
    <ReferralsScreen
      key={inAddress}
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      status={filters['status']}
      onFilter={onFilter}
      mayDecide={(at) => may(session, 'promotion.decide', 'w', at)}
    />
  );
}
