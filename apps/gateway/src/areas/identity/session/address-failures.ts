import { sql } from 'kysely';
import { tiersOf } from '../../../kernel/network-of.ts';
import type { Db } from '../../../kernel/tables.ts';

const forgetSeconds = 3600;

interface From {
  merchant: string;
  /** The visitor's network, by `networkOf`. */
  network: string;
}

/** Counts a failed log-in from an address, whichever name was tried. */
export async function countAddressFailure(db: Db, { merchant, network }: From, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - forgetSeconds * 1000);
  await db
    .insertInto('login_attempt')
    .values(
      tiersOf(network).map(({ key }) => ({
        merchant,
        secret: 'address' as const,
        account: key,
        failures: 1,
        last_failed_at: now,
        locked_until: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'secret', 'account']).doUpdateSet({
        failures: sql<number>`case when login_attempt.last_failed_at <= ${forgotten} then 1 else login_attempt.failures + 1 end`,
        last_failed_at: now,
      }),
    )
    .execute();
}

/** Whether so many log-ins have failed within an hour, from an address or the networks around it, that further ones need a captcha. */
export async function addressNeedsCaptcha(db: Db, { merchant, network }: From, failures: number, now: Date): Promise<boolean> {
  const tiers = tiersOf(network);
  const rows = await db
    .selectFrom('login_attempt')
    .select(['account', 'failures'])
    .where('merchant', '=', merchant)
    .where('secret', '=', 'address')
    .where(
      'account',
      'in',
      tiers.map(({ key }) => key),
    )
    .where('last_failed_at', '>', new Date(now.getTime() - forgetSeconds * 1000))
    .execute();
  return tiers.some(({ key, times }) => rows.some((row) => row.account === key && row.failures >= failures * times));
}
