import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { Refusal } from '../http/refusal.ts';

/** Specification 8, 9: "try again after 5 minutes". */
const lock = { failures: 5, seconds: 300 };
const captchaFrom = 3;
/** Wrong tries are forgotten an hour after the last one. */
const forgetSeconds = 3600;

/** Whether the next try for this name must carry a captcha. Names of nobody are counted like all others. */
export async function needsCaptcha(db: Db, merchant: string, account: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('login_attempt')
    .select(['failures', 'locked_until'])
    .where('merchant', '=', merchant)
    .where('account', '=', account)
    .where('last_failed_at', '>', new Date(now.getTime() - forgetSeconds * 1000))
    .executeTakeFirst();
  if (!row || (row.locked_until && row.locked_until <= now)) return false;
  return row.failures >= captchaFrom;
}

/** Throws `account_locked`, with the seconds left, while the name is locked. */
export async function refuseLocked(db: Db, merchant: string, account: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('login_attempt')
    .select('locked_until')
    .where('merchant', '=', merchant)
    .where('account', '=', account)
    .executeTakeFirst();
  if (row?.locked_until && row.locked_until > now) throw locked(row.locked_until, now);
}

/**
 * Counts a try as wrong before the password is looked at, so that many tries at once are as few as one after another;
 * `forgetAttempts` takes it back when the password was right. Throws `account_locked`.
 */
export async function countAttempt(db: Db, merchant: string, account: string, now: Date): Promise<{ captchaNext: boolean }> {
  const forgotten = new Date(now.getTime() - forgetSeconds * 1000);
  const failures = sql<number>`case when login_attempt.locked_until <= ${now} or login_attempt.last_failed_at <= ${forgotten} then 1 else login_attempt.failures + 1 end`;
  const until = new Date(now.getTime() + lock.seconds * 1000);
  const row = await db
    .insertInto('login_attempt')
    .values({ merchant, account, failures: 1, last_failed_at: now, locked_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'account'])
        .doUpdateSet({
          failures,
          last_failed_at: now,
          locked_until: sql`case when ${failures} >= ${lock.failures}::integer then ${until}::timestamptz end`,
        })
        .where(({ or, eb }) => or([eb('login_attempt.locked_until', 'is', null), eb('login_attempt.locked_until', '<=', now)])),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!row) {
    await refuseLocked(db, merchant, account, now);
    throw locked(until, now);
  }
  return { captchaNext: row.failures >= captchaFrom };
}

/** After a right password. */
export async function forgetAttempts(trx: Db, merchant: string, account: string): Promise<void> {
  await trx.deleteFrom('login_attempt').where('merchant', '=', merchant).where('account', '=', account).execute();
}

function locked(until: Date, now: Date): Refusal {
  return new Refusal('account_locked', { params: { retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) } });
}
