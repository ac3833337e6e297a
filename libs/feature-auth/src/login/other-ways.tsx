import { Trans } from '@lingui/react/macro';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import * as styles from './login.css.ts';

/** The ways in that are pressed, below those that are typed: one line each. */
export function OtherWays() {
  if (!FLAGS.freePlay) return null;
  return (
    <div className={styles.others}>
      <p className={styles.or}>
        <Trans comment="Between the log-in form and the other ways in">or</Trans>
      </p>
      {FLAGS.freePlay && <FreePlayButton block />}
    </div>
  );
}
