import type { Config } from '../../../kernel/config.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { SocialProvider } from './provider.ts';

interface Where {
  config: Pick<Config, 'social'>;
  merchant: Pick<Merchant, 'code' | 'flags'>;
}

/** The providers of a merchant. */
export function offeredProviders({ config, merchant }: Where): SocialProvider[] {
  if (!merchant.flags.socialLogin) return [];
  return config.social.filter(({ merchants }) => merchants === null || merchants.includes(merchant.code));
}

/** The provider with this id. Throws `function_not_enabled` if the merchant does not have it. */
export function offeredProvider(context: Where, id: string): SocialProvider {
  const found = offeredProviders(context).find((each) => each.id === id);
  if (!found) throw new Refusal('function_not_enabled');
  return found;
}
