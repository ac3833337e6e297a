import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyIllustration, ErrorIllustration } from '../Illustration/everyday.tsx';
import * as styles from './StateMessage.css.ts';

export interface EmptyStateProps {
  /** A sign of what it is about. Without it and without an illustration there is the drawing of an empty box. */
  icon?: ReactNode;
  /** A drawn picture in place of the icon. */
  illustration?: ReactNode;
  title: string;
  /** The message is the whole screen: its title is the page's heading. */
  wholeScreen?: boolean | undefined;
  text?: ReactNode;
  /** What to do about it: usually one `Button`. */
  action?: ReactNode;
}

/** Nothing here yet, and what can be done about that. */
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
  /** Another picture than that of something broken. */
  illustration?: ReactNode;
  title: string;
  /** The message is the whole screen: its title is the page's heading. */
  wholeScreen?: boolean | undefined;
  text?: ReactNode;
  retryText?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** While the new attempt runs. */
  retrying?: boolean | undefined;
  /** For the help desk: the request's id. */
  reference?: string | undefined;
}

/** Something went wrong, said as an alert, with a way to try again. */
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
