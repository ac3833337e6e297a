// @flag passkeys
import { Trans, useLingui } from '@lingui/react/macro';
import { addPasskeyMutation, passkeyMessage, sessionsQuery, useApi } from '@parlour/api';
import { encodeMessage, SubmitButton, useMessage } from '@parlour/forms';
import { useStepUp } from '@parlour/routes';
import { Dialog, FormError, FormLayout, useToasts } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useDeviceText } from '../security/use-device-text.ts';
import { hasDeclinedProof } from '../session/has-declined-proof.ts';
import { PasskeyNameField, type PasskeyNameValues } from './passkey-name-field.tsx';

/** Names a passkey and has the browser create it. The name is kept if the browser's dialog is closed. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const messageOf = useMessage();
  const api = useApi();
  const toasts = useToasts();
  const add = useMutation(addPasskeyMutation(api, useQueryClient(), useStepUp()));
  const form = useForm<PasskeyNameValues>({ defaultValues: { name: useNameOfThisDevice() } });
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await add.mutateAsync(name);
      toasts.show({ mood: 'success', text: t`The passkey was added. You can log in with it from now on.` });
      onClose();
    } catch (thrown) {
      if (!hasDeclinedProof(thrown)) form.setError('root', { message: encodeMessage(passkeyMessage(thrown)) });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Add a passkey`}
      description={t`Your browser asks for the fingerprint, face or PIN of this device, or of your phone.`}
      closeText={t`Close`}
      coverCloses={false}
    >
      <FormLayout onSubmit={(event) => void submit(event)}>
        <FormError message={messageOf(form.formState.errors.root?.message)} />
        <PasskeyNameField form={form} />
        <SubmitButton busy={form.formState.isSubmitting} busyText={t`Waiting for your device`}>
          <Trans>Create the passkey</Trans>
        </SubmitButton>
      </FormLayout>
    </Dialog>
  );
}

/** The name of this browser in the list of devices; empty if it is unknown. */
function useNameOfThisDevice(): string {
  const text = useDeviceText();
  const device = useQuery(sessionsQuery(useApi())).data?.find(({ current }) => current)?.device;
  return device ? text(device) : '';
}
