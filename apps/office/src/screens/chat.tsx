import { ChatScreen } from '@parlour/office-talk';
import { TextLink } from '@parlour/ui';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Chat() {
  const session = useSession();
  const { merchant, inAddress, open, onOpen, filters, onFilter } = usePlace();
  return (
    <ChatScreen
      key={inAddress}
      merchant={merchant}
      mayModerate={may(session, 'chat.moderate', 'w', merchant ?? null)}
      filters={filters}
      onFilter={(change) => onFilter({ ...change })}
      open={open}
      onOpen={onOpen}
      linkTo={(id, text) => <TextLink render={<OfficeLink to={`/m/${inAddress}/members/${id}`} />}>{text}</TextLink>}
    />
  );
}
