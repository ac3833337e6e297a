import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/tables.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import type { Member } from '../member/tables.ts';

/** Tells browsers apart; grants no access. */
const browserCookie = '__Host-device';
/** The longest that browsers keep a cookie. */
const lifeSeconds = 400 * 24 * 3600;

/** A device's name: sixteen hexadecimal digits. */
export const devicePattern = /^[\da-f]{16}$/;

/** Records that this member has logged in with this browser, in the caller's transaction, and returns the browser's name. */
export async function noteDevice(trx: Db, context: Context, { id, merchant }: Member, now: Date): Promise<string> {
  const shown = context.cookie(browserCookie) ?? '';
  const token = /^[\w-]{43}$/.test(shown) ? shown : newToken(context.random);
  context.setCookie(browserCookie, token, lifeSeconds);
  const device = hashToken(token).slice(0, 16);
  await trx
    .insertInto('known_device')
    .values({ member_id: id, merchant, device, since: now, last_login_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'device']).doUpdateSet({ last_login_at: now }))
    .execute();
  return device;
}
