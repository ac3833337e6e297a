import { boundsOfDays, localDay, periodDays, type DayRange, type RecordPeriod } from '@parlour/domain';
import { useState } from 'react';

/** The days that a record covers, as of the day on which the screen was opened; undefined for all time. */
export function usePeriodDays(period: RecordPeriod | undefined, days: DayRange | undefined): DayRange | undefined {
  const [today] = useState(() => localDay(new Date()));
  return days ?? (period && periodDays(period, today));
}

/** The filter that selects these days in a request. */
export function boundsOf(days: DayRange | undefined): { from?: string; to?: string } {
  return days ? boundsOfDays(days) : {};
}
