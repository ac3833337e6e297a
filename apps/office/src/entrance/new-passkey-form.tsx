import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { isPutAside, useRefusalText } from '@parlour/office-ui';
import { Button, FormError, FormLayout, KeyIcon, Text, TextField } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { makePasskey, NoPasskey } from './ceremony.ts';

type Schemas = components['schemas'];

export interface NewPasskeyFormProps {
  /** Asks the gateway for the options that the browser creates it with. */
  start: () => Promise<Schemas['PasskeyCreation']>;
  /** Receives the passkey; what it throws is shown above the form. */
  keep: (passkey: Schemas['NewPasskey']) => Promise<void>;
}

/** Creates a passkey and names it. */
export function NewPasskeyForm({ start, keep }: NewPasskeyFormProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const send = handleSubmit(async ({ name }) => {
    setRefused(undefined);
    try {
      const made = await makePasskey(await start());
      await keep({ ...made, name: name.trim() });
    } catch (error) {
      if (!(error instanceof NoPasskey) && !isPutAside(error)) setRefused(textOf(error));
    }
  });
  return (
    <FormLayout onSubmit={(event) => void send(event)}>
      <FormError message={refused} />
      <Text>
        <Trans>
          Your device or password manager keeps it. You log in with a fingerprint, a face or a PIN, and nothing can be stolen by a fake
          page.
        </Trans>
      </Text>
      <TextField
        label={t`Name of this passkey`}
        hint={t`So that you know later which one it is, such as “Work laptop”.`}
        maxLength={40}
        error={formState.errors.name && t`Fill this in.`}
        {...register('name', { validate: (name) => name.trim() !== '' })}
      />
      <Button type="submit" size="l" block icon={<KeyIcon />} loading={formState.isSubmitting} loadingText={t`Waiting for the passkey`}>
        <Trans>Create a passkey</Trans>
      </Button>
    </FormLayout>
  );
}
