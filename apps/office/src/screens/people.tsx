import { PeopleScreen } from '@parlour/office-people';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function People() {
  const session = useSession();
  const { open, onOpen } = usePlace();
  return (
    <PeopleScreen
      self={session.operator}
      merchants={session.merchants}
      mayManage={may(session, 'operator.manage', 'w', 'platform')}
      open={open}
      onOpen={onOpen}
    />
  );
}
