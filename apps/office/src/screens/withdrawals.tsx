import { WithdrawalsScreen } from '@parlour/office-money';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Withdrawals() {
  const session = useSession();
  const place = usePlace();
  const at = place.merchant ?? null;
  return (
    <WithdrawalsScreen
      {...place}
      mayDecide={may(session, 'withdrawal.decide', 'w', at)}
      mayReveal={may(session, 'member.reveal', 'w', at)}
    />
  );
}
