// @flag passkeys
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, kept, renamePasskeyMutation, useApi, useSaid, type Schema } from '@parlour/api';
import { Dialog, FormError, FormLayout } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '../form/submit-button.tsx';
import { PasskeyNameField, type PasskeyNameValues } from './passkey-name-field.tsx';

export function RenamePasskeyDialog({ passkey: { id, name: before }, onClose }: { passkey: Schema<'Passkey'>; onClose: () => void }) {
  const { t } = useLingui();
  const said = useSaid();
  const rename = useMutation(renamePasskeyMutation(useApi(), useQueryClient()));
  const form = useForm<PasskeyNameValues>({ defaultValues: { name: before } });
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await rename.mutateAsync({ id, name });
      onClose();
    } catch (thrown) {
      form.setError('root', { message: kept(errorMessage(thrown)) });
    }
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Rename the passkey`} closeText={t`Close`} coverCloses={false}>
      <FormLayout onSubmit={(event) => void submit(event)}>
        <FormError message={said(form.formState.errors.root?.message)} />
        <PasskeyNameField form={form} />
        <SubmitButton busy={form.formState.isSubmitting} busyText={t`Saving`}>
          <Trans>Save</Trans>
        </SubmitButton>
      </FormLayout>
    </Dialog>
  );
}
