import { Trans, useLingui } from '@lingui/react/macro';
import { FormFoot } from '@parlour/forms';
import { Dialog, TextLink } from '@parlour/ui';
import type { SocialProof } from '../social/social-proof.ts';
import type { VerificationAsked } from '../verification/asked.ts';
import { useWelcome } from '../use-welcome.ts';
import { LogIn } from './log-in.tsx';
import { LoginWays } from './login-ways.tsx';
import { OtherWays } from './other-ways.tsx';
import { useSecondProof, type LoginWayProps } from './login-steps.ts';

export interface LoginDialogProps extends Omit<LoginWayProps, 'onVerify'> {
  /** A log-in that began elsewhere, such as by a link, and needs one more proof. */
  verification?: VerificationAsked | undefined;
  onClose: () => void;
  onRegister: () => void;
  /** A provider proved the identity of somebody who has no account here. */
  onNew: (proof: SocialProof) => void;
}

/** Every way to log in, typed or pressed, and the way to register. */
export function LoginDialog({ onClose, onRegister, onNew, verification, ...props }: LoginDialogProps) {
  const { t } = useLingui();
  const { asked, ask, ended, back } = useSecondProof(verification);
  const welcome = useWelcome();
  const onDone = (passwordExpired: boolean) => {
    welcome();
    props.onDone(passwordExpired);
  };
  const way = { ...props, onDone, onVerify: ask };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={asked ? t`Confirm that it is you` : t`Log in`}
      description={way.lapsed === undefined || asked ? undefined : t`Your session has ended. Log in again to continue where you left off.`}
      opaque={way.lapsed !== undefined}
      closeText={t`Close`}
      coverCloses={false}
    >
      <LogIn asked={asked} ended={ended} onBack={back} onDone={way.onDone}>
        <LoginWays {...way} />
        {way.entrance !== 'agent' && (
          <>
            <OtherWays {...way} onNew={onNew} />
            <FormFoot>
              <Trans>
                No account yet? <TextLink render={<button type="button" onClick={onRegister} />}>Register</TextLink>
              </Trans>
            </FormFoot>
          </>
        )}
      </LogIn>
    </Dialog>
  );
}
