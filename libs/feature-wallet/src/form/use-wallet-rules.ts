import { balanceQuery, permissionQuery, useApi, type Schema } from '@parlour/api';
import { formatMoney, fromWire, type AmountLimits, type Currency, type Money } from '@parlour/domain';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

export interface WalletRules {
  currency: Currency;
  limits: AmountLimits;
  /** Undefined until the balance is known. */
  available: Money | undefined;
  /** How deposits can be paid; empty where only the provider's page asks. */
  methods: readonly Schema<'PaymentMethod'>[];
  /** An amount in the reader's language. */
  say(amount: Money): string;
}

/** What the merchant allows and what the player has: the settings came with the page, the balance follows. */
export function useWalletRules(kind: 'deposit' | 'withdrawal'): WalletRules {
  const api = useApi();
  const { i18n } = useLingui();
  const { data: settings } = useSuspenseQuery(permissionQuery(api));
  const { data: balance } = useQuery(balanceQuery(api, useQueryClient()));
  const { min, max } = settings.limits[kind];
  return {
    currency: settings.currency as Currency,
    limits: { min: fromWire(min), max: fromWire(max) },
    methods: settings.depositMethods ?? [],
    available: balance && fromWire(balance.available),
    say: (amount) => formatMoney(amount, i18n.locale),
  };
}
