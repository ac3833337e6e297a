import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isListPart } from '@parlour/office-ui';
import { allMerchants } from '../boot/all-merchants.ts';

type Search = Readonly<Record<string, string | undefined>>;

/** What a screen's address says: the merchant (undefined for all), what is open, and what is selected. */
export function usePlace() {
  const { merchant } = useParams({ strict: false }) as { merchant?: string };
  const { open, ...chosen } = useSearch({ strict: false }) as Search;
  const filters: Search = Object.fromEntries(Object.entries(chosen).filter(([name]) => !isListPart(name)));
  const navigate = useNavigate() as (to: { to?: string; href?: string; search?: object; replace?: boolean }) => Promise<void>;
  const go = (search: Search, replace: boolean) => void navigate({ to: '.', search: given(search), replace });
  return {
    /** As the address has it. */
    inAddress: merchant ?? allMerchants,
    merchant: merchant === allMerchants ? undefined : merchant,
    open,
    filters,
    /** The filters, order and columns as one text, which identifies a saved view of a list. */
    view: {
      query: queryOf(chosen),
      onOpen: (query: string) => go(Object.fromEntries(new URLSearchParams(query)), true),
    },
    onOpen: (id: string | undefined) => go({ ...chosen, open: id }, open !== undefined),
    /** Keeps what was selected in the address, replacing what was there. */
    onFilter: (change: Search) => go({ ...chosen, ...change }, true),
    /** Goes to an address, which may have a search. */
    goTo: (href: string) => void navigate({ href }),
  };
}

const queryOf = (filters: Search) => {
  const query = new URLSearchParams(given(filters) as Record<string, string>);
  query.sort();
  return query.toString();
};

const given = (search: Search) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
