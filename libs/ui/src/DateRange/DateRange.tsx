import { periodDays, type RecordPeriod } from '@parlour/domain';
import { useId } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { AlertIcon } from '../icons/icons.ts';
import { spanProblem, type DateProblem, type DateSpan } from './date-span.ts';
import * as styles from './DateRange.css.ts';

export interface DateRangeProps {
  /** Accessible name of the group. */
  label: string;
  hideLabel?: boolean | undefined;
  fromLabel: string;
  toLabel: string;
  value: DateSpan;
  /** Called with invalid spans too (see `spanProblem`), since the user may still be typing. */
  onValueChange: (value: DateSpan) => void;
  /** The current day, `YYYY-MM-DD`: what "today" means. */
  today: string;
  presets?: readonly { preset: RecordPeriod; text: string }[] | undefined;
  presetsLabel?: string | undefined;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Error texts for an invalid span. */
  problemTexts: Record<DateProblem, string>;
  error?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** A range of days: native date fields, for which phones open their picker, and preset spans. */
export function DateRange({
  label,
  hideLabel = false,
  fromLabel,
  toLabel,
  value,
  onValueChange,
  today,
  presets = [],
  presetsLabel,
  min,
  max,
  problemTexts,
  error,
  disabled,
  readOnly,
}: DateRangeProps) {
  const id = useId();
  const problem = spanProblem(value, { min, max });
  const wrong = error ?? (problem ? problemTexts[problem] : undefined);
  const chosen = presets.find(({ preset }) => {
    const { from, to } = periodDays(preset, today);
    return from === value.from && to === value.to;
  });
  return (
    <fieldset className={styles.range} disabled={disabled} aria-describedby={wrong === undefined ? undefined : `${id}-said`}>
      <legend className={hideLabel ? fieldStyles.hiddenLabel : styles.legend}>{label}</legend>
      {presets.length > 0 && (
        <div role="group" aria-label={presetsLabel ?? label} className={styles.presets}>
          {presets.map(({ preset, text }) => (
            <Chip
              key={preset}
              selected={preset === chosen?.preset}
              disabled={disabled === true || readOnly === true}
              onClick={() => onValueChange(periodDays(preset, today))}
            >
              {text}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.days}>
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className={fieldStyles.field}>
            <label htmlFor={`${id}-${end}`} className={styles.endLabel}>
              {end === 'from' ? fromLabel : toLabel}
            </label>
            <div className={fieldStyles.box}>
              <input
                id={`${id}-${end}`}
                type="date"
                className={`${fieldStyles.control} ${styles.day}`}
                value={value[end]}
                min={min}
                max={max}
                disabled={disabled}
                readOnly={readOnly}
                aria-invalid={wrong === undefined ? undefined : true}
                aria-describedby={wrong === undefined ? undefined : `${id}-said`}
                onChange={(event) => onValueChange({ ...value, [end]: event.target.value })}
              />
            </div>
          </div>
        ))}
      </div>
      {wrong !== undefined && (
        <p id={`${id}-said`} className={fieldStyles.error} role="alert">
          <AlertIcon size="s" />
          {wrong}
        </p>
      )}
    </fieldset>
  );
}
