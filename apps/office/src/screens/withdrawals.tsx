import { WithdrawalsScreen } from '@parlour/office-money';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Withdrawals() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen, filters, onFilter, goTo } = usePlace();
  const at = merchant ?? null;
  return (
    <WithdrawalsScreen
      key={inAddress}
      merchant={merchant}
      operator={session.operator}
      open={open}
      onOpen={onOpen}
      rights={{
        decide: may(session, 'withdrawal.decide', 'w', at),
        hold: may(session, 'withdrawal.hold', 'w', at),
        reveal: may(session, 'member.reveal', 'w', at),
      }}
      filters={filters}
      onFilter={(change) => onFilter({ ...change })}
      onMember={(id) => goTo(`/m/${inAddress}/members/${id}?tab=withdrawals`)}
    />
  );
}
