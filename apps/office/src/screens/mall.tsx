import { MallScreen } from '@parlour/office-loyalty';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Mall() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen } = usePlace();
  return (
    <MallScreen
      key={inAddress}
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      mayChange={(at) => may(session, 'promotion.edit', 'w', at)}
    />
  );
}
