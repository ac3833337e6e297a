import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { AlertIcon } from '../icons/icons.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'children'> {
  /** May hold a link, such as the terms; a press on the link does not tick the box. */
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A box to tick. Takes `register()` of react-hook-form as it is. */
export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const own = useId();
  const controlId = id ?? own;
  const failed = error !== undefined && error !== '';
  return (
    <div className={fieldStyles.field}>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={styles.box}
          {...input}
          id={controlId}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? `${controlId}-said` : undefined}
        />
        <span>{label}</span>
      </label>
      {failed && (
        <p id={`${controlId}-said`} className={fieldStyles.error} role="alert">
          <AlertIcon size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
