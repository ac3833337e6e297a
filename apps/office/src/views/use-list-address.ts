import type { ListAddress } from '@parlour/office-ui';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';

/** The address of the page, in which lists keep their order and columns (office O32). */
export function useListAddress(): ListAddress {
  const search = useLocation({ select: (location) => location.search as Readonly<Record<string, unknown>> });
  const navigate = useNavigate() as (to: {
    to: string;
    search: (old: object) => object;
    replace: boolean;
    resetScroll: boolean;
  }) => Promise<void>;
  return useMemo(
    () => ({
      read: (name) => {
        const value = search[name];
        return typeof value === 'string' ? value : undefined;
      },
      write: (name, value) => void navigate({ to: '.', search: (old) => ({ ...old, [name]: value }), replace: true, resetScroll: false }),
    }),
    [search, navigate],
  );
}
