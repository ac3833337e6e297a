import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { isPutAside, useRefusalText } from '@parlour/office-ui';
import { Button, Dialog, FormError, FormLayout, TextArea, TextField, useToasts } from '@parlour/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

/** Asks until when a site is closed, which visitors are told, and why, which they are not. */
export function CloseDialog({ merchant, onDone }: { merchant: string; onDone: () => void }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const form = useId();
  const close = useOfficeMutation('closeSites');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { until: '', reason: '' } });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ until, reason }) => {
    try {
      await close.mutateAsync({
        body: { merchant, reason: reason.trim(), until: until === '' ? undefined : new Date(until).toISOString() },
      });
      toasts.show({ mood: 'success', text: t`${merchant} is closed.` });
      onDone();
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onDone()}
      title={<Trans>Close {merchant} for maintenance?</Trans>}
      description={<Trans>Everybody who is on the site sees the maintenance page at once. Nobody can deposit, play or withdraw.</Trans>}
      closeText={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} variant="danger" loading={isSubmitting} loadingText={t`Saving`}>
            <Trans>Close the site</Trans>
          </Button>
        </>
      }
    >
      <FormLayout id={form} onSubmit={(event) => void send(event)}>
        <FormError message={errors.root?.message} />
        <TextField
          type="datetime-local"
          label={t`Opens again`}
          optionalText={t`optional`}
          hint={t`In your own time zone. Visitors read it in theirs; the site opens when you open it.`}
          error={errors.until && t`This time has passed.`}
          {...register('until', { validate: (until) => until === '' || Date.parse(until) > Date.now() })}
        />
        <TextArea
          label={t`Reason`}
          hint={t`For the audit log; visitors don’t read it.`}
          rows={2}
          maxLength={500}
          error={errors.reason && t`Say why, in at least five characters.`}
          {...register('reason', { validate: (reason) => reason.trim().length >= 5 })}
        />
      </FormLayout>
    </Dialog>
  );
}
