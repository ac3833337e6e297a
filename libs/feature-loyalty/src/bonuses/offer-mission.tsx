// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatToMinute } from '@parlour/domain';
import { Progress } from '@parlour/ui';
import { useMissionFigure } from '../shown/use-mission-figure.ts';
import * as styles from '../shown/loyalty.css.ts';

/** How far the member is with a mission; nothing for visitors. */
export function OfferMission({ mission: { measure, now, target, percent = 0, resetAt } }: { mission: Schema<'PromotionMission'> }) {
  const { t, i18n } = useLingui();
  const figure = useMissionFigure(measure);
  if (now === undefined) return null;
  return (
    <>
      <Progress label={t`Progress`} value={percent} mood={percent < 100 ? 'accent' : 'win'} text={t`${figure(now)} of ${figure(target)}`} />
      {resetAt !== undefined && (
        <p className={styles.muted}>
          <Trans>Until {formatToMinute(resetAt, i18n.locale)}</Trans>
        </p>
      )}
    </>
  );
}
