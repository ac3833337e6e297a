import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { TextArea, TextField, useToasts } from '@parlour/ui';
import { useForm } from 'react-hook-form';

/** Asks until when a site is closed, which visitors are told, and why, which they are not. */
export function CloseDialog({ merchant, onDone }: { merchant: string; onDone: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const close = useOfficeMutation('closeSites');
  const form = useForm({ defaultValues: { until: '', reason: '' } });
  const { errors } = form.formState;
  const send = async ({ until, reason }: { until: string; reason: string }) => {
    await close.mutateAsync({
      body: { merchant, reason: reason.trim(), until: until === '' ? undefined : new Date(until).toISOString() },
    });
    toasts.show({ mood: 'success', text: t`${merchant} is closed.` });
    onDone();
  };
  return (
    <FormDialog
      form={form}
      title={<Trans>Close {merchant} for maintenance?</Trans>}
      description={<Trans>Everyone on the site sees the maintenance page at once. No one can deposit, play or withdraw.</Trans>}
      confirmText={t`Close the site`}
      destructive
      onSend={send}
      onClose={onDone}
    >
      <TextField
        type="datetime-local"
        label={t`Opens again`}
        optionalText={t`optional`}
        hint={t`In your own time zone. Visitors read it in theirs; the site opens when you open it.`}
        error={errors.until && t`This time has passed.`}
        {...form.register('until', { validate: (until) => until === '' || Date.parse(until) > Date.now() })}
      />
      <TextArea
        label={t`Reason`}
        hint={t`For the audit log. Visitors don’t see it.`}
        rows={2}
        maxLength={500}
        error={errors.reason && t`Enter a reason of at least five characters.`}
        {...form.register('reason', { validate: (reason) => reason.trim().length >= 5 })}
      />
    </FormDialog>
  );
}
