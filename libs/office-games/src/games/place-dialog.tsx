import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { isPutAside, useRefusalText } from '@parlour/office-ui';
import { Button, Dialog, FormError, FormLayout, TextField, useToasts } from '@parlour/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNumberText } from './figures.ts';

interface PlaceDialogProps {
  merchant: string;
  game: { id: string; name: string };
  onClose: () => void;
}

/** Moves a game to a place of its line, counted from 1, however far away that is. */
export function PlaceDialog({ merchant, game, onClose }: PlaceDialogProps) {
  const { t } = useLingui();
  const numberText = useNumberText();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const form = useId();
  const order = useOfficeMutation('orderGame');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { to: '' } });
  const send = handleSubmit(async ({ to }) => {
    try {
      const { place, of } = await order.mutateAsync({ body: { merchant, game: game.id, to: Number(to) } });
      const [name, number, all] = [game.name, numberText(place), numberText(of)];
      toasts.show({ mood: 'success', text: t`${name} is number ${number} of ${all}.` });
      onClose();
    } catch (error) {
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={<Trans>Move {game.name}</Trans>}
      closeText={t`Close`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} loading={formState.isSubmitting} loadingText={t`Saving`}>
            <Trans>Move</Trans>
          </Button>
        </>
      }
    >
      <FormLayout id={form} onSubmit={(event) => void send(event)}>
        <FormError message={formState.errors.root?.message} />
        <TextField
          inputMode="numeric"
          label={t`To place`}
          hint={t`1 is the first of its line; the last place is the end.`}
          error={formState.errors.to && t`Write a whole number from 1 up.`}
          {...register('to', { validate: (to) => /^[1-9]\d{0,4}$/.test(to.trim()) })}
        />
      </FormLayout>
    </Dialog>
  );
}
