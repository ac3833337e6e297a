import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, type ApiError } from '@parlour/api';
import { Dialog, FormError, TextLink } from '@parlour/ui';
import { lazy, Suspense, useState } from 'react';
import * as styles from '../form/form.css.ts';
import { FormFoot } from '../form/form-foot.tsx';
import type { SocialProof } from '../social/social-proof.ts';
import type { VerificationAsked } from '../verification/asked.ts';
import { LoginWays } from './login-ways.tsx';
import { OtherWays } from './other-ways.tsx';
import type { WayIn } from './way-in.ts';

const VerificationStep = lazy(() => import('../verification/verification-step.tsx').then(({ VerificationStep: C }) => ({ default: C })));

export interface LoginDialogProps extends Omit<WayIn, 'onVerify'> {
  /** A log-in that began elsewhere, such as by a link, and wants one more proof. */
  verification?: VerificationAsked | undefined;
  onClose: () => void;
  onRegister: () => void;
  /** A provider proved somebody who is new here. */
  onNew: (proof: SocialProof) => void;
}

/** Every way of becoming somebody who is known already: those that are typed, those that are pressed, and the way to an account. */
export function LoginDialog({ onClose, onRegister, onNew, verification, ...props }: LoginDialogProps) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState(verification ?? null);
  // Why the second proof came to nothing.
  const [ended, setEnded] = useState<ApiError>();
  const way = { ...props, onVerify: setAsked };
  const back = (error?: ApiError) => {
    setEnded(error);
    setAsked(null);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={asked ? t`Confirm that it is you` : t`Log in`}
      description={way.lapsed === undefined || asked ? undefined : t`Your session has ended. Log in again, and you go on where you were.`}
      opaque={way.lapsed !== undefined}
      closeText={t`Close`}
      coverCloses={false}
    >
      {asked ? (
        <Suspense fallback={null}>
          <VerificationStep key={asked.ticket} asked={asked} onDone={way.onDone} onBack={back} />
        </Suspense>
      ) : (
        <div className={styles.form}>
          <FormError message={ended && i18n._(errorMessage(ended))} />
          <LoginWays {...way} />
          <OtherWays {...way} onNew={onNew} />
          <FormFoot>
            <Trans>
              No account yet? <TextLink render={<button type="button" onClick={onRegister} />}>Register</TextLink>
            </Trans>
          </FormFoot>
        </div>
      )}
    </Dialog>
  );
}
