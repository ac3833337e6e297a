import type { components } from '@parlour/api/contract';

/** The requested page of a list: the contract's `pageNo` and `pageSize`, with their defaults. */
export interface PageQuery {
  pageNo?: number;
  pageSize?: number;
}

/** The rows to ask the database for. */
export function rowsOf({ pageNo = 1, pageSize = 20 }: PageQuery): { limit: number; offset: number } {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}

/** The `page` of an answer over `totalCount` rows. */
export function pageOf({ pageNo = 1, pageSize = 20 }: PageQuery, totalCount: number): components['schemas']['Page'] {
  return { pageNo, pageSize, totalPages: Math.ceil(totalCount / pageSize), totalCount };
}
