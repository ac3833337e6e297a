import { Trans } from '@lingui/react/macro';
import { Badge } from '@parlour/ui';

/** Shows beside a subject that a proposal about it is waiting (`useWaiting`). */
export function WaitingBadge() {
  return (
    <Badge mood="warning">
      <Trans>Waiting for approval</Trans>
    </Badge>
  );
}
