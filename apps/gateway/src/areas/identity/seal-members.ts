import { sql } from 'kysely';
import type { Db } from '../../kernel/tables.ts';
import { sealSecrets } from './authenticator/store.ts';
import { invitationOf } from './member/affiliates.ts';
import type { Member } from './member/tables.ts';
import {
  contactHash,
  madeUpName,
  mailboxHash,
  openDetails,
  openMemberColumn,
  sealDetails,
  sealedMemberColumns,
  sealMemberColumn,
  type SealedMemberColumn,
} from './member/personal-data.ts';
import { isSealed, rowsAtOnce, type Sealer } from '../../db/sealers.ts';
import type { Vault } from '../../kernel/ports.ts';

async function sealMembers(trx: Db, vault: Vault): Promise<number> {
  const other = sql<boolean>`exists (
    select from unnest(array[payee_name, email, mobile, birthday] || array(select value from jsonb_each_text(details))) as text
    where not starts_with(text, ${vault.prefix}))`;
  const members = await trx.selectFrom('member').selectAll().where(other).limit(rowsAtOnce).forUpdate().skipLocked().execute();
  for (const member of members) {
    const opened = (text: string | null, open: () => string | null) => (isSealed(text) ? open() : text);
    const open = (column: SealedMemberColumn) => opened(member[column], () => openMemberColumn(vault, member, column));
    const columns = sealedMemberColumns.map((column) => [column, sealMemberColumn(vault, member, column, open(column))]);
    const details = Object.entries(member.details).map(([name, text]) => [
      name,
      isSealed(text) ? openDetails(vault, { ...member, details: { [name]: text } })[name]! : text,
    ]);
    const sealed = sealDetails(vault, member, Object.fromEntries(details) as Record<string, string>);
    const change = { ...(Object.fromEntries(columns) as object), ...hashes(member, open), details: JSON.stringify(sealed) };
    await trx.updateTable('member').set(change).where('id', '=', member.id).execute();
  }
  return members.length;

  /** Hashes for the unique indexes: a number always has one, an address only once it is verified. */
  function hashes(member: Member, open: (column: SealedMemberColumn) => string | null) {
    const [mobile, email] = [open('mobile'), open('email')];
    return {
      mobile_hash: mobile === null ? null : contactHash(vault, member.merchant, 'mobile', mobile),
      email_hash: email === null || member.email_hash === null ? null : contactHash(vault, member.merchant, 'email', email),
      mailbox_hash: mailboxHash(vault, member.merchant, email),
    };
  }
}

/** Members who registered by number before numbers were sealed had it as their username; it is replaced by a generated one. */
async function hideNumbers(trx: Db, vault: Vault): Promise<number> {
  const named = sql<boolean>`not named_by_mobile and mobile is not null and username ~ '^[+][0-9]{6,17}$'`;
  const members = await trx.selectFrom('member').selectAll().where(named).limit(rowsAtOnce).forUpdate().skipLocked().execute();
  for (const member of members) {
    const username = madeUpName(vault, member);
    const nickname = member.nickname === member.username ? username : member.nickname;
    await trx
      .updateTable('member')
      .set({ username, username_folded: username, nickname, named_by_mobile: true })
      .where('id', '=', member.id)
      .execute();
  }
  return members.length;
}

/** Stores the invitation codes of members who registered before that column existed. */
async function noteInvitations(trx: Db, vault: Vault): Promise<number> {
  const came = sql<boolean>`invitation_code is null and jsonb_exists_any(details, array['affiliateCode', 'referralCode'])`;
  const members = await trx.selectFrom('member').selectAll().where(came).limit(rowsAtOnce).forUpdate().skipLocked().execute();
  for (const member of members)
    await trx
      .updateTable('member')
      .set({ invitation_code: invitationOf(openDetails(vault, member)) })
      .where('id', '=', member.id)
      .execute();
  return members.length;
}

/** Stores the hashes of mailboxes of members whose address was stored before that column existed. */
async function noteMailboxes(trx: Db, vault: Vault): Promise<number> {
  const missing = sql<boolean>`mailbox_hash is null and email is not null`;
  const members = await trx.selectFrom('member').selectAll().where(missing).limit(rowsAtOnce).forUpdate().skipLocked().execute();
  for (const member of members)
    await trx
      .updateTable('member')
      .set({ mailbox_hash: mailboxHash(vault, member.merchant, openMemberColumn(vault, member, 'email')) })
      .where('id', '=', member.id)
      .execute();
  return members.length;
}

/** Everything sealed about members. */
export const memberSealers: readonly Sealer[] = [sealMembers, hideNumbers, noteInvitations, noteMailboxes, sealSecrets];
