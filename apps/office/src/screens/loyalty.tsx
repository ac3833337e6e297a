import { isRate, LoyaltyScreen } from '@parlour/office-loyalty';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Loyalty() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen } = usePlace();
  return (
    <LoyaltyScreen
      key={inAddress}
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      mayChange={(at, subject) => (isRate(subject) ? may(session, `${subject}.change`, 'p', at) : may(session, 'promotion.edit', 'w', at))}
    />
  );
}
