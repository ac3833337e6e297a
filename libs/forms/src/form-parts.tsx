import { Trans } from '@lingui/react/macro';
import { Button, FormActions, Text } from '@parlour/ui';
import { use, type ComponentProps, type ReactNode } from 'react';
import * as styles from './form.css.ts';
import { LanguageChoice } from './surroundings.ts';

interface SubmitButtonProps {
  /** The form is being submitted; `busyText` is announced to screen readers. */
  busy: boolean;
  busyText: string;
  children: ReactNode;
}

/** The submit button at the end of a form. */
export function SubmitButton({ busy, busyText, children }: SubmitButtonProps) {
  return (
    <FormActions>
      <Button type="submit" size="l" block loading={busy} loadingText={busyText}>
        {children}
      </Button>
    </FormActions>
  );
}

/** Explains the mark of required fields, above a form that has optional ones. */
export function RequiredNote() {
  return (
    <Text size="s" tone="muted">
      <Trans>Items marked with * are required.</Trans>
    </Text>
  );
}

/** A muted line below a form, such as a link to another one. */
export function FormAside(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.aside} {...props} />;
}

/** Below the form of a dialog: other ways to continue, and the language selector, because the page's own is out of reach. */
export function FormFoot({ children }: { children: ReactNode }) {
  const languageChoice = use(LanguageChoice);
  return (
    <div className={styles.foot} data-aside="">
      <FormAside>{children}</FormAside>
      {languageChoice && <div className={styles.language}>{languageChoice}</div>}
    </div>
  );
}
