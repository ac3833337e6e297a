import { useId, type ReactNode } from 'react';
import { classNames } from '../element/compose.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { AlertIcon } from '../icons/icons.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  text: ReactNode;
  /** Below the text. */
  hint?: ReactNode;
  /** Before the text: an icon. */
  icon?: ReactNode;
  /** At the end: a fee, or how long it takes. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> {
  label: string;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  /** Undefined or '' while nothing is chosen. */
  value: Value | '' | undefined;
  onValueChange: (value: Value) => void;
  /** `cards`: each option in a card, side by side where there is room. */
  look?: 'list' | 'cards' | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** Receives the chosen radio, or the first one, to focus on an error. */
  ref?: ((element: HTMLInputElement | null) => void) | undefined;
}

/** A choice among a few visible options: native radios (arrow keys choose, Tab moves on) in the brand's style. */
export function RadioGroup<Value extends string>({
  label,
  hideLabel = false,
  hint,
  error,
  required,
  options,
  value,
  onValueChange,
  look = 'list',
  name,
  disabled,
  readOnly = false,
  onBlur,
  ref,
}: RadioGroupProps<Value>) {
  const id = useId();
  const failed = error !== undefined && error !== '';
  const said = failed || hint !== undefined ? `${id}-said` : undefined;
  const focused = options.some((option) => option.value === value) ? value : options.find((option) => option.disabled !== true)?.value;
  return (
    <fieldset
      role="radiogroup"
      aria-required={required}
      aria-invalid={failed || undefined}
      aria-readonly={readOnly || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={said}
      disabled={disabled}
      className={fieldStyles.field}
    >
      <legend id={`${id}-label`} className={hideLabel ? fieldStyles.hiddenLabel : styles.legend}>
        {label}
        {required === true && (
          <span className={fieldStyles.mark} aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      <div className={styles.looks[look]}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.option, look === 'cards' && styles.card)}>
            <input
              type="radio"
              ref={option.value === focused ? ref : undefined}
              id={`${id}-${option.value}`}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
              aria-labelledby={`${id}-${option.value}-text`}
              className={styles.radio}
              onChange={() => !readOnly && onValueChange(option.value)}
              onBlur={onBlur}
            />
            {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
            <span className={styles.texts}>
              <span id={`${id}-${option.value}-text`}>{option.text}</span>
              {option.hint !== undefined && (
                <span id={`${id}-${option.value}-hint`} className={styles.hint}>
                  {option.hint}
                </span>
              )}
            </span>
            {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      {failed ? (
        <p id={said} className={fieldStyles.error} role="alert">
          <AlertIcon size="s" />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={said} className={fieldStyles.hint}>
            {hint}
          </p>
        )
      )}
    </fieldset>
  );
}
