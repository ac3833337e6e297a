import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DepositSearch } from './search.ts';

export interface DepositRoute {
  /** The deposit with which the player returns from the cashier. */
  depositId: string | undefined;
  /** Shows the progress of a deposit. */
  show(depositId: string): void;
  /** Shows the empty form again. */
  again(): void;
}

/** The search parameters of the deposit page; only below its route. */
export function useDepositRoute(): DepositRoute {
  const { deposit } = useSearch({ strict: false }) as DepositSearch;
  const navigate = useNavigate();
  return {
    depositId: deposit,
    show: (depositId) => void navigate({ to: '.', search: { deposit: depositId } as never }),
    again: () => void navigate({ to: '.', search: {} as never }),
  };
}
