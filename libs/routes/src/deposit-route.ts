import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DepositSearch } from './search.ts';

export interface DepositRoute {
  /** The deposit that somebody comes back from the cashier with. */
  depositId: string | undefined;
  /** Shows what becomes of a deposit. */
  show(depositId: string): void;
  /** Shows the empty form again. */
  again(): void;
}

/** What the address of the deposit page says; only below its route. */
export function useDepositRoute(): DepositRoute {
  const { deposit } = useSearch({ strict: false }) as DepositSearch;
  const navigate = useNavigate();
  return {
    depositId: deposit,
    show: (depositId) => void navigate({ to: '.', search: { deposit: depositId } as never }),
    again: () => void navigate({ to: '.', search: {} as never }),
  };
}
