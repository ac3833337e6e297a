import { sweepOperations } from '../../http/sweep.ts';
import type { Db } from '../../kernel/tables.ts';
import { sweepDemoOutbox } from '../../outbound/demo-outbox.ts';

const dayMs = 24 * 3600 * 1000;

/** Deletes expired rows of this area that can no longer be used; run it periodically. Returns how many were deleted. */
export async function sweepSpent(db: Db, now: Date): Promise<number> {
  const monthAgo = new Date(now.getTime() - 30 * dayMs);
  const dayAgo = new Date(now.getTime() - dayMs);
  const results = [
    await db.deleteFrom('session').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('remembered_device').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('login_code').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('human_solution').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('social_attempt').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('social_ticket').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('captcha').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('one_time_code').where('expires_at', '<=', dayAgo).executeTakeFirst(),
    await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('contact_change').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('login_ticket').where('expires_at', '<=', now).executeTakeFirst(),
    // After half a year, a log-in from the same network counts as new again.
    await db
      .deleteFrom('known_network')
      .where('last_login_at', '<=', new Date(now.getTime() - 180 * dayMs))
      .executeTakeFirst(),
    await db
      .deleteFrom('known_device')
      .where('last_login_at', '<=', new Date(now.getTime() - 180 * dayMs))
      .executeTakeFirst(),
    await db
      .deleteFrom('login_attempt')
      .where('last_failed_at', '<=', dayAgo)
      .where('secret', 'not in', ['paymentPassword', 'authenticator'])
      .executeTakeFirst(),
    // Wrong payment passwords and codes count for a month.
    await db.deleteFrom('login_attempt').where('last_failed_at', '<=', monthAgo).executeTakeFirst(),
  ];
  const here = results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
  return here + (await sweepOperations(db, now)) + (await sweepDemoOutbox(db, now));
}
