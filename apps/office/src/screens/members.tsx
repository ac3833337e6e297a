import { MembersScreen } from '@parlour/office-members';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Members() {
  const session = useSession();
  const { merchant, inAddress, filters, onFilter, goTo, view } = usePlace();
  return (
    <MembersScreen
      key={inAddress}
      merchant={merchant}
      mayBulk={{
        block: may(session, 'member.block', 'p', merchant ?? null),
        tag: may(session, 'member.view', 'p', merchant ?? null),
        message: may(session, 'message.send', 'p', merchant ?? null),
      }}
      filters={filters}
      views={{ screen: 'members', ...view }}
      onFilter={(change) => onFilter({ ...change })}
      onOpen={({ id }) => goTo(`/m/${inAddress}/members/${id}`)}
    />
  );
}
