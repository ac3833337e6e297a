import { WithdrawalsScreen } from '@parlour/office-money';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Withdrawals() {
  const session = useSession();
  const { merchant, open, onOpen } = usePlace();
  const at = merchant ?? null;
  return (
    <WithdrawalsScreen
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      mayDecide={may(session, 'withdrawal.decide', 'w', at)}
      mayReveal={may(session, 'member.reveal', 'w', at)}
    />
  );
}
