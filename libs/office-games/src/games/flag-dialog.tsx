import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { isPutAside, useRefusalText } from '@parlour/office-ui';
import { Button, Dialog, FormError, FormLayout, TextField, useToasts } from '@parlour/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

export type Flag = 'hot' | 'new';

interface FlagDialogProps {
  merchant: string;
  game: { id: string; name: string };
  flag: Flag;
  onClose: () => void;
}

/** Marks a game at a merchant, until a time or until it is unmarked. */
export function FlagDialog({ merchant, game, flag, onClose }: FlagDialogProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const form = useId();
  const mark = useOfficeMutation('flagGame');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { until: '' } });
  const send = handleSubmit(async ({ until }) => {
    try {
      const end = until === '' ? undefined : new Date(until).toISOString();
      await mark.mutateAsync({ body: { merchant, game: game.id, flag, on: true, until: end } });
      toasts.show({
        mood: 'success',
        text: flag === 'hot' ? t`${game.name} is hot at ${merchant}.` : t`${game.name} is new at ${merchant}.`,
      });
      onClose();
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={flag === 'hot' ? <Trans>Mark {game.name} as hot</Trans> : <Trans>Mark {game.name} as new</Trans>}
      closeText={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} loading={formState.isSubmitting} loadingText={t`Saving`}>
            <Trans>Mark</Trans>
          </Button>
        </>
      }
    >
      <FormLayout id={form} onSubmit={(event) => void send(event)}>
        <FormError message={formState.errors.root?.message} />
        <TextField
          type="datetime-local"
          label={t`Until`}
          optionalText={t`optional`}
          hint={t`In your own time zone. The mark is gone then by itself.`}
          error={formState.errors.until && t`This time has passed.`}
          {...register('until', { validate: (until) => until === '' || Date.parse(until) > Date.now() })}
        />
      </FormLayout>
    </Dialog>
  );
}
