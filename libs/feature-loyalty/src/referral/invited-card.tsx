// @flag referral
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Badge, Button, Progress, Stack } from '@parlour/ui';
import { percentOf } from '../shown/percent.ts';
import { said } from '../shown/said.ts';
import type { ClaimingReferral } from './use-claim-referral.ts';
import * as styles from '../shown/loyalty.css.ts';

type Person = Schema<'InvitedPerson'>;

const statuses = {
  joined: { text: msg`On the way`, mood: 'neutral' },
  claim: { text: msg`Reached`, mood: 'accent' },
  applying: { text: msg`Being checked`, mood: 'neutral' },
  rejected: { text: msg`Not rewarded`, mood: 'danger' },
  claimed: { text: msg`Claimed`, mood: 'win' },
  close: { text: msg`No more rewards`, mood: 'neutral' },
} as const satisfies Record<Person['status'], { text: MessageDescriptor; mood: 'neutral' | 'accent' | 'win' | 'danger' }>;

/** One invited friend with the two bars that lead to the reward. */
export function InvitedCard({ person, busy, take }: { person: Person } & ClaimingReferral) {
  const { t, i18n } = useLingui();
  const { name, registeredAt, deposit, turnover, reward, status, reason } = person;
  const sum = said(reward, i18n.locale);
  const bar = (label: string, { now, target }: Schema<'ReferralBar'>) => (
    <Progress label={label} value={percentOf(now, target)} text={t`${said(now, i18n.locale)} of ${said(target, i18n.locale)}`} />
  );
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          {name}
        </h3>
        <Badge mood={statuses[status].mood}>{i18n._(statuses[status].text)}</Badge>
      </div>
      <Stack gap="3">
        {bar(t`Deposited`, deposit)}
        {bar(t`Staked`, turnover)}
        {reason !== undefined && (
          <p className={styles.text} dir="auto">
            {reason}
          </p>
        )}
        <p className={styles.muted}>{t`Since ${formatDateTime(registeredAt, i18n.locale)}`}</p>
      </Stack>
      {status === 'claim' && (
        <Button size="s" loading={busy === person.id} loadingText={t`Taking`} onClick={() => take(person.id)}>
          {t`Claim ${sum}`}
        </Button>
      )}
    </li>
  );
}
