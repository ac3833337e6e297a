import { ApprovalsScreen } from '@parlour/office-people';
import { may, useSession } from '../session/session.ts';

export function Approvals() {
  const session = useSession();
  return <ApprovalsScreen mayWithdraw={may(session, 'operator.manage', 'w', 'platform')} />;
}
