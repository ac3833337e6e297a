import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, stepUpMutation, type ApiErrorCode, toApiError, useApi, useMember } from '@parlour/api';
import type { StepUpMethod } from '@parlour/routes';
import { Button, Dialog, FormError, PasswordField, ShieldIcon, TextLink } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as styles from '../form/form.css.ts';

/** What is shown at the field, and not above the form. */
const wrongSecret: readonly ApiErrorCode[] = ['password_wrong', 'payment_password_wrong', 'code_invalid'];
const autoComplete = { password: 'current-password', paymentPassword: 'off', authenticator: 'one-time-code' } as const;

interface StepUpDialogProps {
  methods: readonly StepUpMethod[];
  /** Whether they proved it; false when the dialog is closed. */
  onAnswer: (proved: boolean) => void;
}

/** Asks whoever is logged in for a secret once more, before money or the account may be touched (security A15). */
export function StepUpDialog({ methods, onAnswer }: StepUpDialogProps) {
  const { t, i18n } = useLingui();
  const hasPaymentPassword = useMember()?.hasPaymentPassword ?? false;
  const usable = methods.filter((method) => method !== 'paymentPassword' || hasPaymentPassword);
  const [chosen, setChosen] = useState<StepUpMethod>(usable[0] ?? 'password');
  const others = usable.filter((method) => method !== chosen);
  const prove = useMutation(stepUpMutation(useApi()));
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({ defaultValues: { secret: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ secret }) => {
    try {
      await prove.mutateAsync({ method: chosen, secret });
      onAnswer(true);
    } catch (thrown) {
      const error = toApiError(thrown);
      const wrong = wrongSecret.includes(error.code);
      setError(wrong ? 'secret' : 'root', { message: i18n._(errorMessage(error)) });
      if (wrong) setFocus('secret', { shouldSelect: true });
    }
  });
  const label = { password: t`Password`, paymentPassword: t`Payment password`, authenticator: t`Code of your authenticator app` };
  const instead = {
    password: t`Use my password instead`,
    paymentPassword: t`Use my payment password instead`,
    authenticator: t`Use a code of my authenticator app instead`,
  };

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
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormError message={errors.root?.message} />
        <PasswordField
          key={chosen}
          label={label[chosen]}
          autoComplete={autoComplete[chosen]}
          showText={t`Show password`}
          hideText={t`Hide password`}
          error={errors.secret?.message}
          {...register('secret', { validate: (value) => value !== '' || t`Input cannot be empty.` })}
        />
        <Button type="submit" size="l" block loading={isSubmitting} loadingText={t`Checking`}>
          <Trans>Confirm</Trans>
        </Button>
        {others.map((other) => (
          <p key={other} className={styles.aside}>
            <TextLink
              render={
                <button
                  type="button"
                  onClick={() => {
                    setChosen(other);
                    reset();
                  }}
                />
              }
            >
              {instead[other]}
            </TextLink>
          </p>
        ))}
      </form>
    </Dialog>
  );
}
