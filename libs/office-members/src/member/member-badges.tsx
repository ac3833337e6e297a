import { Trans } from '@lingui/react/macro';
import { Foreign } from '@parlour/office-ui';
import { Badge, Inline } from '@parlour/ui';

export interface MemberBadgesProps {
  status: 'active' | 'blocked';
  /** In a list whether, on a page when. */
  erased?: boolean | string | null | undefined;
  agent?: boolean | undefined;
  excludedUntil?: string | null | undefined;
}

/** What an operator must know about a member before doing anything. */
export function MemberBadges({ status, erased, agent, excludedUntil }: MemberBadgesProps) {
  return (
    <Inline gap="1">
      {erased ? (
        <Badge mood="neutral">
          <Trans>Erased</Trans>
        </Badge>
      ) : status === 'blocked' ? (
        <Badge mood="danger">
          <Trans>Blocked</Trans>
        </Badge>
      ) : (
        <Badge mood="win">
          <Trans>Active</Trans>
        </Badge>
      )}
      {excludedUntil && (
        <Badge mood="warning">
          <Trans>Excluded</Trans>
        </Badge>
      )}
      {agent && (
        <Badge mood="accent">
          <Trans>Agent</Trans>
        </Badge>
      )}
    </Inline>
  );
}

/** The risk rules that held for a member since an operator last reviewed it. */
export function RiskBadges({ rules }: { rules: readonly string[] }) {
  return rules.map((name) => (
    <Badge key={name} mood="warning">
      <Foreign text={name} />
    </Badge>
  ));
}
