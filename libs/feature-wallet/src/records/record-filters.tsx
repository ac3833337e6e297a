import { useLingui } from '@lingui/react/macro';
import { localDay, periodDays, recordPeriods, type RecordPeriod } from '@parlour/domain';
import type { RecordRoute } from '@parlour/routes';
import { FilterBar } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { DaysByHand } from './days-by-hand.tsx';

/** The days that a record covers and its other filters; kept in the address. */
export function RecordFilters({ label, route, children }: { label: string; route: RecordRoute; children?: ReactNode }) {
  const { t } = useLingui();
  const { period, days, type, change } = route;
  const [today] = useState(() => localDay(new Date()));
  const [choosing, setChoosing] = useState(days !== undefined);
  const texts: Record<RecordPeriod, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`Last 7 days`,
    month: t`Last 30 days`,
    thisMonth: t`This month`,
  };
  const clear = () => {
    setChoosing(false);
    change({ period: undefined, type: undefined });
  };
  return (
    <FilterBar<RecordPeriod | 'all' | 'byHand'>
      label={label}
      presets={{
        label: t`Period`,
        value: choosing ? 'byHand' : (period ?? 'all'),
        options: [
          { key: 'all', text: t`All time` },
          ...recordPeriods.map((key) => ({ key, text: texts[key] })),
          { key: 'byHand', text: t`Choose days` },
        ],
        onChange: (key) => {
          setChoosing(key === 'byHand');
          if (key !== 'byHand') change({ period: key === 'all' ? undefined : key });
        },
      }}
      expanded={
        choosing && (
          <DaysByHand start={days ?? periodDays(period ?? 'week', today)} today={today} onChoose={(chosen) => change({ days: chosen })} />
        )
      }
      clear={period || days || type ? { text: t`Clear filters`, onClear: clear } : undefined}
    >
      {children}
    </FilterBar>
  );
}
