import type { Schema } from '@parlour/api';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RecordSearch } from './search.ts';

export interface RecordRoute extends Omit<RecordSearch, 'pageNo' | 'type'> {
  pageNo: number;
  type: Schema<'TransactionType'> | undefined;
  /** Changes the filter in the address; a change of filter begins at page 1, and only pages make entries in the history. */
  change(next: Partial<Pick<RecordSearch, 'pageNo' | 'period' | 'type'>>): void;
}

/** Which rows of a record the address asks for; only below one of the record routes. */
export function useRecordRoute(): RecordRoute {
  const { pageNo = 1, period, type, deposit } = useSearch({ strict: false }) as RecordSearch;
  const navigate = useNavigate();
  return {
    pageNo,
    period,
    type: type as RecordRoute['type'],
    deposit,
    change: (next) => void navigate({ to: '.', search: { period, type, ...next } as never, replace: !('pageNo' in next) }),
  };
}
