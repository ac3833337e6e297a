import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'role' | 'children'> {
  label: ReactNode;
  /** What it does; below the label. */
  hint?: ReactNode;
  /** The change is being saved: it cannot be changed again until then, but keeps the focus. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An on/off setting that takes effect immediately (not a form answer). */
export function Switch({ label, hint, busy = false, id, onClick, onChange, ...input }: SwitchProps) {
  const own = useId();
  const controlId = id ?? own;
  return (
    <label className={styles.row} aria-busy={busy || undefined}>
      <span className={styles.texts}>
        <span>{label}</span>
        {hint !== undefined && (
          <span id={`${controlId}-said`} className={fieldStyles.hint} aria-hidden>
            {hint}
          </span>
        )}
      </span>
      {busy && <Spinner size="s" />}
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        {...input}
        id={controlId}
        aria-describedby={hint === undefined ? undefined : `${controlId}-said`}
        aria-disabled={busy || undefined}
        onClick={busy ? (event) => event.preventDefault() : onClick}
        // React fires the change before it learns that the press was cancelled.
        onChange={busy ? () => undefined : onChange}
      />
    </label>
  );
}
