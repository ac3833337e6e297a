import { Trans, useLingui } from '@lingui/react/macro';
import { refusalOf, stepUpMutation, useApi, type Schema } from '@parlour/api';
import { encodeMessage, fieldMessage, RefusalNotice, showAtFields, useMessage, useRefusal } from '@parlour/forms';
import { Button, PasswordField, TextField } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as styles from '../form.css.ts';

interface StepUpSecretProps {
  method: Schema<'StepUpPayload'>['method'];
  onProved: () => void;
}

const empty = fieldMessage({ field: 'secret', rule: 'required' });

/** Step-up by something that is typed. */
export function StepUpSecret({ method, onProved }: StepUpSecretProps) {
  const { t } = useLingui();
  const messageOf = useMessage();
  const prove = useMutation(stepUpMutation(useApi()));
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { secret: '' } });
  const { errors, isSubmitting } = formState;
  const refused = useRefusal();
  const submit = handleSubmit(async ({ secret }) => {
    refused.clear();
    try {
      await prove.mutateAsync({ method, secret });
      onProved();
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (!showAtFields({ setError }, refusal, { holding: { secret: 'secret', code: 'secret' } })) return refused.show(refusal);
      setFocus('secret', { shouldSelect: true });
    }
  });
  const label = { password: t`Password`, paymentPassword: t`Payment password`, authenticator: t`Code from your authenticator app` };
  const field = {
    label: label[method],
    error: messageOf(errors.secret?.message),
    ...register('secret', { validate: (value) => value !== '' || encodeMessage(empty) }),
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <RefusalNotice refusal={refused.refusal} />
      {method === 'authenticator' ? (
        <TextField
          {...field}
          hint={t`Or one of your recovery codes.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      ) : (
        <PasswordField
          {...field}
          autoComplete={method === 'password' ? 'current-password' : 'off'}
          showText={t`Show password`}
          hideText={t`Hide password`}
        />
      )}
      <Button type="submit" size="l" block loading={isSubmitting} loadingText={t`Checking`}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}
