import { useEffect, useId, useMemo, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { mergeRefs } from '../element/merge-refs.ts';
import { AlertIcon } from '../icons/icons.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'children'> {
  /** May hold a link, such as the terms; a press on the link does not tick the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Some but not all of the items that it stands for are ticked. */
  mixed?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A box to tick. Takes `register()` of react-hook-form as it is. */
export function Checkbox({ label, hint, error, mixed = false, id, ref, readOnly = false, onClick, onChange, ...input }: CheckboxProps) {
  const own = useId();
  const controlId = id ?? own;
  const failed = error !== undefined && error !== '';
  const box = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(box, ref), [ref]);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <div className={fieldStyles.field}>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={styles.box}
          {...input}
          ref={refs}
          // HTML has no `readonly` for checkboxes.
          aria-readonly={readOnly || undefined}
          onClick={readOnly ? (event) => event.preventDefault() : onClick}
          onChange={readOnly ? () => undefined : onChange}
          id={controlId}
          aria-invalid={failed || undefined}
          aria-describedby={failed || hint !== undefined ? `${controlId}-said` : undefined}
        />
        <span className={styles.text}>{label}</span>
      </label>
      {failed ? (
        <p id={`${controlId}-said`} className={`${fieldStyles.error} ${styles.said}`} role="alert">
          <AlertIcon size="s" />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${controlId}-said`} className={`${fieldStyles.hint} ${styles.said}`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
