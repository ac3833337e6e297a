// @flag agentPolicy
import { useNavigate, useSearch } from '@tanstack/react-router';

export interface DownlineSearch {
  /** Whose direct downline is shown; the own one where absent. */
  account?: string | undefined;
  /** What the usernames begin with. */
  search?: string | undefined;
  type?: number | undefined;
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

function downlineSearch({ account, search, type, pageNo }: Record<string, unknown>): DownlineSearch {
  const name = text(account);
  const begins = text(search);
  return {
    ...(name !== undefined && { account: name }),
    ...(begins !== undefined && { search: begins }),
    ...(typeof type === 'number' && Number.isInteger(type) && { type }),
    ...(typeof pageNo === 'number' && Number.isInteger(pageNo) && pageNo > 1 && pageNo <= 10_000 && { pageNo }),
  };
}

/** A name that consists of digits is read from the address as a number. */
function text(found: unknown): string | undefined {
  const read = typeof found === 'number' ? String(found) : found;
  return typeof read === 'string' && read.length > 0 && read.length <= 60 ? read : undefined;
}
