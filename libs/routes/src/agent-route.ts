// @flag agentPolicy
import { useNavigate, useSearch } from '@tanstack/react-router';

export interface DownlineSearch {
  /** Whose direct downline is shown; the own one where absent. */
  account?: string | undefined;
  /** What the usernames begin with. */
  search?: string | undefined;
  type?: number | undefined;
  /** Only accounts that use the site now. */
  online?: boolean | undefined;
  /** A span of days, such as `week`, in which the accounts were made. */
  joined?: string | undefined;
  pageNo?: number | undefined;
}

export interface DownlineRoute extends DownlineSearch {
  /** Goes to another account's downline; back leads to where it was opened. */
  open(account: string | undefined): void;
  /** Changes the filter; pages add to the history, other choices start at page 1. */
  change(next: Omit<DownlineSearch, 'account'>): void;
}

/** Which accounts the agents' downline page shows; only below its route. */
export function useDownlineRoute(): DownlineRoute {
  const found = downlineSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return {
    ...found,
    open: (account) => void navigate({ to: '.', search: (account === undefined ? {} : { account }) as never }),
    change: ({ pageNo, ...next }) => {
      const { pageNo: _page, ...kept } = found;
      void navigate({ to: '.', search: { ...kept, ...next, ...(pageNo && { pageNo }) } as never, replace: pageNo === undefined });
    },
  };
}

function downlineSearch({ account, search, type, online, joined, pageNo }: Record<string, unknown>): DownlineSearch {
  const name = text(account);
  const begins = text(search);
  return {
    ...(name !== undefined && { account: name }),
    ...(begins !== undefined && { search: begins }),
    ...(online === true && { online }),
    ...(typeof joined === 'string' && joined.length <= 20 && { joined }),
    ...(typeof type === 'number' && Number.isInteger(type) && { type }),
    ...(typeof pageNo === 'number' && Number.isInteger(pageNo) && pageNo > 1 && pageNo <= 10_000 && { pageNo }),
  };
}

/** A name that consists of digits is read from the address as a number. */
function text(found: unknown): string | undefined {
  const read = typeof found === 'number' ? String(found) : found;
  return typeof read === 'string' && read.length > 0 && read.length <= 60 ? read : undefined;
}

/** What the lists of the agents' centre are narrowed down to; each page reads what it knows. */
export interface CentreSearch {
  account?: string | undefined;
  kind?: string | undefined;
  state?: string | undefined;
  /** `2026-08-01`, `2026-W31`. */
  period?: string | undefined;
  side?: string | undefined;
  /** Codes of a product and of one of its games. */
  vendor?: string | undefined;
  game?: string | undefined;
  /** Key of the bill that is explained. */
  bill?: string | undefined;
  /** Days of a report, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** What happened to bills on these days: `owing` if something was left owing, or else money moved. */
  dated?: string | undefined;
  /** The kind of income that movements make up. */
  income?: string | undefined;
  pageNo?: number | undefined;
}

export interface CentreRoute extends CentreSearch {
  pageNo: number;
  /** Changes what is shown; a new filter starts at page 1. Pages, bills and accounts add to the history, filters do not. */
  change(next: CentreSearch): void;
}

const centreTexts = ['account', 'kind', 'state', 'period', 'side', 'vendor', 'game', 'from', 'to', 'dated', 'income'] as const;

/** Which rows a page of the agents' centre shows; only below its routes. */
export function useCentreRoute(): CentreRoute {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const found: CentreSearch = {};
  for (const name of centreTexts) {
    const read = text(query[name]);
    if (read !== undefined) found[name] = read;
  }
  const bill = query['bill'];
  if (typeof bill === 'string' && bill.length >= 8 && bill.length <= 120) found.bill = bill;
  const { pageNo } = downlineSearch(query);
  return {
    ...found,
    pageNo: pageNo ?? 1,
    change: (next) => {
      const added = next.pageNo !== undefined || 'bill' in next || 'account' in next;
      const search = Object.fromEntries(Object.entries({ ...found, ...next }).filter(([, value]) => value !== undefined));
      void navigate({ to: '.', search: search as never, replace: !added });
    },
  };
}
