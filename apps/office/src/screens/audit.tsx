import { AuditScreen } from '@parlour/office-people';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

export function Audit() {
  const { merchant, open, onOpen, filters, onFilter } = usePlace();
  const mayReveal = may(useSession(), 'member.reveal', 'w');
  return (
    <AuditScreen
      key={merchant}
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      mayReveal={mayReveal}
      filters={filters}
      onFilter={(change) => onFilter({ ...change })}
    />
  );
}
