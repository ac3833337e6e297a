import { useId, type FormHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../element/compose.ts';
import * as styles from './FormLayout.css.ts';

export interface FormLayoutProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'style' | 'noValidate'> {
  children: ReactNode;
}

/** A form with its parts stacked. Fields show their own errors, so the browser's validation bubbles are off. */
export function FormLayout({ children, className, ...form }: FormLayoutProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the press from being lost
    <form className={classNames(styles.form, className)} onMouseDown={keepPressWhole} {...form} noValidate>
      {children}
    </form>
  );
}

/**
 * Keeps the focus in the current field while the button is pressed: a message that appears on blur would move the button
 * away before the press ends, and nothing would be submitted.
 */
function keepPressWhole(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button[type=submit]')) event.preventDefault();
}

export interface FormSectionProps {
  /** Without it the section is a plain group of fields. */
  title?: ReactNode;
  text?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** Fields side by side where there is room. */
  columns?: boolean | undefined;
  children: ReactNode;
}

/** Fields that belong together, under a title. */
export function FormSection({ title, text, aside, columns = false, children }: FormSectionProps) {
  const id = useId();
  const fields = <div className={columns ? styles.columns : styles.fields}>{children}</div>;
  if (title === undefined) return fields;
  return (
    <div role="group" aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <p id={id} className={styles.title}>
            {title}
          </p>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {aside}
      </div>
      {fields}
    </div>
  );
}

export interface FormActionsProps {
  children: ReactNode;
  /** On phones the actions stick to the lower edge of the scrolling area, above the keyboard. */
  sticky?: boolean | undefined;
  /** Above the buttons: the total, or what happens next. */
  note?: ReactNode;
}

/** The buttons of a form, the main one first, at the form's full width. */
export function FormActions({ children, sticky = false, note }: FormActionsProps) {
  return (
    <div className={classNames(styles.actions, sticky && styles.sticky)}>
      {note !== undefined && <div className={styles.note}>{note}</div>}
      {children}
    </div>
  );
}
