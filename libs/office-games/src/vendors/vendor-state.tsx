import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Badge } from '@parlour/ui';

/** Whether players can play a vendor's games. */
export function VendorState({ state }: { state: components['schemas']['Vendor']['state'] }) {
  const { t } = useLingui();
  if (state === 'maintenance') return <Badge mood="warning">{t`Under maintenance`}</Badge>;
  if (state === 'unavailable') return <Badge mood="danger">{t`Not offered`}</Badge>;
  return <Badge mood="win">{t`Offered`}</Badge>;
}
