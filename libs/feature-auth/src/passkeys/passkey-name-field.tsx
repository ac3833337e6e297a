// @flag passkeys
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { passkeyName, passkeyNameLength } from '@parlour/domain';
import { encodeMessage, useMessage } from '@parlour/forms';
import { TextField } from '@parlour/ui';
import type { UseFormReturn } from 'react-hook-form';

export interface PasskeyNameValues {
  name: string;
}

const missing = msg`Please enter a name.`;
const tooLong = { ...msg({ message: 'Please use at most {passkeyNameLength, number} characters.' }), values: { passkeyNameLength } };

/** The name by which its owner recognises a passkey. */
export function PasskeyNameField({ form: { register, formState } }: { form: UseFormReturn<PasskeyNameValues> }) {
  const { t } = useLingui();
  const messageOf = useMessage();
  return (
    <TextField
      label={t`Name of the passkey`}
      hint={t`So that you can tell your passkeys apart, for example “My phone”.`}
      autoComplete="off"
      dir="auto"
      error={messageOf(formState.errors.name?.message)}
      {...register('name', {
        validate: (text) => {
          if (text.trim() === '') return encodeMessage(missing);
          return passkeyName(text) !== null || encodeMessage(tooLong);
        },
      })}
    />
  );
}
