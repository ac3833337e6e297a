// @flag lottery
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { add, formatMoney } from '@parlour/domain';
import type { Line, LineProblem } from '@parlour/domain/lottery';
import { Money } from '@parlour/ui';
import * as styles from './play.css.ts';

interface DraftSumProps {
  lines: readonly (Line | LineProblem)[];
  /** Nothing is chosen yet. */
  empty: boolean;
}

/** What the bet costs before it is added to the slip, or what it still lacks. */
export function DraftSum({ lines, empty }: DraftSumProps) {
  const { t, i18n } = useLingui();
  if (empty)
    return (
      <span className={styles.sumHint}>
        <Trans>Choose numbers</Trans>
      </span>
    );
  const whole = lines.filter((line) => typeof line !== 'string');
  if (whole.length < lines.length || whole.length === 0) return <span className={styles.sumHint}>{lackOf(lines)}</span>;
  const combinations = whole.reduce((sum, line) => sum + line.combinations, 0);
  const stake = whole.map((line) => line.stake).reduce(add);
  return (
    <span className={styles.draftSum} aria-live="polite">
      <span className={styles.sumHint}>{t`${plural(combinations, { one: '# combination', other: '# combinations' })}`}</span>
      <Money size="l" text={formatMoney(stake, i18n.locale)} />
    </span>
  );
}

function lackOf(lines: readonly (Line | LineProblem)[]) {
  if (lines.includes('TOO_MANY_COMBINATIONS')) return <Trans>More than 10,000 combinations: choose fewer numbers.</Trans>;
  if (lines.includes('UNIT_INVALID')) return <Trans>Enter an amount</Trans>;
  return <Trans>Choose more numbers</Trans>;
}
