import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorIllustration } from '../Illustration/everyday.tsx';
import { PendingIllustration, SuccessIllustration } from '../Illustration/whole-screen.tsx';
import * as styles from './ResultScreen.css.ts';

export interface ResultScreenProps {
  outcome: 'success' | 'pending' | 'failed';
  title: ReactNode;
  text?: ReactNode;
  /** The amount: a `Money`. */
  amount?: ReactNode;
  /** Facts worth keeping, as pairs: reference, method, time. */
  facts?: readonly { key: string; name: ReactNode; value: ReactNode }[] | undefined;
  /** What to do next; the main one first. */
  actions?: ReactNode;
  /** Heading level. Default 2. */
  level?: 1 | 2 | 3 | undefined;
  /** Focuses the title, for a result that replaces the form that led to it. */
  takesFocus?: boolean | undefined;
}

const pictures = { success: SuccessIllustration, pending: PendingIllustration, failed: ErrorIllustration } as const;

/** The outcome of an operation: paid, pending or refused; how much, and what to do next. */
export function ResultScreen({ outcome, title, text, amount, facts = [], actions, level = 2, takesFocus = false }: ResultScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const Heading = `h${level}` as const;
  const Picture = pictures[outcome];
  return (
    <section className={styles.result} role={outcome === 'failed' && !takesFocus ? 'alert' : undefined}>
      <span className={styles.picture}>
        <Picture />
      </span>
      <Heading ref={heading} tabIndex={takesFocus ? -1 : undefined} className={styles.title}>
        {title}
      </Heading>
      {amount !== undefined && <p className={styles.amount}>{amount}</p>}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ key, name, value }) => (
            <div key={key} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
