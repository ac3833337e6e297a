import { sql } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { GuessedSecret } from './tables.ts';

interface Policy {
  /** How many wrong attempts lock the secret. */
  failures: number;
  lockSeconds: number;
  /** How long after the last wrong attempt all of them are forgotten, in seconds. */
  forgetSeconds: number;
  refusal: 'account_locked' | 'payment_password_locked' | 'authenticator_locked';
}

const hour = 3600;
const policies = {
  // Specification 8, 9: "try again after 5 minutes".
  password: { failures: 5, lockSeconds: 300, forgetSeconds: hour, refusal: 'account_locked' },
  // A payment password may be a short number, so attempts add up over a long time: only a correct one, or a month without attempts, resets
  // them.
  paymentPassword: { failures: 5, lockSeconds: 24 * hour, forgetSeconds: 30 * 24 * hour, refusal: 'payment_password_locked' },
  // Three of a million codes are valid at any time: with five attempts an hour, a day's guessing succeeds once in three thousand cases.
  authenticator: { failures: 5, lockSeconds: hour, forgetSeconds: 30 * 24 * hour, refusal: 'authenticator_locked' },
} as const satisfies Record<Exclude<GuessedSecret, 'address'>, Policy>;

/** A secret that can be guessed: a member's payment password or authenticator codes, or the password of a name, which may not exist. */
export interface Guess {
  merchant: string;
  secret: keyof typeof policies;
  /** The folded name, or the member's id. */
  account: string;
}

const captchaFrom = 3;

/** Whether the next attempt for this name needs a captcha. Unknown names are counted like all others. */
export async function needsCaptcha(db: Db, { merchant, secret, account }: Guess, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('login_attempt')
    .select(['failures', 'locked_until'])
    .where('merchant', '=', merchant)
    .where('secret', '=', secret)
    .where('account', '=', account)
    .where('last_failed_at', '>', new Date(now.getTime() - policies[secret].forgetSeconds * 1000))
    .executeTakeFirst();
  if (!row || (row.locked_until && row.locked_until <= now)) return false;
  return row.failures >= captchaFrom;
}

/** Throws `account_locked`, `payment_password_locked` or `authenticator_locked`, with the seconds left, while it is locked. */
export async function refuseLocked(db: Db, { merchant, secret, account }: Guess, now: Date): Promise<void> {
  const row = await db
    .selectFrom('login_attempt')
    .select('locked_until')
    .where('merchant', '=', merchant)
    .where('secret', '=', secret)
    .where('account', '=', account)
    .executeTakeFirst();
  if (row?.locked_until && row.locked_until > now) throw locked(secret, row.locked_until, now);
}

/**
 * Counts an attempt as wrong before the secret is checked, so that concurrent attempts are limited like consecutive ones; if the secret was
 * right, call `forgetAttempts`. Throws as `refuseLocked`.
 */
export async function countAttempt(
  db: Db,
  { merchant, secret, account }: Guess,
  now: Date,
): Promise<{ captchaNext: boolean; triesLeft: number }> {
  const policy = policies[secret];
  const forgotten = new Date(now.getTime() - policy.forgetSeconds * 1000);
  const failures = sql<number>`case when login_attempt.locked_until <= ${now} or login_attempt.last_failed_at <= ${forgotten} then 1 else login_attempt.failures + 1 end`;
  const until = new Date(now.getTime() + policy.lockSeconds * 1000);
  const row = await db
    .insertInto('login_attempt')
    .values({ merchant, secret, account, failures: 1, last_failed_at: now, locked_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'secret', 'account'])
        .doUpdateSet({
          failures,
          last_failed_at: now,
          locked_until: sql`case when ${failures} >= ${policy.failures}::integer then ${until}::timestamptz end`,
        })
        .where(({ or, eb }) => or([eb('login_attempt.locked_until', 'is', null), eb('login_attempt.locked_until', '<=', now)])),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!row) {
    await refuseLocked(db, { merchant, secret, account }, now);
    throw locked(secret, until, now);
  }
  return { captchaNext: row.failures >= captchaFrom, triesLeft: policy.failures - row.failures };
}

/** Resets the count after a correct secret. */
export async function forgetAttempts(trx: Db, { merchant, secret, account }: Guess): Promise<void> {
  await trx
    .deleteFrom('login_attempt')
    .where('merchant', '=', merchant)
    .where('secret', '=', secret)
    .where('account', '=', account)
    .execute();
}

function locked(secret: Guess['secret'], until: Date, now: Date): Refusal {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Refusal(policies[secret].refusal, { params: { retryAfter, minutes: Math.ceil(retryAfter / 60) } });
}
