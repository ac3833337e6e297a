import { MembersScreen } from '@parlour/office-members';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Members() {
  const session = useSession();
  const place = usePlace();
  return <MembersScreen {...place} mayBlock={may(session, 'member.block', 'w', place.merchant ?? null)} />;
}
