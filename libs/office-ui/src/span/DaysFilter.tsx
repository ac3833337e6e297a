import { useLingui } from '@lingui/react/macro';
import { isDay } from '@parlour/domain';
import { boundsAt, dayIn, daysAt, reportDays, reportPeriods, type ReportPeriod } from '@parlour/domain/reports';
import { Select, TextField } from '@parlour/ui';
import { use, useState } from 'react';
import { ZoneContext } from '../cells/cells.tsx';
import * as styles from './DaysFilter.css.ts';

/** Days in the address, as `2026-11-21`, the last one included; open-ended if one is absent. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

export interface DaysFilterProps {
  /** What happened on these days, such as `Registered`. */
  label: string;
  days: Days;
  /** The filter always has days: they are 30 while none are chosen. */
  always?: boolean | undefined;
  /** Called with both ends. */
  onDays: (days: Record<keyof Days, string | undefined>) => void;
}

const byHand = 'byHand';

/** Filters a list by whole days of the merchant: a preset, or any (office O36). */
export function DaysFilter({ label, days: { from, to }, always = false, onDays }: DaysFilterProps) {
  const { t } = useLingui();
  const texts = usePeriodTexts();
  const zone = useZone();
  const [opening] = useState(() => new Date());
  const today = dayIn(zone, opening);
  const isAny = from === undefined && to === undefined;
  const preset = reportPeriods.find((period) => {
    const days = reportDays(period, today);
    return days.from === from && days.to === to;
  });
  const [opened, setOpened] = useState(false);
  const chosen = opened || (!isAny && preset === undefined) ? byHand : (preset ?? (always ? 'month' : ''));
  const choose = (value: string) => {
    setOpened(value === byHand);
    if (value !== byHand)
      onDays(value === '' ? { from: undefined, to: undefined } : reportDays(value as ReportPeriod, dayIn(zone, new Date())));
  };
  return (
    <>
      <Select
        label={label}
        hideLabel
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        options={[
          ...(always ? [] : [{ value: '', text: t`${label}: any time` }]),
          ...reportPeriods.map((value) => ({ value, text: `${label}: ${texts[value]}` })),
          { value: byHand, text: t`${label}: other days` },
        ]}
      />
      {chosen === byHand && (
        <div role="group" aria-label={label} className={styles.days}>
          <Day label={t`From`} day={from} max={to} onDay={(day) => onDays({ from: day, to })} />
          <span aria-hidden>–</span>
          <Day label={t`To`} day={to} min={from} onDay={(day) => onDays({ from, to: day })} />
        </div>
      )}
    </>
  );
}

interface DayProps {
  label: string;
  day: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** No merchant is older. Earlier years appear while one is being typed: 0002, 0020, 0202. */
const earliest = '2000-01-01';

/** One end of the span, reported when it is a valid day for the other end: somebody may still be typing. */
function Day({ label, day, min = earliest, max, onDay }: DayProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(day ?? '');
  const [last, setLast] = useState(day);
  // The address has a different day, such as after Back.
  if (day !== last) {
    setLast(day);
    setTyped(day ?? '');
  }
  const isAllowed = (value: string) => value >= min && (max === undefined || value <= max);
  return (
    <TextField
      type="date"
      label={label}
      hideLabel
      value={typed}
      min={min}
      max={max}
      error={isDay(typed) && typed >= earliest && !isAllowed(typed) ? t`The last day is before the first.` : undefined}
      onChange={({ target: { value, validity } }) => {
        setTyped(value);
        // A partly typed day has no value either.
        if (value === '' ? !validity.badInput : isDay(value) && isAllowed(value)) onDay(value || undefined);
      }}
    />
  );
}

/** The span in the address, such as that of a figure whose list is shown: moments in ISO 8601, `to` exclusive. */
export interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** Filters a list by whole days of the merchant, passed to the server as moments, since it knows no days. */
export function SpanFilter({
  label,
  span,
  onSpan,
}: {
  label: string;
  span: Span;
  /** Called with both ends. */
  onSpan: (span: Record<keyof Span, string | undefined>) => void;
}) {
  const zone = useZone();
  return <DaysFilter label={label} days={daysAt(zone, span)} onDays={(days) => onSpan(boundsAt(zone, days))} />;
}

/** The zone of the merchant that is shown; the reader's own if there are several. */
function useZone(): string {
  return use(ZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The names of the presets. */
export function usePeriodTexts(): Record<ReportPeriod, string> {
  const { t } = useLingui();
  return {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`7 days`,
    month: t`30 days`,
    thisMonth: t`This month`,
    lastMonth: t`Last month`,
  };
}
