import { useLingui } from '@lingui/react/macro';
import { changeOf } from './change.ts';

/** The sentence of a chart: its total, beside the same weekdays before. */
export function useSummary(): (total: string, now: number, before: number) => string {
  const { t, i18n } = useLingui();
  return (total, now, before) => {
    const change = changeOf(now, before);
    if (change === null) return t`${total} in total.`;
    const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 }).format(Math.abs(change));
    return change < 0
      ? t`${total} in total, ${percent} less than on the same weekdays of the previous period.`
      : t`${total} in total, ${percent} more than on the same weekdays of the previous period.`;
  };
}
