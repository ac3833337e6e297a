// @flag lottery
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { classNames, clockText, useCountdown, VisuallyHidden } from '@parlour/ui';
import * as styles from './clock.css.ts';

interface DrawCountdownProps {
  /** The end of betting, by this device's clock. */
  until: number;
  size?: 'm' | 'l' | undefined;
  /** Seconds left at which it starts to warn. */
  warnAt?: number | undefined;
  onEnd?: (() => void) | undefined;
}

/** The time left to bet: days and clock, urgent in the last seconds, announced to screen readers at a few moments only. */
export function DrawCountdown({ until, size = 'm', warnAt = 60, onEnd }: DrawCountdownProps) {
  const { t, i18n } = useLingui();
  const seconds = useCountdown(until, onEnd);
  if (seconds === null) return <span className={styles.clock[size]} role="timer" />;
  const days = Math.floor(seconds / 86_400);
  const clock = clockText(seconds % 86_400, i18n.locale);
  const speak = [60, 10].find((at) => seconds <= at && seconds > at - 2);
  return (
    <>
      <span role="timer" className={classNames(styles.clock[size], seconds <= warnAt && seconds > 0 && styles.urgent)}>
        {days > 0 && <span className={styles.days}>{t`${plural(days, { one: '# day', other: '# days' })}`}</span>}
        <bdi>{clock}</bdi>
      </span>
      <VisuallyHidden>
        <span role="status">
          {speak !== undefined && t`${plural(seconds, { one: '# second left to bet', other: '# seconds left to bet' })}`}
        </span>
      </VisuallyHidden>
    </>
  );
}
