import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { TextField, useToasts } from '@parlour/ui';
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
  const toasts = useToasts();
  const mark = useOfficeMutation('flagGame');
  const form = useForm({ defaultValues: { until: '' } });
  const { errors } = form.formState;
  const send = async ({ until }: { until: string }) => {
    const end = until === '' ? undefined : new Date(until).toISOString();
    await mark.mutateAsync({ body: { merchant, game: game.id, flag, on: true, until: end } });
    toasts.show({
      mood: 'success',
      text: flag === 'hot' ? t`${game.name} is hot at ${merchant}.` : t`${game.name} is new at ${merchant}.`,
    });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={flag === 'hot' ? <Trans>Mark {game.name} as hot</Trans> : <Trans>Mark {game.name} as new</Trans>}
      confirmText={t`Mark`}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        label={t`Until`}
        optionalText={t`optional`}
        hint={t`In your own time zone. The mark is then removed automatically.`}
        error={errors.until && t`This time has passed.`}
        {...form.register('until', { validate: (until) => until === '' || Date.parse(until) > Date.now() })}
      />
    </FormDialog>
  );
}
