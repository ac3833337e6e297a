// @flag points
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { EmptyState, Stack, Text } from '@parlour/ui';
import { lineNames } from '../shown/line-names.ts';
import { said } from '../shown/said.ts';
import * as styles from '../shown/loyalty.css.ts';

/** How points are earned and what they are worth, generated from the same data that pays them. */
export function PointsRules({ config: { perPoint, convert } }: { config: Schema<'PointsConfig'> }) {
  const { t, i18n } = useLingui();
  if (perPoint.length === 0) return <EmptyState title={t`No points at the moment`} text={t`No games earn points here right now.`} />;
  const lot = convert?.points ?? 0;
  const worth = convert && said(convert.amount, i18n.locale);
  return (
    <Stack gap="4">
      <Text>
        <Trans>Settled bets with your own money earn points. Each kind of game adds up by itself, so no remainder is lost.</Trans>
      </Text>
      <dl className={styles.facts}>
        {perPoint.map(({ line, stake }) => (
          <div key={line} className={styles.fact}>
            <dt className={styles.term}>{i18n._(lineNames[line])}</dt>
            <dd className={styles.value}>{t`1 point per ${said(stake, i18n.locale)}`}</dd>
          </div>
        ))}
      </dl>
      {convert && <Text>{t`${plural(lot, { one: '# point is', other: '# points are' })} worth ${worth}.`}</Text>}
      <Text tone="muted">
        <Trans>Points never expire. Bonus money and bets that are returned or tie do not count.</Trans>
      </Text>
    </Stack>
  );
}
