// @flag passkeys
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, renamePasskeyMutation, useApi, type Schema } from '@parlour/api';
import { encodeMessage, SubmitButton, useMessage } from '@parlour/forms';
import { Dialog, FormError, FormLayout } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { PasskeyNameField, type PasskeyNameValues } from './passkey-name-field.tsx';

export function RenamePasskeyDialog({ passkey: { id, name: before }, onClose }: { passkey: Schema<'Passkey'>; onClose: () => void }) {
  const { t } = useLingui();
  const messageOf = useMessage();
  const rename = useMutation(renamePasskeyMutation(useApi(), useQueryClient()));
  const form = useForm<PasskeyNameValues>({ defaultValues: { name: before } });
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await rename.mutateAsync({ id, name });
      onClose();
    } catch (thrown) {
      form.setError('root', { message: encodeMessage(errorMessage(thrown)) });
    }
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Rename the passkey`} closeText={t`Close`} coverCloses={false}>
      <FormLayout onSubmit={(event) => void submit(event)}>
        <FormError message={messageOf(form.formState.errors.root?.message)} />
        <PasskeyNameField form={form} />
        <SubmitButton busy={form.formState.isSubmitting} busyText={t`Saving`}>
          <Trans>Save</Trans>
        </SubmitButton>
      </FormLayout>
    </Dialog>
  );
}
