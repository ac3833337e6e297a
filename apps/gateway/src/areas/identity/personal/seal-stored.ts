import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { openSecret, sealSecret } from '../authenticator/store.ts';
import type { Member } from '../member/find.ts';
import {
  contactHash,
  openDetails,
  openMemberColumn,
  sealDetails,
  sealMemberColumn,
  sealedMemberColumns,
  type SealedMemberColumn,
} from './member-data.ts';
import { openPayee, sealPayee } from '../../wallet/payee-data.ts';
import { madeUpName } from './made-up-name.ts';
import type { Vault } from './vault.ts';

const batch = 200;

/**
 * Seals under today's key whatever personal data are stored otherwise: from before there were keys, or under a key that
 * is being replaced. Runs at every start, in batches, and beside other gateways; how many rows it changed.
 */
export async function sealStored(db: Db, vault: Vault): Promise<number> {
  let rows = 0;
  for (const work of [sealMembers, hideNumbers, sealWithdrawals, sealAuthenticators])
    for (let done = batch; done === batch; rows += done) done = await inTransaction(db, (trx) => work(trx, vault));
  return rows;
}

async function sealMembers(trx: Db, vault: Vault): Promise<number> {
  const other = sql<boolean>`exists (
    select from unnest(array[payee_name, email, mobile, birthday] || array(select value from jsonb_each_text(details))) as text
    where not starts_with(text, ${vault.prefix}))`;
  const members = await trx.selectFrom('member').selectAll().where(other).limit(batch).forUpdate().skipLocked().execute();
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

  /** Numbers are unique; an address is from the day on which it was proved. */
  function hashes(member: Member, open: (column: SealedMemberColumn) => string | null) {
    const [mobile, email] = [open('mobile'), open('email')];
    return {
      mobile_hash: mobile === null ? null : contactHash(vault, member.merchant, 'mobile', mobile),
      email_hash: email === null || member.email_hash === null ? null : contactHash(vault, member.merchant, 'email', email),
    };
  }
}

/** Those who registered by number before numbers were sealed had it as their username: they are called by the number that they have now. */
async function hideNumbers(trx: Db, vault: Vault): Promise<number> {
  const named = sql<boolean>`not named_by_mobile and mobile is not null and username ~ '^[+][0-9]{6,17}$'`;
  const members = await trx.selectFrom('member').selectAll().where(named).limit(batch).forUpdate().skipLocked().execute();
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

async function sealWithdrawals(trx: Db, vault: Vault): Promise<number> {
  const other = sql<boolean>`not (starts_with(payee_name, ${vault.prefix}) and starts_with(account_number, ${vault.prefix}))`;
  const rows = await trx.selectFrom('withdrawal').selectAll().where(other).limit(batch).forUpdate().skipLocked().execute();
  for (const row of rows) {
    const { payee_name: payeeName, account_number: accountNumber } = row;
    const payee = isSealed(payeeName) ? openPayee(vault, row) : { payeeName, accountNumber };
    await trx
      .updateTable('withdrawal')
      .set(sealPayee(vault, row, payee))
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
}

/** They were never stored in clear. */
async function sealAuthenticators(trx: Db, vault: Vault): Promise<number> {
  const other = sql<boolean>`not starts_with(secret, ${vault.prefix})`;
  const rows = await trx.selectFrom('authenticator').selectAll().where(other).limit(batch).forUpdate().skipLocked().execute();
  for (const row of rows) {
    const secret = sealSecret(vault, row, openSecret(vault, row));
    await trx.updateTable('authenticator').set({ secret }).where('member_id', '=', row.member_id).execute();
  }
  return rows.length;
}

/** What a person typed before there were keys does not look like this. */
function isSealed(text: string | null): boolean {
  return text !== null && /^sealed\.[a-z0-9]{1,16}\.[\w-]{38,}$/.test(text);
}
