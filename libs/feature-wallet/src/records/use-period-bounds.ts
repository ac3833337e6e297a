import { periodBounds, type RecordPeriod } from '@parlour/domain';
import { useState } from 'react';

/** What a list is asked for so that it holds this period, seen from the moment that the screen was opened; nothing for all times. */
export function usePeriodBounds(period: RecordPeriod | undefined): { from?: string; to?: string } {
  const [opened] = useState(() => new Date());
  return period ? periodBounds(period, opened) : {};
}
