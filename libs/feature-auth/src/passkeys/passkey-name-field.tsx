// @flag passkeys
import { useLingui } from '@lingui/react/macro';
import { passkeyName, passkeyNameLength } from '@parlour/domain';
import { TextField } from '@parlour/ui';
import type { UseFormReturn } from 'react-hook-form';

export interface PasskeyNameValues {
  name: string;
}

/** The name by which its owner knows a passkey again. */
export function PasskeyNameField({ form: { register, formState } }: { form: UseFormReturn<PasskeyNameValues> }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Name of the passkey`}
      hint={t`So that you know later which one it is, such as “My phone”.`}
      autoComplete="off"
      dir="auto"
      error={formState.errors.name?.message}
      {...register('name', {
        validate: (text) => {
          if (text.trim() === '') return t`Please enter a name.`;
          return passkeyName(text) !== null || t`Please use at most ${passkeyNameLength} characters.`;
        },
      })}
    />
  );
}
