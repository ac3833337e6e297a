import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { TextField } from '@parlour/ui';
import type { ClipboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as styles from '../numbers.css.ts';
import { usePrizeName } from '../prize-names.ts';
import { isNumberOf, type ResultForm } from './result-form.ts';

type ResultField = components['schemas']['ResultField'];

interface ResultFieldsProps {
  form: readonly ResultField[];
  fields: UseFormReturn<ResultForm>;
}

/** A field for each number of a result. Several numbers pasted into one fill it and the following ones. */
export function ResultFields({ form, fields: { register, setValue, formState } }: ResultFieldsProps) {
  const { t } = useLingui();
  const nameOf = usePrizeName();
  const paste = (event: ClipboardEvent, { name, count }: ResultField, place: number) => {
    const parts = event.clipboardData
      .getData('text')
      .trim()
      .split(/[\s,;-]+/);
    if (parts.length < 2) return;
    event.preventDefault();
    parts
      .slice(0, count - place)
      .forEach((part, index) =>
        setValue(`numbers.${name}.${place + index}`, part, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
      );
  };
  return form.map((field) => {
    const { name, count, digits, maxDigits, symbols } = field;
    const prize = nameOf(name);
    const lengths = digits === maxDigits ? String(digits) : `${digits}–${maxDigits}`;
    const example = symbols.length === 0 ? t`${lengths} digits` : `${symbols[0] ?? ''}–${symbols.at(-1) ?? ''}`;
    return (
      <div key={name} role="group" aria-label={prize} className={styles.fields}>
        {Array.from({ length: count }, (_, place) => (
          <TextField
            key={place}
            label={count === 1 ? prize : `${prize} · ${place + 1}`}
            inputMode={symbols.length === 0 ? 'numeric' : 'text'}
            autoComplete="off"
            placeholder={example}
            maxLength={Math.max(maxDigits, 4)}
            error={formState.errors.numbers?.[name]?.[place] && example}
            onPaste={(event) => paste(event, field, place)}
            {...register(`numbers.${name}.${place}`, { validate: (typed) => isNumberOf(field, typed) })}
          />
        ))}
      </div>
    );
  });
}
