import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog, TextLink } from '@parlour/ui';
import { FreePlayButton } from '../free-play/free-play-button.tsx';
import * as styles from '../form/form.css.ts';
import { LoginForm } from './login-form.tsx';

export interface LoginDialogProps {
  onClose: () => void;
  /** Whether the gateway lets the member do nothing but change the password. */
  onDone: (passwordExpired: boolean) => void;
  onRegister: () => void;
}

export function LoginDialog({ onClose, onDone, onRegister }: LoginDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Log in`} closeText={t`Close`} coverCloses={false}>
      <div className={styles.form}>
        <LoginForm onDone={onDone} />
        <p className={styles.aside}>
          <Trans>
            No account yet? <TextLink render={<button type="button" onClick={onRegister} />}>Register</TextLink>
          </Trans>
        </p>
        {FLAGS.freePlay && <FreePlayButton block />}
      </div>
    </Dialog>
  );
}
