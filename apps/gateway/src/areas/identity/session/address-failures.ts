import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';

const forgetSeconds = 3600;

interface Address {
  merchant: string;
  ip: string;
}

/** Counts a log-in that failed from an address, whatever name it tried. */
export async function countAddressFailure(db: Db, { merchant, ip }: Address, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - forgetSeconds * 1000);
  await db
    .insertInto('login_attempt')
    .values({ merchant, secret: 'address', account: ip, failures: 1, last_failed_at: now, locked_until: null })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'secret', 'account']).doUpdateSet({
        failures: sql<number>`case when login_attempt.last_failed_at <= ${forgotten} then 1 else login_attempt.failures + 1 end`,
        last_failed_at: now,
      }),
    )
    .execute();
}

/** Whether so many log-ins failed from an address within the hour that each further one must carry a captcha. */
export async function addressNeedsCaptcha(db: Db, { merchant, ip }: Address, failures: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('login_attempt')
    .select('failures')
    .where('merchant', '=', merchant)
    .where('secret', '=', 'address')
    .where('account', '=', ip)
    .where('last_failed_at', '>', new Date(now.getTime() - forgetSeconds * 1000))
    .executeTakeFirst();
  return row !== undefined && row.failures >= failures;
}
