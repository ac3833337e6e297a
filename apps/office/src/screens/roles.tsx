import { RolesScreen } from '@parlour/office-people';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Roles() {
  const session = useSession();
  const { open, onOpen } = usePlace();
  return <RolesScreen self={session.operator} mayManage={may(session, 'role.manage', 'w', 'platform')} open={open} onOpen={onOpen} />;
}
