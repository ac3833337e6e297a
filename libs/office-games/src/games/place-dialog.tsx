import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog } from '@parlour/office-ui';
import { TextField, useToasts } from '@parlour/ui';
import { useForm } from 'react-hook-form';
import { useNumberText } from './figures.ts';

interface PlaceDialogProps {
  merchant: string;
  game: { id: string; name: string };
  onClose: () => void;
}

/** Moves a game to a place in its line, counted from 1, however far away that is. */
export function PlaceDialog({ merchant, game, onClose }: PlaceDialogProps) {
  const { t } = useLingui();
  const numberText = useNumberText();
  const toasts = useToasts();
  const order = useOfficeMutation('orderGame');
  const form = useForm({ defaultValues: { to: '' } });
  const { errors } = form.formState;
  const send = async ({ to }: { to: string }) => {
    const { place, of } = await order.mutateAsync({ body: { merchant, game: game.id, to: Number(to) } });
    const [name, number, all] = [game.name, numberText(place), numberText(of)];
    toasts.show({ mood: 'success', text: t`${name} is now number ${number} of ${all}.` });
    onClose();
  };
  return (
    <FormDialog form={form} title={<Trans>Move {game.name}</Trans>} confirmText={t`Move`} onSend={send} onClose={onClose}>
      <TextField
        inputMode="numeric"
        label={t`To place`}
        hint={t`1 is the first of its line; the last place is the end.`}
        error={errors.to && t`Enter a whole number from 1 up.`}
        {...form.register('to', { validate: (to) => /^[1-9]\d{0,4}$/.test(to.trim()) })}
      />
    </FormDialog>
  );
}
