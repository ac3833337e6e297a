import type { Schema } from '@parlour/api';
import type { DayRange } from '@parlour/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RecordSearch } from './search.ts';

export interface RecordRoute extends Omit<RecordSearch, 'pageNo' | 'type' | 'from' | 'to'> {
  pageNo: number;
  type: Schema<'TransactionType'> | undefined;
  /** Days chosen by hand; there is no `period` then. */
  days: DayRange | undefined;
  /** Changes the filter in the address; a new filter starts at page 1, and only page changes add history entries. */
  change(next: Partial<Pick<RecordSearch, 'pageNo' | 'period' | 'type'> & { days: DayRange | undefined }>): void;
}

/** Which rows of a record the address asks for; only below one of the record routes. */
export function useRecordRoute(): RecordRoute {
  const { pageNo = 1, period, from, to, type } = useSearch({ strict: false }) as RecordSearch;
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
