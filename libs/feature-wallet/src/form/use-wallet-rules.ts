import { balanceQuery, permissionQuery, rankQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatMoney, fromWire, type AmountLimits, type Currency, type Money } from '@parlour/domain';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

type Method = Schema<'PaymentMethod'>;

export interface WalletRules {
  currency: Currency;
  limits: AmountLimits;
  /** Undefined until the balance is loaded. */
  available: Money | undefined;
  /** The payment methods open for deposits now, empty if there are none; undefined if only the provider's page asks for one. */
  methods: readonly Method[] | undefined;
  /** The limits of a deposit by this method. */
  limitsBy(method: Method | undefined): AmountLimits;
  /** Formats an amount in the reader's language. */
  say(amount: Money): string;
}

/** What the merchant allows and what the player has: the settings came with the page, the balance follows. */
export function useWalletRules(kind: 'deposit' | 'withdrawal'): WalletRules {
  const api = useApi();
  const { i18n } = useLingui();
  const { data: settings } = useSuspenseQuery(permissionQuery(api));
  const level = useLevel(kind === 'deposit' && settings.methodLevels !== undefined);
  const { data: balance } = useQuery(balanceQuery(api, useQueryClient()));
  const limits = limitsOf(settings.limits[kind]);
  return {
    currency: settings.currency as Currency,
    limits,
    methods: settings.depositMethods?.filter(
      (method) => level >= (settings.methodLevels?.find((each) => each.method === method)?.minLevel ?? 0),
    ),
    limitsBy(method) {
      const own = settings.methodLimits?.find((each) => each.method === method);
      return own ? limitsOf(own) : limits;
    },
    available: balance && fromWire(balance.available),
    say: (amount) => formatMoney(amount, i18n.locale),
  };
}

/** The member's VIP level, on which methods may depend; while it is unknown, or without levels, only methods for everybody are shown. */
const useLevel = FLAGS.vip ? useOwnLevel : () => 0;

function useOwnLevel(isAsked: boolean): number {
  return useQuery({ ...rankQuery(useApi(), useLanguage()), enabled: isAsked }).data?.level ?? 0;
}

const limitsOf = ({ min, max }: Schema<'Range'>): AmountLimits => ({ min: fromWire(min), max: fromWire(max) });
