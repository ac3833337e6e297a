import { LotteriesScreen } from '@parlour/office-lottery';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Lotteries() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen } = usePlace();
  return (
    <LotteriesScreen
      key={inAddress}
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      maySchedule={(at) => may(session, 'draw.schedule', 'p', at)}
    />
  );
}
