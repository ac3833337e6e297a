import { classNames } from '../element/compose.ts';
import { CheckIcon, CloseIcon } from '../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export interface StepperProps {
  /** Accessible name: "Steps of a deposit". */
  label: string;
  steps: readonly { key: string; text: string }[];
  /** Key of the current step. */
  current: string;
  /** All steps are done. */
  done?: boolean | undefined;
  /** The current step failed. */
  failed?: boolean | undefined;
  /** "Step 2 of 3", for narrow layouts and screen readers. */
  positionText: (step: number, of: number) => string;
  /** A step's number in the reader's digits. */
  numberText?: ((step: number) => string) | undefined;
  /** Announced after completed steps: "done". */
  doneText: string;
}

/** The position within a few steps: all in a row, or in narrow layouts the current one with its number. */
export function Stepper({
  label,
  steps,
  current,
  done = false,
  failed = false,
  positionText,
  numberText = String,
  doneText,
}: StepperProps) {
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <nav aria-label={label} className={styles.stepper}>
      <p className={styles.position} aria-hidden>
        <span>{positionText(at + 1, steps.length)}</span>
        <span className={classNames(styles.name, failed && styles.bad)}>{steps[at]?.text}</span>
      </p>
      <ol className={styles.steps}>
        {steps.map(({ key, text }, index) => {
          const behind = index < at || (done && index === at);
          const here = index === at;
          return (
            <li
              key={key}
              aria-current={here ? 'step' : undefined}
              className={classNames(styles.step, behind && styles.behind, here && styles.here, here && failed && styles.wrong)}
            >
              <span className={styles.mark} aria-hidden>
                {here && failed ? <CloseIcon size="s" /> : behind ? <CheckIcon size="s" /> : numberText(index + 1)}
              </span>
              <span className={styles.text}>
                {text}
                {behind && !here && <VisuallyHidden>, {doneText}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
