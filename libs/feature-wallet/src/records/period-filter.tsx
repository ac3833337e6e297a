import { useLingui } from '@lingui/react/macro';
import { recordPeriods, type RecordPeriod } from '@parlour/domain';
import { Select } from '@parlour/ui';

/** Which days of a record; everything where no preset is chosen. */
export function PeriodFilter({
  period,
  onChange,
}: {
  period: RecordPeriod | undefined;
  onChange: (period: RecordPeriod | undefined) => void;
}) {
  const { t } = useLingui();
  const texts: Record<RecordPeriod, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`Last 7 days`,
    month: t`Last 30 days`,
    thisMonth: t`This month`,
  };
  return (
    <Select
      label={t`Period`}
      value={period ?? ''}
      onChange={(event) => onChange(recordPeriods.find((preset) => preset === event.target.value))}
      options={[{ value: '', text: t`All time` }, ...recordPeriods.map((preset) => ({ value: preset, text: texts[preset] }))]}
    />
  );
}
