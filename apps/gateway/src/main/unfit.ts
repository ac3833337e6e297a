import type { Config } from '../config.ts';
import type { Merchant } from '../http/context.ts';
import { checkPayments } from '../payments/providers.ts';

type Served = Pick<Merchant, 'name' | 'jurisdiction' | 'flags'>;

/** Settings that a licensed site must not run with (security E13); throws the first one in a sentence that says what to do. */
export function refuseUnfit(merchants: { all: readonly Served[] }, config: Config, embedded: boolean): void {
  const licensed = merchants.all.filter(({ jurisdiction }) => jurisdiction !== 'demo');
  for (const merchant of licensed) {
    const problem = problemOf(merchant, config, embedded);
    if (problem) throw new Error(`${merchant.name} is licensed (${merchant.jurisdiction}), and ${problem}`);
  }
  checkPayments(merchants.all, config);
}

function problemOf({ flags }: Served, { logLevel, vendors, trustedProxies }: Config, embedded: boolean): string | undefined {
  if (embedded) return 'the embedded database is for trying out only: set DATABASE_URL to a Postgres.';
  if (flags.mobileRegistration)
    return 'registers by mobile number, but there is no carrier for its text messages: turn flags.mobileRegistration off.';
  if (['debug', 'trace'].includes(logLevel)) return `its log would tell too much: LOG_LEVEL is ${logLevel}, set it to info.`;
  const plain = Object.values(vendors).find(({ origin }) => !origin.startsWith('https:'));
  if (plain) return `its games would come without TLS from ${plain.origin}: set ARCADE_ORIGIN to an https address.`;
  if (trustedProxies.length === 0) return 'nobody ends TLS in front of it: set TRUSTED_PROXIES to the addresses of who does.';
  return undefined;
}
