import { FeedScreen, ImportsScreen, type FeedFilters } from '@parlour/office-games';
import { OfficeLink } from '../frame/office-link.tsx';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Imports() {
  const session = useSession();
  const { open, onOpen, filters, onFilter } = usePlace();
  const mayCheck = may(session, 'game.catalogue', 'w', 'platform');
  if (open === undefined) return <ImportsScreen mayCheck={mayCheck} onOpen={onOpen} />;
  const proposes = may(session, 'game.import', 'p', 'platform') ? 'propose' : undefined;
  return (
    <FeedScreen
      key={open}
      feed={open}
      filters={filters as FeedFilters}
      // Filters apply to the open list, which stays open.
      onFilter={(change) => onFilter({ ...change, open })}
      mayCheck={mayCheck}
      mayApply={may(session, 'game.import', 'w', 'platform') ? 'apply' : proposes}
      back={<OfficeLink to="/imports" />}
    />
  );
}
