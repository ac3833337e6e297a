import { DepositsScreen } from '@parlour/office-money';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Deposits() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen, filters, onFilter, goTo, view } = usePlace();
  const at = merchant ?? null;
  return (
    <DepositsScreen
      key={inAddress}
      merchant={merchant}
      filters={filters}
      views={{ screen: 'deposits', ...view }}
      onFilter={(change) => onFilter({ ...change })}
      open={open}
      onOpen={onOpen}
      rights={{ resolve: may(session, 'deposit.resolve', 'w', at), credit: may(session, 'deposit.resolve', 'p', at) }}
      onMember={(id) => goTo(`/m/${inAddress}/members/${id}?tab=deposits`)}
    />
  );
}
