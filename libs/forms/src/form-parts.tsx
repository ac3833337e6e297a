import { Button, FormActions } from '@parlour/ui';
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
