import { Trans } from '@lingui/react/macro';
import { passkeysSupported } from '@parlour/api';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import type { SocialProof } from '../social/social-proof.ts';
import * as styles from './login.css.ts';
import type { LoginWayProps } from './login-steps.ts';

interface OtherWaysProps extends LoginWayProps {
  /** A provider proved somebody who is new here. */
  onNew: (proof: SocialProof) => void;
}

/** The ways in that are pressed, below those that are typed: one line each. */
export function OtherWays({ onNew, ...way }: OtherWaysProps) {
  const passkeys = FLAGS.passkeys && passkeysSupported();
  if (!FLAGS.freePlay && !FLAGS.socialLogin && !passkeys) return null;
  return (
    <div className={styles.others}>
      <p className={styles.or}>
        <Trans comment="Between the log-in form and the other ways in">or</Trans>
      </p>
      {passkeys && <PasskeyButton {...way} />}
      {FLAGS.socialLogin && <SocialButtons {...way} onNew={onNew} />}
      {FLAGS.freePlay && <FreePlayButton block />}
    </div>
  );
}
