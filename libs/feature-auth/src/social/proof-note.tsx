// @flag socialLogin
import { Trans } from '@lingui/react/macro';
import { ShieldIcon } from '@parlour/ui';
import type { SocialProof } from './social-proof.ts';
import * as styles from './social.css.ts';

/** States above a registration form which account will be connected. */
export function ProofNote({ provider }: Pick<SocialProof, 'provider'>) {
  return (
    <p className={styles.note}>
      <ShieldIcon className={styles.noteIcon} />
      <span>
        <Trans>
          <bdi>{provider}</bdi> has told us who you are. Fill in the rest, and from then on you can log in with it.
        </Trans>
      </span>
    </p>
  );
}
