// @flag referral
import { Trans, useLingui } from '@lingui/react/macro';
import { referralQuery, useApi, type Schema } from '@parlour/api';
import { Loaded, PageTurner } from '@parlour/loaded';
import { Card, EmptyState, InviteIcon, Page, PageHeader, Stack, Summary } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { said } from '../shown/said.ts';
import { InvitedCard } from './invited-card.tsx';
import { OwnCode } from './own-code.tsx';
import { useClaimReferral } from './use-claim-referral.ts';
import * as styles from '../shown/loyalty.css.ts';

/** Invite friends (page `/member/referral`): the own code and link, what a friend is worth, and how far each of them is. */
export function ReferralScreen() {
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery(referralQuery(useApi(), pageNo));
  return (
    <Page>
      <Stack gap="4">
        <PageHeader icon={<InviteIcon />} title={<Trans>Invite friends</Trans>} />
        <Loaded query={query} lines={8}>
          {(referral) => (
            <>
              <OwnCode referral={referral} />
              <Friends referral={referral} turning={query.isPlaceholderData} onPageChange={setPageNo} />
            </>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

interface FriendsProps {
  referral: Schema<'Referral'>;
  turning: boolean;
  onPageChange: (pageNo: number) => void;
}

function Friends({ referral: { sums, invited, page }, turning, onPageChange }: FriendsProps) {
  const { t, i18n } = useLingui();
  const claiming = useClaimReferral();
  if (sums.invited === 0)
    return <EmptyState title={t`No one has used your link yet`} text={t`Share your link: friends who register with it appear here.`} />;
  return (
    <Stack gap="3">
      <h2 className={styles.title}>
        <Trans>Your friends</Trans>
      </h2>
      <Card>
        <Summary
          entries={[
            { key: 'invited', label: t`Invited`, value: i18n.number(sums.invited) },
            { key: 'rewarded', label: t`Rewarded`, value: i18n.number(sums.rewarded) },
            { key: 'earned', label: t`Earned`, value: said(sums.earned, i18n.locale) },
          ]}
        />
      </Card>
      <ul className={styles.cards}>
        {invited.map((person) => (
          <InvitedCard key={person.id} person={person} {...claiming} />
        ))}
      </ul>
      <PageTurner
        label={t`Pages of your friends`}
        page={page.pageNo}
        totalPages={page.totalPages}
        onPageChange={onPageChange}
        disabled={turning}
      />
    </Stack>
  );
}
