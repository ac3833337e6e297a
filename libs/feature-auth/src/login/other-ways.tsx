import { Trans } from '@lingui/react/macro';
import { passkeysSupported } from '@parlour/api';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import * as styles from './login.css.ts';
import type { WayIn } from './way-in.ts';

/** The ways in that are pressed, below those that are typed: one line each. */
export function OtherWays(way: WayIn) {
  const passkeys = FLAGS.passkeys && passkeysSupported();
  if (!FLAGS.freePlay && !passkeys) return null;
  return (
    <div className={styles.others}>
      <p className={styles.or}>
        <Trans comment="Between the log-in form and the other ways in">or</Trans>
      </p>
      {passkeys && <PasskeyButton {...way} />}
      {FLAGS.freePlay && <FreePlayButton block />}
    </div>
  );
}
