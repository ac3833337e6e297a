import { Trans } from '@lingui/react/macro';
import { Button, FormActions, Text } from '@parlour/ui';
import { use, type ComponentProps, type ReactNode } from 'react';
import * as styles from './form.css.ts';
import { LanguageChoice } from './surroundings.ts';

interface SubmitButtonProps {
  /** The form is being sent; `busyText` says so to those who cannot see it. */
  busy: boolean;
  busyText: string;
  children: ReactNode;
}

/** The one button at the foot of a form that sends it. */
export function SubmitButton({ busy, busyText, children }: SubmitButtonProps) {
  return (
    <FormActions>
      <Button type="submit" size="l" block loading={busy} loadingText={busyText}>
        {children}
      </Button>
    </FormActions>
  );
}

/** Above a form of which some fields may stay empty: what the mark of the others means. */
export function RequiredNote() {
  return (
    <Text size="s" tone="muted">
      <Trans>Items marked with * are required.</Trans>
    </Text>
  );
}

/** A quiet line below a form, such as the way to another one. */
export function FormAside(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={styles.aside} {...props} />;
}

/** Below the form of a dialog: where else to go, and the language, because the page's own selector is out of reach. */
export function FormFoot({ children }: { children: ReactNode }) {
  const languageChoice = use(LanguageChoice);
  return (
    <div className={styles.foot} data-aside="">
      <FormAside>{children}</FormAside>
      {languageChoice && <div className={styles.language}>{languageChoice}</div>}
    </div>
  );
}
