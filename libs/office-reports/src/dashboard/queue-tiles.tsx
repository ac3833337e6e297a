import { Trans, useLingui } from '@lingui/react/macro';
import { queueLists } from '@parlour/domain/reports';
import type { components } from '@parlour/office-api/contract';
import { Badge } from '@parlour/ui';
import { ageText } from './change.ts';
import * as styles from './dashboard.css.ts';
import type { Places } from './places.ts';
import { Tile } from './tile.tsx';

type Queue = components['schemas']['Queue'];

/** What is waiting for operators, and whether the oldest has waited too long. */
export function QueueTiles({ queues, places }: { queues: readonly Queue[]; places: Places }) {
  const { t, i18n } = useLingui();
  const names: Record<Queue['queue'], string> = {
    withdrawals: t`Withdrawals waiting`,
    deposits: t`Deposits in doubt`,
    transfers: t`Large transfers waiting`,
    proposals: t`Proposals`,
    feedback: t`Feedback`,
    redeems: t`Redeem orders`,
    disputes: t`Disputed withdrawals`,
    cases: t`Open differences`,
  };
  return (
    <ul className={styles.tiles}>
      {queues.map(({ queue, count, oldest, median, target, late }) => (
        <li key={queue}>
          <Tile label={names[queue]} to={places.toList(queueLists[queue])} Link={places.Link}>
            <span className={styles.figure}>
              {new Intl.NumberFormat(i18n.locale).format(count)} {late && <Badge mood="danger">{t`Late`}</Badge>}
            </span>
            <span className={styles.note}>
              {oldest === null || median === null ? (
                <Trans>None waiting.</Trans>
              ) : (
                <Trans>
                  Oldest {ageText(oldest, i18n.locale)}, median {ageText(median, i18n.locale)}
                </Trans>
              )}
            </span>
            <span className={styles.note}>
              <Trans>Target {ageText(target, i18n.locale)}</Trans>
            </span>
          </Tile>
        </li>
      ))}
    </ul>
  );
}
