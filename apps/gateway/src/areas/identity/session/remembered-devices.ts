import { v7 as uuid } from 'uuid';
import { sendMessage } from '../../messages/send-message.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { findMember } from '../member/find.ts';
import type { Member } from '../member/tables.ts';
import { isCalled } from '../member/login-name.ts';
import { endSession } from './sessions.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import type { RememberedDeviceTable } from './tables.ts';

/**
 * Holds a series, which stays the same, and a token, which is valid once. A series that arrives with a used token means that somebody
 * copied the cookie.
 */
export const deviceCookie = '__Host-remember';
/** Specification 9: the log-in is remembered for a day. */
const lifeSeconds = 24 * 3600;

interface Shown {
  series: string;
  token: string;
}

/** The series and token in this browser's cookie; null if the cookie is absent or malformed. */
function shownBy({ cookie }: Pick<Context, 'cookie'>): Shown | null {
  const [, series, token] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie(deviceCookie) ?? '') ?? [];
  return series && token ? { series, token } : null;
}

function setCookie({ setCookie: set }: Context, shown: Shown | null): void {
  set(deviceCookie, shown ? `${shown.series}.${shown.token}` : '', shown ? lifeSeconds : 0);
}

export interface Remembered {
  id: string;
  /** Sets the browser's cookie; call it after the commit. */
  tell(): void;
}

/** Remembers this browser as a device of `member` for a day, in the caller's transaction; an earlier device of the browser is forgotten. */
export async function rememberDevice(trx: Db, context: Context, member: Member): Promise<Remembered> {
  const shown = { series: context.random.bytes(16).toString('base64url'), token: newToken(context.random) };
  await forgetThis(trx, context);
  const device = {
    id: uuid(),
    merchant: member.merchant,
    member_id: member.id,
    series_hash: hashToken(shown.series),
    token_hash: hashToken(shown.token),
    expires_at: new Date(context.clock.now().getTime() + lifeSeconds * 1000),
  };
  await trx.insertInto('remembered_device').values(device).execute();
  return { id: device.id, tell: () => setCookie(context, shown) };
}

/**
 * The member who is remembered by this browser; uses up its token and issues the next. Throws `device_not_remembered` if there is none, it
 * has expired, or the member is not called `username`. A token used twice means that the cookie was copied: the device is forgotten, the
 * sessions started on it end, and the member is notified.
 */
export async function useDevice(context: Context, username: string): Promise<{ member: Member; deviceId: string }> {
  const { db, clock, random } = context;
  const shown = shownBy(context);
  const device = shown && (await deviceOf(context, shown.series));
  const member = device && (await findMember(db, device.member_id));
  if (!shown || !device || !member) {
    setCookie(context, null);
    throw new Refusal('device_not_remembered');
  }
  if (!isCalled(context.vault, member, username)) throw new Refusal('device_not_remembered');
  const next = { ...shown, token: newToken(random) };
  const { numUpdatedRows } = await db
    .updateTable('remembered_device')
    .set({ token_hash: hashToken(next.token), expires_at: new Date(clock.now().getTime() + lifeSeconds * 1000) })
    .where('id', '=', device.id)
    .where('token_hash', '=', hashToken(shown.token))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    await endStolen(context, device);
    setCookie(context, null);
    throw new Refusal('device_not_remembered');
  }
  setCookie(context, next);
  return { member, deviceId: device.id };
}

/** Forgets this browser, whichever member it remembers. */
export async function forgetDevice(context: Context): Promise<null> {
  await forgetThis(context.db, context);
  if (context.cookie(deviceCookie) !== undefined) setCookie(context, null);
  return null;
}

async function forgetThis(db: Db, context: Context): Promise<void> {
  const shown = shownBy(context);
  if (!shown) return;
  // A used token may come from a copied cookie, and must not forget somebody's device.
  await db
    .deleteFrom('remembered_device')
    .where('series_hash', '=', hashToken(shown.series))
    .where('token_hash', '=', hashToken(shown.token))
    .execute();
}

function deviceOf({ db, clock, merchant }: Context, series: string): Promise<RememberedDeviceTable | undefined> {
  return db
    .selectFrom('remembered_device')
    .selectAll()
    .where('series_hash', '=', hashToken(series))
    .where('merchant', '=', merchant.code)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
}

async function endStolen({ db, clock, log, ip }: Context, device: RememberedDeviceTable): Promise<void> {
  const { merchant, member_id: memberId } = device;
  await inTransaction(db, async (trx) => {
    const begun = await trx.selectFrom('session').select('id').where('device_id', '=', device.id).execute();
    for (const { id } of begun) await endSession(trx, id);
    await trx.deleteFrom('remembered_device').where('id', '=', device.id).execute();
    await sendMessage(trx, { merchant, memberId, kind: 'deviceCopied', params: {} }, clock.now());
  });
  securityEvent(log, 'device_copied', { merchant, memberId, ip });
}
