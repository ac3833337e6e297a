import { classNames } from '../element/compose.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Money.css.ts';

export interface MoneyProps {
  /** Formatted for the locale (`formatMoney` of @parlour/domain). */
  text: string;
  /** Hides the amount from onlookers: asterisks, and `hiddenText` for screen readers. */
  hidden?: boolean | undefined;
  hiddenText?: string | undefined;
  /** Only repeats what the sign in `text` says (`formatMoney` with `signed`): never colour alone. */
  mood?: 'win' | 'loss' | 'muted' | undefined;
  size?: 'm' | 'l' | 'xl' | 'hero' | undefined;
}

/** An amount of money: digits of equal width, isolated direction, never wrapped. */
export function Money({ text, hidden = false, hiddenText, mood, size = 'm' }: MoneyProps) {
  const look = classNames(styles.money, styles.sizes[size], mood && styles.moods[mood]);
  if (!hidden) return <bdi className={look}>{text}</bdi>;
  return (
    <span className={look}>
      <span aria-hidden>******</span>
      {hiddenText !== undefined && <VisuallyHidden>{hiddenText}</VisuallyHidden>}
    </span>
  );
}
