import type { Db } from '../../../kernel/tables.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { contactHashes } from './personal-data.ts';
import type { Vault } from '../../../kernel/ports.ts';
import { foldUsername } from './create.ts';
import { typedNumber } from './login-name.ts';
import type { Member } from './tables.ts';

/** The member with this id, of any kind; undefined for an unknown id. */
export function findMember(db: Db, memberId: string): Promise<Member | undefined> {
  return db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst();
}

/** The member with this username, ignoring case. */
export function findMemberByUsername(db: Db, merchant: string, username: string): Promise<Member | undefined> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('username_folded', '=', foldUsername(username))
    .executeTakeFirst();
}

/** The member for what was typed as a username: the name, or the number of a member who registered by mobile number. */
export async function findMemberCalled(from: { db: Db; vault: Vault }, merchant: string, typed: string): Promise<Member | undefined> {
  const number = typedNumber(typed);
  const byNumber = number && (await findMemberByMobile(from, merchant, number));
  return byNumber && byNumber.named_by_mobile ? byNumber : findMemberByUsername(from.db, merchant, typed);
}

/** The member with this number, including its dialling code. Numbers are stored sealed and found by their hash. */
export function findMemberByMobile({ db, vault }: { db: Db; vault: Vault }, merchant: string, mobile: string): Promise<Member | undefined> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('mobile_hash', 'in', contactHashes(vault, merchant, 'mobile', mobile))
    .executeTakeFirst();
}

/** The member who verified this number; an unverified number cannot be used to log in. */
export async function findOwnerOfMobile(from: { db: Db; vault: Vault }, merchant: string, mobile: string): Promise<Member | undefined> {
  const member = await findMemberByMobile(from, merchant, mobile);
  return member?.mobile_verified_at ? member : undefined;
}

/** The member of a live session. Throws `not_logged_in` if it is gone. */
export async function memberOf(db: Db, memberId: string): Promise<Member> {
  const member = await findMember(db, memberId);
  if (!member) throw new Refusal('not_logged_in');
  return member;
}
