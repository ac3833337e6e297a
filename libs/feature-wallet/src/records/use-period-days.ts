import { boundsOfDays, periodDays, type DayRange, type RecordPeriod } from '@parlour/domain';
import { useState } from 'react';

/** The days that a record is asked for, seen from the moment that the screen was opened; none for all times. */
export function usePeriodDays(period: RecordPeriod | undefined, days: DayRange | undefined): DayRange | undefined {
  const [opened] = useState(() => new Date());
  return days ?? (period && periodDays(period, opened));
}

/** What a list is asked for so that it holds these days. */
export function boundsOf(days: DayRange | undefined): { from?: string; to?: string } {
  return days ? boundsOfDays(days) : {};
}
