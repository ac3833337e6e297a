import { MethodsScreen } from '@parlour/office-money';
import { keysOpen, mayChange, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Methods() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen } = usePlace();
  return (
    <MethodsScreen
      key={inAddress}
      merchant={merchant}
      may={(code) => mayChange(session, 'payment.method', code)}
      keys={keysOpen(session, 'payment.provider')}
      open={open}
      onOpen={onOpen}
    />
  );
}
