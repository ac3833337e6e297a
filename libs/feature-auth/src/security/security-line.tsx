import { Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import * as styles from './security.css.ts';

export interface SecurityLineProps {
  sign: keyof typeof styles.signs;
  icon: ReactNode;
  title: ReactNode;
  /** How things stand, in a sentence. */
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** One thing that guards the account: its sign, how it stands, and what can be done about it. */
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
