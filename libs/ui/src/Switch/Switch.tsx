import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'role' | 'children'> {
  label: ReactNode;
  /** What it does; below the label. */
  hint?: ReactNode;
  /** The change is on its way: it cannot be changed again before, and keeps the focus. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, at once (a setting, not an answer in a form). */
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
        // React tells of a change before it hears that the press was for nothing.
        onChange={busy ? () => undefined : onChange}
      />
    </label>
  );
}
