import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Query } from './search.ts';

/** The deposit with which the player returns from the cashier. */
export interface DepositSearch {
  deposit?: string | undefined;
  /** The promotion that a link offers for the deposit. */
  code?: string | undefined;
}

export function depositSearch({ deposit, code }: Query): DepositSearch {
  return {
    ...(typeof deposit === 'string' && /^[0-9a-f-]{36}$/.test(deposit) && { deposit }),
    ...(typeof code === 'string' && /^[\w-]{1,31}$/.test(code) && { code }),
  };
}

export interface DepositRoute {
  /** The deposit with which the player returns from the cashier. */
  depositId: string | undefined;
  /** Of the promotion that a link offers for the deposit. */
  promotion: string | undefined;
  /** Shows the progress of a deposit. */
  show(depositId: string): void;
  /** Shows the empty form again. */
  again(): void;
}

/** The search parameters of the deposit page; only below its route. */
export function useDepositRoute(): DepositRoute {
  const { deposit, code } = depositSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return {
    depositId: deposit,
    promotion: code,
    show: (depositId) => void navigate({ to: '.', search: { deposit: depositId } as never }),
    again: () => void navigate({ to: '.', search: {} as never }),
  };
}
