import { use, type ReactNode } from 'react';
import * as styles from './form.css.ts';
import { LanguageChoice } from './language-choice.ts';

/** Below the form of a dialog: where else to go, and the language, for whoever came by a link cannot reach the page's own selector. */
export function FormFoot({ children }: { children: ReactNode }) {
  const languageChoice = use(LanguageChoice);
  return (
    <div className={styles.foot} data-aside="">
      <p className={styles.aside}>{children}</p>
      {languageChoice && <div className={styles.language}>{languageChoice}</div>}
    </div>
  );
}
