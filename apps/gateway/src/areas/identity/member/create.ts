import type { LanguageCode, Money } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { breaksUnique } from '../../../kernel/transaction.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { openWallet } from '../../../ledger/accounts.ts';
import { grantPlayMoney } from '../../../ledger/play-money.ts';
import type { Place } from '../line/place.ts';
import { takeQuota } from '../line/quota.ts';
import { invitationOf } from './affiliates.ts';
import { contactHash, madeUpName, mailboxHash, sealDetails, sealMemberColumn } from './personal-data.ts';
import type { Vault } from '../../../kernel/ports.ts';
import type { Member, MemberKind, RegistrationWay } from './tables.ts';
import { walletFor } from './wallet-of.ts';

export interface PersonalData {
  vault: Vault;
  payeeName?: string;
  email?: string;
  /** The number with its dialling code, such as +8801712345678; `proved` if a code sent there was entered. */
  mobile?: { number: string; proved: boolean };
  /** yyyy-MM-dd. */
  birthday?: string;
  /** Further fields of the brand's registration, by their names. */
  details?: Record<string, string>;
}

export interface NewMember {
  merchant: Pick<Merchant, 'code' | 'currency' | 'defaultLanguage'>;
  kind: MemberKind;
  /**
   * As the member typed it; the name is unique at the merchant, ignoring case. Null for a member whose name is the number in `personal`.
   */
  username: string | null;
  /** Argon2id; absent if nobody can log in with a password. */
  passwordHash?: string;
  /** Argon2id. */
  paymentPasswordHash?: string;
  nickname?: string;
  language?: LanguageCode;
  /** Personal data, and the vault that seals them. */
  personal?: PersonalData;
  /** Granted to a trial user or demo player at the start. */
  playMoney?: Money;
  /** The account's place in a line; absent for an account without an upline. */
  place?: Place | undefined;
  ip: string;
  /** The country of the address at registration, as two letters; null if unknown. */
  country?: string | null;
  /** How a member registered; absent for other accounts. */
  way?: RegistrationWay;
}

/**
 * Creates a member, trial user or demo player with its own wallet, in the caller's transaction. Throws `username_taken`, `mobile_taken`, or
 * `group_quota_exceeded` if the upline may open no more accounts at this prize group; the caller must then roll the transaction back.
 */
export async function createMember(trx: Db, member: NewMember, now: Date): Promise<Member> {
  const id = uuid();
  const row = await insert(trx, id, member, now);
  const merchant = member.merchant.code;
  if (row.upline_id !== null) await takeQuota(trx, { merchant, agentId: row.upline_id, group: row.prize_group });
  if (member.place?.link !== undefined)
    await trx.insertInto('register_link_use').values({ merchant, member_id: id, code: member.place.link }).execute();
  await openWallet(trx, merchant, walletFor(row));
  if (member.playMoney) await grantPlayMoney(trx, { merchant, memberId: id, amount: member.playMoney, key: `grant:${id}` }, now);
  return row;
}

async function insert(trx: Db, id: string, member: NewMember, now: Date): Promise<Member> {
  const username = usernameOf(id, member);
  try {
    return await trx
      .insertInto('member')
      .values({
        id,
        merchant: member.merchant.code,
        kind: member.kind,
        username,
        username_folded: foldUsername(username),
        named_by_mobile: member.username === null,
        password_hash: member.passwordHash ?? null,
        nickname: member.nickname ?? username,
        currency: member.merchant.currency,
        language: member.language ?? member.merchant.defaultLanguage,
        ...sealed({ id, merchant: member.merchant.code }, member.personal, now),
        invitation_code: invitationOf(member.personal?.details ?? {}),
        upline_id: member.place?.uplineId ?? null,
        agent_type: member.place?.agentType ?? null,
        prize_group: member.place?.prizeGroup ?? null,
        status: 'active',
        created_at: now,
        created_ip: member.ip,
        created_country: member.country ?? null,
        registered_by: member.way ?? null,
        last_login_at: null,
        last_login_ip: null,
        payment_password_hash: member.paymentPasswordHash ?? null,
        password_changed_at: member.passwordHash ? now : null,
        one_time_until: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (breaksUnique(error, 'member_username')) throw new Refusal('username_taken', { fields: [{ field: 'username', rule: 'taken' }] });
    if (breaksUnique(error, 'member_mobile')) throw new Refusal('mobile_taken', { fields: [{ field: 'mobileNum', rule: 'taken' }] });
    throw error;
  }
}

function usernameOf(id: string, { username, merchant, personal }: NewMember): string {
  if (username !== null) return username;
  if (!personal?.mobile) throw new TypeError('a member without a username needs a mobile number');
  return madeUpName(personal.vault, { id, merchant: merchant.code });
}

function sealed(whose: Pick<Member, 'id' | 'merchant'>, personal: PersonalData | undefined, now: Date) {
  if (!personal) return { payee_name: null, email: null, mobile: null, birthday: null, details: '{}' };
  const { vault, payeeName = null, email = null, mobile, birthday = null, details = {} } = personal;
  return {
    payee_name: sealMemberColumn(vault, whose, 'payee_name', payeeName),
    email: sealMemberColumn(vault, whose, 'email', email),
    mailbox_hash: mailboxHash(vault, whose.merchant, email),
    mobile: sealMemberColumn(vault, whose, 'mobile', mobile?.number ?? null),
    mobile_hash: mobile ? contactHash(vault, whose.merchant, 'mobile', mobile.number) : null,
    mobile_verified_at: mobile?.proved ? now : null,
    birthday: sealMemberColumn(vault, whose, 'birthday', birthday),
    details: JSON.stringify(sealDetails(vault, whose, details)),
  };
}

/** The form in which names are compared: `Rahim` and `rahim` are the same member. */
export function foldUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
