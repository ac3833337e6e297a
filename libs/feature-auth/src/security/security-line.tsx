import { Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './security.css.ts';

export interface SecurityLineProps {
  sign: keyof typeof styles.signs;
  icon: ReactNode;
  title: ReactNode;
  /** The current state, in a sentence. */
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** One protection of the account: its sign, its state, and what can be done about it. */
export function SecurityLine({ sign, icon, title, children, action }: SecurityLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.signs[sign]}>{icon}</span>
      <div className={styles.words}>
        <strong className={styles.name}>{title}</strong>
        <Text tone="muted" size="s">
          {children}
        </Text>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
