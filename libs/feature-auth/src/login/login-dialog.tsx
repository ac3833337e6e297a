import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog, TextLink } from '@parlour/ui';
import * as styles from '../form/form.css.ts';
import { FormFoot } from '../form/form-foot.tsx';
import type { SocialProof } from '../social/social-proof.ts';
import { LoginWays } from './login-ways.tsx';
import { OtherWays } from './other-ways.tsx';
import type { WayIn } from './way-in.ts';

export interface LoginDialogProps extends WayIn {
  onClose: () => void;
  onRegister: () => void;
  /** A provider proved somebody who is new here. */
  onNew: (proof: SocialProof) => void;
}

/** Every way of becoming somebody who is known already: those that are typed, those that are pressed, and the way to an account. */
export function LoginDialog({ onClose, onRegister, onNew, ...way }: LoginDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Log in`}
      description={way.lapsed === undefined ? undefined : t`Your session has ended. Log in again, and you go on where you were.`}
      opaque={way.lapsed !== undefined}
      closeText={t`Close`}
      coverCloses={false}
    >
      <div className={styles.form}>
        <LoginWays {...way} />
        <OtherWays {...way} onNew={onNew} />
        <FormFoot>
          <Trans>
            No account yet? <TextLink render={<button type="button" onClick={onRegister} />}>Register</TextLink>
          </Trans>
        </FormFoot>
      </div>
    </Dialog>
  );
}
