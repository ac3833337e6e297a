import { Trans } from '@lingui/react/macro';
import { Badge } from '@parlour/ui';

/** Says beside a subject that a proposal about it waits (`useWaiting`). */
export function WaitingBadge() {
  return (
    <Badge mood="warning">
      <Trans>Waiting for approval</Trans>
    </Badge>
  );
}
