// @flag missions
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { claimMissionMutation, useApi, type Schema } from '@parlour/api';
import { formatToMinute } from '@parlour/domain';
import { Badge, Button, EmptyState, Progress, Stack } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { said } from '../shown/said.ts';
import { useClaim } from '../shown/use-claim.ts';
import { useMissionFigure } from '../shown/use-mission-figure.ts';
import * as styles from '../shown/loyalty.css.ts';

type Mission = Schema<'MissionRow'>;

const resets = {
  daily: msg`Daily`,
  weekly: msg`Weekly`,
  monthly: msg`Monthly`,
  never: msg`Once`,
} as const satisfies Record<Mission['reset'], MessageDescriptor>;

/** Missions grouped by how often they reset, with claimable ones first. */
export function MissionList({ list }: { list: readonly Mission[] }) {
  const { t, i18n } = useLingui();
  const { busy, take } = useClaim(claimMissionMutation(useApi(), useQueryClient()));
  if (list.length === 0)
    return <EmptyState title={t`No mission today`} text={t`New missions will be listed here, with how far you are.`} />;
  return (
    <Stack gap="5">
      {(Object.keys(resets) as Mission['reset'][]).map((reset) => {
        const some = list.filter((mission) => mission.reset === reset);
        return (
          some.length > 0 && (
            <Stack key={reset} gap="3">
              <h2 className={styles.title}>{i18n._(resets[reset])}</h2>
              <ul className={styles.cards}>
                {some.map((mission) => (
                  <MissionCard
                    key={`${mission.code} ${mission.period}`}
                    mission={mission}
                    busy={busy?.code === mission.code && busy.period === mission.period}
                    onTake={() => take({ code: mission.code, period: mission.period })}
                  />
                ))}
              </ul>
            </Stack>
          )
        );
      })}
    </Stack>
  );
}

function MissionCard({ mission, busy, onTake }: { mission: Mission; busy: boolean; onTake: () => void }) {
  const { t, i18n } = useLingui();
  const { measure, now, target, reward, status, resetAt } = mission;
  const figure = useMissionFigure(measure);
  const points = reward.points === undefined ? undefined : i18n.number(reward.points);
  const gifts = [
    reward.amount && said(reward.amount, i18n.locale),
    points === undefined ? undefined : t({ message: `${points} points`, comment: 'points as a reward' }),
  ]
    .filter((text) => text !== undefined)
    .join(' + ');
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          {mission.title}
        </h3>
        <Badge mood="accent">{gifts}</Badge>
      </div>
      <div className={styles.body}>
        <Progress
          label={t`Progress`}
          value={mission.percent}
          mood={status === 'joined' ? 'accent' : 'win'}
          text={t`${figure(now)} of ${figure(target)}`}
        />
        {resetAt !== undefined && <p className={styles.muted}>{t`Until ${formatToMinute(resetAt, i18n.locale)}`}</p>}
      </div>
      {status === 'claim' && (
        <Button size="s" loading={busy} loadingText={t`Taking`} onClick={onTake}>
          <Trans>Claim</Trans>
        </Button>
      )}
      {status === 'claimed' && (
        <Badge mood="win">
          <Trans>Claimed</Trans>
        </Badge>
      )}
    </li>
  );
}
