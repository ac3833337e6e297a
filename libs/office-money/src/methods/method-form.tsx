import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ConflictNotice, isPutAside, useRefusalText, useUnsaved } from '@parlour/office-ui';
import { Button, FormError, FormLayout, Inline, Text, TextArea, TextField } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { amountOf, changeOf, fieldsOf, takesTwo, useDifferences, type Fields } from './method-terms.ts';
import type { Method } from './method-texts.tsx';

interface MethodFormProps {
  method: Method;
  /** Another operator decides on every change. */
  proposes: boolean;
  onTyped: (typed: boolean) => void;
  onSaved: (answer: Method | components['schemas']['Waiting']) => void;
}

const shortestReason = 5;

/** Changes the terms of a payment method. What was typed stays after a refusal; a colleague's change is shown beside it. */
export function MethodForm({ method, proposes, onTyped, onSaved }: MethodFormProps) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const change = useOfficeMutation('changePaymentMethod');
  // The version when the form was filled in.
  const [seen, setSeen] = useState(method);
  const { register, handleSubmit, reset, setError, control, formState, getValues } = useForm<Fields>({
    defaultValues: fieldsOf(method),
  });
  const { errors, isDirty, isSubmitting } = formState;
  useUnsaved(isDirty && !isSubmitting);
  useEffect(() => onTyped(isDirty), [isDirty, onTyped]);
  const typed = useWatch({ control }) as Fields;
  const differences = useDifferences(method, changeOf(fieldsOf(seen), typed));
  const isConflict = method.version !== seen.version && differences.length > 0;
  const needsTwo = proposes || takesTwo(method, typed);
  const isAmount = (text: string) => text.trim() === '' || amountOf(method, text) !== undefined;
  const notPayable = t`Enter an amount that ${method.currency} can be paid in, such as 1000.`;

  const save = async (terms: Fields, version: number) => {
    const { merchant, method: name } = method;
    onSaved(
      await change.mutateAsync({
        body: { merchant, method: name, version, reason: terms.reason.trim(), ...changeOf(fieldsOf(seen), terms) },
      }),
    );
  };
  const send = handleSubmit(async (terms) => {
    try {
      await save(terms, seen.version);
    } catch (error) {
      // Both sides are shown once theirs has arrived.
      if (!isPutAside(error)) setError('root', { message: textOf(error) });
    }
  });
  return (
    <FormLayout onSubmit={(event) => void send(event)}>
      {isConflict ? (
        <ConflictNotice
          title={t`Another operator has changed this method in the meantime`}
          differences={differences}
          onMine={() => save(getValues(), method.version)}
          onTheirs={() => {
            reset({ ...fieldsOf(method), reason: getValues('reason') });
            setSeen(method);
          }}
        />
      ) : (
        <FormError message={errors.root?.message} />
      )}
      <TextField
        inputMode="decimal"
        label={t`Least amount`}
        optionalText={t`optional`}
        suffix={method.currency}
        hint={t`Empty where the merchant’s own limits are enough.`}
        error={errors.min && notPayable}
        {...register('min', { validate: isAmount })}
      />
      <TextField
        inputMode="decimal"
        label={t`Greatest amount`}
        optionalText={t`optional`}
        suffix={method.currency}
        error={errors.max && notPayable}
        {...register('max', { validate: isAmount })}
      />
      <TextField
        type="time"
        label={t`Open from`}
        optionalText={t`optional`}
        hint={t`In the merchant’s time zone, ${method.timeZone}.`}
        {...register('from')}
      />
      <TextField
        type="time"
        label={t`Open until`}
        optionalText={t`optional`}
        hint={t`Where it is earlier, it is of the next day.`}
        error={errors.to && t`Enter two different times, or neither for the whole day.`}
        {...register('to', { validate: (to, { from }) => (from === '' && to === '') || (from !== '' && to !== '' && from !== to) })}
      />
      <TextField
        label={t`Countries`}
        optionalText={t`optional`}
        hint={t`From where it can be used, by codes such as BD, IN. Empty for everywhere.`}
        error={errors.countries && t`Enter codes of two letters, such as BD, IN.`}
        {...register('countries', { validate: (countries) => /^\s*([A-Za-z]{2}([\s,]+|$))*$/.test(countries) })}
      />
      <TextField
        inputMode="numeric"
        label={t`From VIP level`}
        optionalText={t`optional`}
        hint={t`Members below it don’t see this method. Empty for everybody.`}
        error={errors.minLevel && t`Enter a whole number from ${i18n.number(0)} to ${i18n.number(100)}.`}
        {...register('minLevel', { validate: (level) => /^\d{0,3}$/.test(level.trim()) && Number(level) <= 100 })}
      />
      <TextField
        inputMode="decimal"
        label={t`Provider’s fee`}
        suffix="%"
        hint={t`For reports: players never pay it.`}
        error={errors.fee && t`Enter a percentage with at most two decimals, such as 1.25.`}
        {...register('fee', { validate: (fee) => /^\d{1,3}(\.\d{1,2})?$/.test(fee.trim()) && Number(fee) <= 100 })}
      />
      <TextArea
        label={t`Reason`}
        hint={t`It appears beside the method and in the audit log.`}
        rows={2}
        maxLength={500}
        error={errors.reason && t`Enter a reason of at least five characters.`}
        {...register('reason', { validate: (reason) => reason.trim().length >= shortestReason })}
      />
      <Inline justify="between" gap="3">
        <Text size="s" tone="muted">
          {proposes ? (
            <Trans>Another operator decides.</Trans>
          ) : needsTwo ? (
            <Trans>It is less strict than now, so a second operator decides.</Trans>
          ) : (
            ''
          )}
        </Text>
        <Button type="submit" disabled={isConflict} loading={isSubmitting} loadingText={t`Saving`}>
          {needsTwo ? <Trans>Propose</Trans> : <Trans>Save</Trans>}
        </Button>
      </Inline>
    </FormLayout>
  );
}
