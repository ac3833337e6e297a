import type { Schema } from '@parlour/api';
import { isDay, recordPeriods, type DayRange, type RecordPeriod } from '@parlour/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Query } from './search.ts';

/** Which rows of a record are shown; page 1 if absent. */
export interface RecordSearch {
  pageNo?: number | undefined;
  period?: RecordPeriod | undefined;
  /** Days chosen by hand, `2026-11-21`, both included; used instead of a period. */
  from?: string | undefined;
  to?: string | undefined;
  /** A kind of movement. */
  type?: string | undefined;
}

export function recordSearch({ pageNo, period, from, to, type }: Query): RecordSearch {
  const preset = recordPeriods.find((known) => known === period);
  const days = typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) && from <= to && { from, to };
  return {
    ...(typeof pageNo === 'number' && Number.isInteger(pageNo) && pageNo > 1 && pageNo <= 10_000 && { pageNo }),
    ...(days || (preset && { period: preset })),
    ...(typeof type === 'string' && /^[A-Za-z]{1,40}$/.test(type) && { type }),
  };
}

export interface RecordRoute extends Omit<RecordSearch, 'pageNo' | 'type' | 'from' | 'to'> {
  pageNo: number;
  type: Schema<'TransactionType'> | undefined;
  /** Days chosen by hand; `period` is then undefined. */
  days: DayRange | undefined;
  /** Changes the filter in the address; a new filter starts at page 1, and only page changes add history entries. */
  change(next: Partial<Pick<RecordSearch, 'pageNo' | 'period' | 'type'> & { days: DayRange | undefined }>): void;
}

/** Which rows of a record the address asks for; only below one of the record routes. */
export function useRecordRoute(): RecordRoute {
  const { pageNo = 1, period, from, to, type } = recordSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const days = from !== undefined && to !== undefined ? { from, to } : undefined;
  return {
    pageNo,
    period,
    days,
    type: type as RecordRoute['type'],
    change: ({ days: nextDays, ...next }) => {
      const when = nextDays ?? ('period' in next ? {} : { period, ...days });
      void navigate({ to: '.', search: { type, ...when, ...next } as never, replace: !('pageNo' in next) });
    },
  };
}
