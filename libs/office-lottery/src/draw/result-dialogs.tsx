import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog, useTold } from '@parlour/office-ui';
import { Checkbox } from '@parlour/ui';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import * as styles from '../numbers.css.ts';
import { usePrizeName } from '../prize-names.ts';
import { isReason, ReasonField } from '../reason-field.tsx';
import type { DrawPage } from '../words.ts';
import { ResultFields } from './result-fields.tsx';
import { emptyFields, numbersTyped, voidTicked, type ResultForm } from './result-form.ts';

interface ResultDialogProps {
  page: DrawPage;
  onClose: () => void;
}

/** Settles a draw again, with other numbers or other prizes that are void. */
export function CorrectDialog({ page: { draw, form, voidPrizes }, onClose }: ResultDialogProps) {
  const { t } = useLingui();
  const told = useTold();
  const correct = useOfficeMutation('correctDraw');
  const fields = useForm<ResultForm>({ defaultValues: emptyFields(form, draw.result ?? {}, voidPrizes) });
  const isVoid = useWatch({ control: fields.control, name: 'isVoid' });
  const counted = form.filter(({ name }) => !isVoid[name]);
  return (
    <FormDialog
      form={fields}
      onClose={onClose}
      title={t`Correct the result of ${draw.draw}`}
      description={t`Every bet is settled again. A second operator decides.`}
      confirmText={t`Propose`}
      destructive
      onSend={async (typed) => {
        const numbers = numbersTyped(counted, typed);
        const voided = form.length > 1 && { voidPrizes: voidTicked(form, typed) };
        const body = { merchant: draw.merchant, draw: draw.draw, numbers, ...voided, reason: typed.reason.trim() };
        told(await correct.mutateAsync({ body }), t`${draw.draw} is being settled again.`);
        onClose();
      }}
    >
      <ResultFields form={counted} fields={fields} />
      {form.length > 1 && <PrizeBoxes form={form} fields={fields} />}
      <ReasonField isWrong={fields.formState.errors.reason !== undefined} {...fields.register('reason', { validate: isReason })} />
    </FormDialog>
  );
}

/** Voids prizes of a draw that waits for its result. */
export function VoidPrizesDialog({ page: { draw, form, voidPrizes }, onClose }: ResultDialogProps) {
  const { t } = useLingui();
  const told = useTold();
  const change = useOfficeMutation('voidDrawPrizes');
  const fields = useForm<ResultForm>({ defaultValues: emptyFields(form, {}, voidPrizes) });
  return (
    <FormDialog
      form={fields}
      onClose={onClose}
      title={t`Void prizes of ${draw.draw}`}
      description={t`Its result needs no numbers for them, and bets that depend on one get their stakes back. A second operator decides. Players read the reason.`}
      confirmText={t`Propose`}
      destructive
      onSend={async (typed) => {
        const body = { merchant: draw.merchant, draw: draw.draw, prizes: voidTicked(form, typed), reason: typed.reason.trim() };
        told(await change.mutateAsync({ body }), t`Prizes of ${draw.draw} are void.`);
        onClose();
      }}
    >
      <PrizeBoxes form={form} fields={fields} />
      <ReasonField isWrong={fields.formState.errors.reason !== undefined} {...fields.register('reason', { validate: isReason })} />
    </FormDialog>
  );
}

/** A box to tick for each prize that is void. */
function PrizeBoxes({ form, fields: { register } }: { form: DrawPage['form']; fields: UseFormReturn<ResultForm> }) {
  const { t } = useLingui();
  const nameOf = usePrizeName();
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{t`Prizes that are void`}</legend>
      {form.map(({ name }) => (
        <Checkbox key={name} label={nameOf(name)} {...register(`isVoid.${name}`)} />
      ))}
    </fieldset>
  );
}
