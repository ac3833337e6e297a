import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'role' | 'children'> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** On or off, at once (a setting, not an answer in a form). */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span>{label}</span>
      <input type="checkbox" role="switch" className={styles.track} {...input} />
    </label>
  );
}
