import { useLingui } from '@lingui/react/macro';
import { passkeysSupported, useIsOn, useMember } from '@parlour/api';
import { FormAside } from '@parlour/forms';
import type { StepUpMethod } from '@parlour/routes';
import { Dialog, ShieldIcon, TextLink } from '@parlour/ui';
import { useState } from 'react';
import * as styles from '../form.css.ts';
import { StepUpPasskey } from './step-up-passkey.tsx';
import { StepUpSecret } from './step-up-secret.tsx';

interface StepUpDialogProps {
  methods: readonly StepUpMethod[];
  /** Whether the proof succeeded; false if the dialog was closed. */
  onAnswer: (proved: boolean) => void;
}

/** Asks for another proof of identity before money or the account may be touched (security A15). */
export function StepUpDialog({ methods, onAnswer }: StepUpDialogProps) {
  const { t } = useLingui();
  const hasPaymentPassword = useMember()?.hasPaymentPassword ?? false;
  const isOn = useIsOn();
  const passkey = FLAGS.passkeys && isOn('passkeys') && passkeysSupported();
  const can = { password: true, paymentPassword: hasPaymentPassword, authenticator: true, passkey };
  const usable = methods.filter((method) => can[method]);
  const [chosen, setChosen] = useState<StepUpMethod>(usable[0] ?? 'password');
  const others = usable.filter((method) => method !== chosen);
  const instead = {
    password: t`Use my password instead`,
    paymentPassword: t`Use my payment password instead`,
    authenticator: t`Use a code from my authenticator app instead`,
    passkey: FLAGS.passkeys && t`Use a passkey instead`,
  };
  const proved = () => onAnswer(true);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t`Is it you?`}
      description={t`Some time has passed since you logged in. Please confirm that it is you.`}
      icon={<ShieldIcon size="l" />}
      size="s"
      closeText={t`Close`}
      coverCloses={false}
    >
      <div className={styles.form}>
        {chosen !== 'passkey' ? (
          <StepUpSecret key={chosen} method={chosen} onProved={proved} />
        ) : (
          FLAGS.passkeys && <StepUpPasskey onProved={proved} />
        )}
        {others.map((other) => (
          <FormAside key={other}>
            <TextLink render={<button type="button" onClick={() => setChosen(other)} />}>{instead[other]}</TextLink>
          </FormAside>
        ))}
      </div>
    </Dialog>
  );
}
