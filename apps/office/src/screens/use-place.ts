import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { allMerchants } from '../boot/all-merchants.ts';

type Search = Readonly<Record<string, string | undefined>>;

/** Where a screen's address stands: the merchant, undefined for all, what is open, and what is chosen on it. */
export function usePlace() {
  const { merchant } = useParams({ strict: false }) as { merchant?: string };
  const { open, ...filters } = useSearch({ strict: false }) as Search;
  const navigate = useNavigate() as (to: { to?: string; href?: string; search?: object; replace?: boolean }) => Promise<void>;
  const go = (search: Search, replace: boolean) => void navigate({ to: '.', search: given(search), replace });
  return {
    /** As the address has it. */
    inAddress: merchant ?? allMerchants,
    merchant: merchant === allMerchants ? undefined : merchant,
    open,
    filters,
    /** The filters as one text, by which a view of a list is kept. */
    view: {
      query: queryOf(filters),
      onOpen: (query: string) => go(Object.fromEntries(new URLSearchParams(query)), true),
    },
    onOpen: (id: string | undefined) => go({ ...filters, open: id }, open !== undefined),
    /** Keeps what was chosen in the address, in place of what stood there. */
    onFilter: (change: Search) => go({ ...filters, ...change }, true),
    /** To an address, which may have a search. */
    goTo: (href: string) => void navigate({ href }),
  };
}

const queryOf = (filters: Search) => {
  const query = new URLSearchParams(given(filters) as Record<string, string>);
  query.sort();
  return query.toString();
};

const given = (search: Search) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
