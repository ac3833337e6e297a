import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { characterCount } from '@parlour/domain';
import { CheckIcon, VisuallyHidden } from '@parlour/ui';
import * as styles from './password-progress.css.ts';

/** How far a new password is from its least length. A screen reader hears once that it is long enough, not every letter. */
export function PasswordProgress({ password, minLength }: { password: string; minLength: number }) {
  const { t } = useLingui();
  const count = characterCount(password);
  const missing = Math.max(0, minLength - count);
  const enough = missing === 0;
  if (count === 0) return null;
  return (
    <div className={styles.progress}>
      <svg className={styles.track} aria-hidden>
        <rect width={`${Math.min(1, count / minLength) * 100}%`} height="100%" className={enough ? styles.full : styles.part} />
      </svg>
      <span className={enough ? styles.done : styles.text} aria-hidden>
        {enough ? (
          <>
            <CheckIcon size="s" /> <Trans>Long enough</Trans>
          </>
        ) : (
          <Plural value={missing} one="# more character" other="# more characters" />
        )}
      </span>
      <span role="status">{enough && <VisuallyHidden>{t`Long enough`}</VisuallyHidden>}</span>
    </div>
  );
}
