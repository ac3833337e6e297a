import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyIllustration, ErrorIllustration } from '../Illustration/everyday.tsx';
import * as styles from './StateMessage.css.ts';

export interface EmptyStateProps {
  /** An icon. Without one and without an illustration, an empty box is shown. */
  icon?: ReactNode;
  /** An illustration in place of the icon. */
  illustration?: ReactNode;
  title: string;
  /** The message is the whole screen: its title is the page's heading. */
  wholeScreen?: boolean | undefined;
  text?: ReactNode;
  /** The action: usually one `Button`. */
  action?: ReactNode;
}

/** A message that there is nothing here yet, and what to do about it. */
export function EmptyState({ icon, illustration, title, wholeScreen, text, action }: EmptyStateProps) {
  return (
    <div className={styles.message}>
      {illustration === undefined && icon !== undefined ? (
        <span className={styles.picture}>{icon}</span>
      ) : (
        <span className={styles.illustration}>{illustration ?? <EmptyIllustration />}</span>
      )}
      <Title wholeScreen={wholeScreen}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  /** Replaces the illustration of something broken. */
  illustration?: ReactNode;
  title: string;
  /** The message is the whole screen: its title is the page's heading. */
  wholeScreen?: boolean | undefined;
  text?: ReactNode;
  retryText?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** While retrying. */
  retrying?: boolean | undefined;
  /** The request's id, for customer service. */
  reference?: string | undefined;
}

/** An error message as an alert, with a button to retry. */
export function ErrorState({ illustration, title, wholeScreen, text, retryText, onRetry, retrying = false, reference }: ErrorStateProps) {
  return (
    <div className={styles.message} role="alert">
      <span className={styles.illustration}>{illustration ?? <ErrorIllustration />}</span>
      <Title wholeScreen={wholeScreen}>{title}</Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {retryText !== undefined && onRetry !== undefined && (
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          {retryText}
        </Button>
      )}
      {reference !== undefined && <code className={styles.reference}>{reference}</code>}
    </div>
  );
}

function Title({ wholeScreen = false, children }: { wholeScreen: boolean | undefined; children: string }) {
  return wholeScreen ? <h1 className={styles.title}>{children}</h1> : <p className={styles.title}>{children}</p>;
}
