import { Trans } from '@lingui/react/macro';
import { passkeysSupported, useIsOn } from '@parlour/api';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import type { SocialProof } from '../social/social-proof.ts';
import * as styles from './login.css.ts';
import type { LoginWayProps } from './login-steps.ts';

interface OtherWaysProps extends LoginWayProps {
  /** A provider proved the identity of somebody who has no account here. */
  onNew: (proof: SocialProof) => void;
}

/** The ways to log in by a button, below those by typing: one line each. */
export function OtherWays({ onNew, ...way }: OtherWaysProps) {
  const isOn = useIsOn();
  const passkeys = FLAGS.passkeys && isOn('passkeys') && passkeysSupported();
  const social = FLAGS.socialLogin && isOn('socialLogin');
  const freePlay = FLAGS.freePlay && isOn('freePlay');
  if (!freePlay && !social && !passkeys) return null;
  return (
    <div className={styles.others}>
      <p className={styles.or}>
        <Trans comment="Between the log-in form and the other ways in">or</Trans>
      </p>
      {passkeys && <PasskeyButton {...way} />}
      {social && <SocialButtons {...way} onNew={onNew} />}
      {freePlay && <FreePlayButton block />}
    </div>
  );
}
