import { ContentScreen } from '@parlour/office-content';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Content() {
  const session = useSession();
  const { merchant, inAddress, filters, onFilter, goTo } = usePlace();
  return (
    <ContentScreen
      key={inAddress}
      merchant={merchant}
      mayEdit={may(session, 'content.edit', 'w', merchant ?? null)}
      filters={filters}
      onFilter={(change) => onFilter({ ...change })}
      onOpen={({ merchant: at, id }) => goTo(`/m/${at}/content/${id}`)}
    />
  );
}
