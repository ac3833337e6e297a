import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { allMerchants } from '../boot/all-merchants.ts';

/** Where a list's address stands: the merchant, undefined for all, and what is open beside the list. */
export function usePlace() {
  const { merchant } = useParams({ strict: false }) as { merchant?: string };
  const { open } = useSearch({ strict: false }) as { open?: string };
  const navigate = useNavigate() as (to: { to: string; search: object; replace?: boolean }) => Promise<void>;
  return {
    merchant: merchant === allMerchants ? undefined : merchant,
    open,
    onOpen: (id: string | undefined) =>
      void navigate({ to: '.', search: id === undefined ? {} : { open: id }, replace: open !== undefined }),
  };
}
