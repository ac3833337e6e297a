import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Query } from './search.ts';

/** The deposit with which the player returns from the cashier. */
export interface DepositSearch {
  deposit?: string | undefined;
}

export function depositSearch({ deposit }: Query): DepositSearch {
  return typeof deposit === 'string' && /^[0-9a-f-]{36}$/.test(deposit) ? { deposit } : {};
}

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
  const { deposit } = depositSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return {
    depositId: deposit,
    show: (depositId) => void navigate({ to: '.', search: { deposit: depositId } as never }),
    again: () => void navigate({ to: '.', search: {} as never }),
  };
}
