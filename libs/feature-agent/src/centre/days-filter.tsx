// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { dayAfter, isDay, periodDays, recordPeriods, type DayRange, type RecordPeriod } from '@parlour/domain';
import { useCentreRoute } from '@parlour/routes';
import { DateRange, FilterBar, spanProblem } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { periodNames } from './period-names.ts';

/** The most days that a report may cover (contract). */
const mostDays = 93;

/** The days that the address names, both included, or else those of `usual`. */
export function useDays(today: string, usual: RecordPeriod): DayRange {
  const { from, to } = useCentreRoute();
  return from && to && isDay(from) && isDay(to) ? { from, to } : periodDays(usual, today);
}

interface DaysFilterProps {
  days: DayRange;
  /** The merchant's current day. */
  today: string;
  /** More filters. */
  children?: ReactNode;
  clear?: { text: string; onClear: () => void } | undefined;
}

/** The days that a page of the agents' centre shows, and further filters; kept in the address. */
export function DaysFilter({ days, today, children, clear }: DaysFilterProps) {
  const { t, i18n } = useLingui();
  const { change } = useCentreRoute();
  const preset = recordPeriods.find((each) => {
    const own = periodDays(each, today);
    return own.from === days.from && own.to === days.to;
  });
  const [choosing, setChoosing] = useState(preset === undefined);
  const [typed, setTyped] = useState(days);
  const isTooLong = ({ from, to }: DayRange) => isDay(from) && isDay(to) && dayAfter(from, mostDays) <= to;
  return (
    <FilterBar<RecordPeriod | 'byHand'>
      label={t`Filters`}
      presets={{
        label: t`Period`,
        value: choosing ? 'byHand' : (preset ?? 'byHand'),
        options: [...recordPeriods.map((key) => ({ key, text: i18n._(periodNames[key]) })), { key: 'byHand', text: t`Choose days` }],
        onChange: (key) => {
          setChoosing(key === 'byHand');
          if (key !== 'byHand') change({ ...periodDays(key, today), pageNo: undefined });
        },
      }}
      expanded={
        choosing && (
          <DateRange
            label={t`Choose days`}
            hideLabel
            fromLabel={t`From`}
            toLabel={t`To`}
            value={typed}
            onValueChange={(next) => {
              setTyped(next);
              if (isDay(next.from) && isDay(next.to) && !spanProblem(next, { max: today }) && !isTooLong(next))
                change({ ...next, pageNo: undefined });
            }}
            today={today}
            max={today}
            problemTexts={{ order: t`The first day is after the last one.`, limits: t`Choose days up to today.` }}
            error={isTooLong(typed) ? t`Choose at most ${i18n.number(mostDays)} days.` : undefined}
          />
        )
      }
      clear={clear}
    >
      {children}
    </FilterBar>
  );
}
