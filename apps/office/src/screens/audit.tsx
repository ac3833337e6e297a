import { AuditScreen } from '@parlour/office-people';
import { usePlace } from './use-place.ts';

export function Audit() {
  const { merchant, open, onOpen, filters, onFilter } = usePlace();
  return (
    <AuditScreen
      key={merchant}
      merchant={merchant}
      open={open}
      onOpen={onOpen}
      filters={filters}
      onFilter={(change) => onFilter({ ...change })}
    />
  );
}
