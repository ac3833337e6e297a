// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Badge, Spinner } from '@parlour/ui';
import { useState } from 'react';
import { DrawCountdown } from '../clock/draw-countdown.tsx';
import { useServerClock } from '../clock/use-server-clock.ts';
import { drawTime } from '../words/format.ts';
import { statusNames } from '../words/names.ts';
import * as styles from './play.css.ts';

interface PlayHeadProps {
  game: Schema<'LotteryGame'>;
  /** Closed by the server's clock, even if the server has not said so yet. */
  over: boolean;
  onEnd: () => void;
}

/** The game, its draw, and the time left to bet. */
export function PlayHead({ game, over, onEnd }: PlayHeadProps) {
  const { t, i18n } = useLingui();
  const { onDevice } = useServerClock();
  const { status, closesAt, opensAt, zone } = game;
  // If the opening time has passed but the draw is not open, such as for a game that waits for its salt, no opening time is shown.
  const [came] = useState(() => Date.now());
  const open = (status === 'open' || status === 'closing') && !over;
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.name}>{game.displayName}</h1>
        <span className={styles.issue}>
          {game.province !== undefined && (
            <>
              <bdi>{game.province}</bdi> ·{' '}
            </>
          )}
          {game.issue !== undefined && (
            <Trans>
              Draw <bdi>{game.issue}</bdi>
            </Trans>
          )}
        </span>
      </div>
      <div className={styles.clockSide}>
        {open && closesAt !== undefined ? (
          <>
            <span className={styles.clockLabel}>
              <Trans>Closes in</Trans>
            </span>
            <DrawCountdown key={closesAt} size="l" until={onDevice(closesAt)} warnAt={status === 'closing' ? 60 : 10} onEnd={onEnd} />
          </>
        ) : status === 'scheduled' && opensAt !== undefined && onDevice(opensAt) > came ? (
          <>
            <span className={styles.clockLabel}>
              <Trans>Opens</Trans>
            </span>
            <bdi>{drawTime(opensAt, i18n.locale, zone)}</bdi>
          </>
        ) : (
          status && (
            <Badge mood={status === 'void' ? 'danger' : 'accent'}>
              {i18n._(statusNames[over && status !== 'void' ? 'closed' : status])}
            </Badge>
          )
        )}
      </div>
      {open && status === 'closing' && (
        <span className={styles.warning} role="status">
          <Trans>Closing now. Bets are still taken until the clock runs out.</Trans>
        </span>
      )}
      {!open && (over || status === 'closed') && game.drawAt !== undefined && (
        <span className={styles.waiting} role="status">
          <Spinner size="s" text={t`Waiting for the result`} />
          <Trans>Betting is closed. The draw is at {drawTime(game.drawAt, i18n.locale, zone)}.</Trans>
        </span>
      )}
    </header>
  );
}
