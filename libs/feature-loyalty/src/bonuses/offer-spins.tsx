// @flag bonuses
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatToMinute } from '@parlour/domain';
import { said } from '../shown/said.ts';
import * as styles from '../shown/loyalty.css.ts';

/** How many spins of which game a promotion gives, and the state of those that the member has. */
export function OfferSpins({ spins: { spins, stake, game, playUntil, ready, failed } }: { spins: Schema<'PromotionFreeSpins'> }) {
  const { t, i18n } = useLingui();
  const each = said(stake, i18n.locale);
  return (
    <>
      <p className={styles.text}>
        <bdi>{game}</bdi>{' '}
        <span className={styles.muted}>{t`${plural(spins, { one: `# free spin at ${each}`, other: `# free spins at ${each}` })}`}</span>
      </p>
      {playUntil !== undefined && (
        <p className={styles.muted}>
          {ready ? (
            <Trans>Play them by {formatToMinute(playUntil, i18n.locale)}. What they win comes to you when they are over.</Trans>
          ) : (
            <Trans>The game is getting your free spins ready.</Trans>
          )}
        </p>
      )}
      {failed && (
        <p className={styles.muted}>
          <Trans>The game couldn’t take your free spins. Nothing is lost: you can claim them again.</Trans>
        </p>
      )}
    </>
  );
}
