import { AuditScreen } from '@parlour/office-people';
import { usePlace } from './use-place.ts';

export function Audit() {
  const place = usePlace();
  return <AuditScreen key={place.merchant} {...place} />;
}
