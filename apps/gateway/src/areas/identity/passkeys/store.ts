import type { Selectable } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { hostname } from '../../../kernel/merchants.ts';
import type { PasskeyTable } from './tables.ts';

export type Passkey = Selectable<PasskeyTable>;

/** The site to which browsers bind passkeys (RP id): its host, without the port. */
export function siteOf({ siteOrigin }: Pick<Context, 'siteOrigin'>): string {
  return hostname(new URL(siteOrigin).host);
}

/** A member's passkeys, newest first. */
export function passkeysOf(db: Db, memberId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether the member has a passkey for the requested site. */
export async function hasPasskeyHere(context: Context, memberId: string): Promise<boolean> {
  if (!context.merchant.flags.passkeys) return false;
  const site = siteOf(context);
  return (await passkeysOf(context.db, memberId)).some((passkey) => passkey.site === site && passkey.suspected_at === null);
}
