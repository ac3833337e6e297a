import { Plural, useLingui } from '@lingui/react/macro';
import { characterCount, passwordStrength, type Guesses } from '@parlour/domain';
import { CheckIcon, VisuallyHidden, WarningIcon } from '@parlour/ui';
import * as styles from './password-progress.css.ts';

interface PasswordProgressProps {
  password: string;
  minLength: number;
  guesses: Guesses;
}

/**
 * The progress of a new password towards the minimum length, and then its strength. Screen readers are told of each change once, not at
 * every keystroke.
 */
export function PasswordProgress({ password, minLength, guesses }: PasswordProgressProps) {
  const { t } = useLingui();
  const count = characterCount(password);
  const missing = Math.max(0, minLength - count);
  const enough = missing === 0;
  if (count === 0) return null;
  const strength = enough && passwordStrength(password, minLength, guesses);
  const said = strength && { guessable: t`Too easy to guess`, good: t`Good password`, strong: t`Strong password` }[strength];
  const safe = strength && strength !== 'guessable';
  return (
    <div className={styles.progress}>
      <svg className={styles.track} aria-hidden>
        <rect width={`${Math.min(1, count / minLength) * 100}%`} height="100%" className={safe ? styles.full : styles.part} />
      </svg>
      <span className={safe ? styles.done : enough ? styles.weak : styles.text} aria-hidden>
        {enough ? (
          <>
            {safe ? <CheckIcon size="s" /> : <WarningIcon size="s" />} {said}
          </>
        ) : (
          <Plural value={missing} one="# more character" other="# more characters" />
        )}
      </span>
      <span role="status">{said && <VisuallyHidden>{said}</VisuallyHidden>}</span>
    </div>
  );
}
