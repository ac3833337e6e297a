import { OrdersScreen } from '@parlour/office-loyalty';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Redeems() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen, filters, onFilter } = usePlace();
  return (
    <OrdersScreen
      key={inAddress}
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      status={filters['status']}
      onFilter={onFilter}
      mayDecide={(at) => may(session, 'redeem.decide', 'w', at)}
    />
  );
}
