import { Trans, useLingui } from '@lingui/react/macro';
import { mostPreparedRows } from '@parlour/domain/reports';
import type { components } from '@parlour/office-api/contract';
import { Moment } from '@parlour/office-ui';
import { Button, Progress, Text } from '@parlour/ui';
import { isUnfinished } from './use-report.ts';
import * as styles from './preparation.css.ts';

/** How far the job is that prepares a report; once it is done, of when its figures are. */
export function Preparation({ of, onAgain }: { of: components['schemas']['PreparedReport']; onAgain: () => void }) {
  const { t, i18n } = useLingui();
  const { step, steps, finished, truncated } = of;
  const [ended, all] = [i18n.number(step), i18n.number(steps)];
  if (isUnfinished(of))
    return (
      <section className={styles.preparing} aria-label={t`Preparation of the report`}>
        <Text>
          <Trans>This report takes longer than two seconds, so it is prepared in the background.</Trans>
        </Text>
        <Progress label={t`Progress of the report`} value={step} max={steps} text={t`Step ${ended} of ${all}`} />
        <Text tone="muted" size="s">
          <Trans>You can leave this page meanwhile. Once the report is ready, it is kept here for 15 minutes.</Trans>
        </Text>
      </section>
    );
  if (finished === null) return null;
  const most = i18n.number(mostPreparedRows);
  return (
    <div className={styles.asOf} role="status">
      <Text tone="muted" size="s">
        <Trans>
          As of <Moment at={finished} />
        </Trans>
        {truncated && ' · '}
        {truncated && <Trans>The first {most} rows are shown. An exported file has all of them.</Trans>}
      </Text>
      <Button size="s" variant="secondary" onClick={onAgain}>
        <Trans>Prepare again</Trans>
      </Button>
    </div>
  );
}
