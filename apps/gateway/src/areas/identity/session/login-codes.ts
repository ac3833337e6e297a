import type { Db } from '../../../kernel/tables.ts';
import type { Random } from '../../../kernel/clock.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';

/** Purposes of links that log in; a code of one purpose is refused for any other. */
const loginCodePurposes = ['login', 'reset', 'app'] as const;
export type LoginCodePurpose = (typeof loginCodePurposes)[number];

/** In seconds. A `reset` code has to arrive by mail and be found there, an `app` code to be scanned by another device. */
const lifeSeconds = { login: 60, reset: 30 * 60, app: 10 * 60 } as const satisfies Record<LoginCodePurpose, number>;
/** How long a mailed link is valid, as the mail states, in minutes. */
export const resetLinkMinutes = lifeSeconds.reset / 60;

/** A code for a link that logs a member in: valid once, for as long as its purpose needs. Only its hash is stored. */
export async function issueLoginCode(
  db: Db,
  { merchant, memberId, purpose }: { merchant: string; memberId: string; purpose: LoginCodePurpose },
  { random, now }: { random: Random; now: Date },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newToken(random);
  const expiresAt = new Date(now.getTime() + lifeSeconds[purpose] * 1000);
  await db
    .insertInto('login_code')
    .values({ code_hash: hashToken(code), merchant, member_id: memberId, purpose, expires_at: expiresAt })
    .execute();
  return { code, expiresAt };
}

/** Uses a code up; returns its member, or null if it is unknown, used, too old or of another merchant or purpose. */
export async function redeemLoginCode(
  trx: Db,
  merchant: string,
  purpose: LoginCodePurpose,
  code: string,
  now: Date,
): Promise<string | null> {
  const row = await trx
    .deleteFrom('login_code')
    .where('code_hash', '=', hashToken(code))
    .where('merchant', '=', merchant)
    .where('purpose', '=', purpose)
    .returning(['member_id', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.member_id : null;
}
