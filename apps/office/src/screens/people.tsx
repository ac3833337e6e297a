import { PeopleScreen } from '@parlour/office-people';
import { may, useSession } from '../session/session.ts';

export function People() {
  const session = useSession();
  return (
    <PeopleScreen self={session.operator} merchants={session.merchants} mayManage={may(session, 'operator.manage', 'w', 'platform')} />
  );
}
