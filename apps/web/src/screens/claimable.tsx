// @flag bonuses or missions
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memberStateQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { Loaded } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { Badge, Button, GiftIcon, Inline, MissionsIcon, Text, VisuallyHidden } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What the member can claim now, with links to it. Leaves out what a site does not have. */
export function Claimable(): ReactNode {
  const { t } = useLingui();
  const state = useQuery(memberStateQuery(useApi(), useLanguage()));
  return (
    <Loaded query={state} failed={t`What you can claim could not be loaded`} lines={1}>
      {(known) => <Counts state={known} />}
    </Loaded>
  );
}

function Counts({ state: { availablePromoCount, missionCount } }: { state: Schema<'MemberState'> }): ReactNode {
  const { t } = useLingui();
  if (availablePromoCount + missionCount === 0)
    return (
      <Text tone="muted">
        <Trans>There is nothing to claim right now.</Trans>
      </Text>
    );
  return (
    <Inline gap="3">
      {availablePromoCount > 0 && (
        <Button
          variant="secondary"
          icon={<GiftIcon />}
          iconEnd={
            <Count
              many={availablePromoCount}
              said={t`${plural(availablePromoCount, { one: '# reward to claim', other: '# rewards to claim' })}`}
            />
          }
          render={<Link to="/member/rewardCenter" />}
        >
          <Trans>Reward centre</Trans>
        </Button>
      )}
      {missionCount > 0 && (
        <Button
          variant="secondary"
          icon={<MissionsIcon />}
          iconEnd={
            <Count many={missionCount} said={t`${plural(missionCount, { one: '# mission to claim', other: '# missions to claim' })}`} />
          }
          render={<Link to="/member/missionLeaderboard" />}
        >
          <Trans>Missions</Trans>
        </Button>
      )}
    </Inline>
  );
}

/** A number on a button, and what it counts for screen readers. */
function Count({ many, said }: { many: number; said: string }) {
  const { i18n } = useLingui();
  return (
    <Badge mood="danger" solid>
      <span aria-hidden>{i18n.number(many)}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </Badge>
  );
}
