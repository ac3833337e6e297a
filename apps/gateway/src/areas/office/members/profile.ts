import { toDecimal } from '@parlour/domain';
import { sql } from 'kysely';
import { maskEmail, maskMobile } from '../../identity/member/contacts.ts';
import { findMember } from '../../identity/member/find.ts';
import { openDetails, openMemberColumn } from '../../identity/member/personal-data.ts';
import type { Member } from '../../identity/member/tables.ts';
import { maskName } from '../../identity/member/to-wire.ts';
import { amountOf } from '../../wallet/to-wire.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { limitsShown } from './limits.ts';
import { riskOf } from '../risk/risk-of.ts';
import { tagsOf } from './tags.ts';
import { memberOrErased, tellOf, theMember } from './the-member.ts';

/** One member's profile; personal data are masked. */
export async function memberProfile(operator: Operator, { member: id, merchant }: InputOf<'getMember'>): Promise<Schema<'MemberProfile'>> {
  const { db } = operator;
  const member = await memberOrErased(operator, id, merchant);
  const now = operator.clock.now();
  const upline = member.upline_id === null ? undefined : await findMember(db, member.upline_id);
  const { rows } = await sql<Facts>`select
    (select count(*)::int from passkey where member_id = ${member.id}) as passkeys,
    exists (select from authenticator where member_id = ${member.id} and confirmed_at is not null) as authenticator,
    (select coalesce(sum(amount), 0)::text from deposit where member_id = ${member.id} and status = 'succeeded'
      and currency = ${member.currency}) as deposited,
    (select coalesce(sum(amount), 0)::text from withdrawal where member_id = ${member.id} and status in ('approved', 'received', 'disputed')
      and currency = ${member.currency}) as withdrawn,
    (select count(*)::int from proposal where status = 'open' and (subject = ${member.id}
      or subject in (select id::text from withdrawal where member_id = ${member.id}))) as proposals`.execute(db);
  const { passkeys, authenticator, deposited, withdrawn, proposals } = rows[0]!;
  const money = (minor: string | bigint) => toDecimal(amountOf({ amount: minor, currency: member.currency }));
  const later = (time: Date | null) => (time && time > now ? time.toISOString() : null);
  return {
    id: member.id,
    merchant: member.merchant,
    username: member.username,
    nickname: member.nickname,
    status: member.status,
    erased: member.erased_at?.toISOString() ?? null,
    agentType: member.agent_type,
    upline: upline ? { id: upline.id, username: upline.username } : null,
    invitationCode: member.invitation_code,
    language: member.language,
    created: member.created_at.toISOString(),
    createdAddress: member.created_ip,
    lastLogin: member.last_login_at?.toISOString() ?? null,
    lastLoginAddress: member.last_login_ip,
    excludedUntil: later(member.bets_blocked_until),
    withdrawalsPausedUntil: later(member.withdrawals_paused_until),
    limits: await limitsShown(operator, member),
    mustChangePassword: member.must_change_password,
    paymentPassword: member.payment_password_hash !== null,
    authenticator,
    ageVerified: member.age_verified_at?.toISOString() ?? null,
    passkeys,
    personal: personalData(operator, member).map(({ field, text, verified, masked }) => ({
      field,
      shown: masked(text),
      verified: verified?.toISOString() ?? null,
    })),
    balances: await balancesOf(operator, member),
    deposited: money(deposited),
    withdrawn: money(withdrawn),
    net: money(BigInt(deposited) - BigInt(withdrawn)),
    currency: member.currency,
    tags: (await tagsOf(db, [member.id]))(member.id),
    risk: (await riskOf(db, [member.id]))(member.id),
    proposals,
  };
}

interface Facts {
  passkeys: number;
  authenticator: boolean;
  deposited: string;
  withdrawn: string;
  proposals: number;
}

/** Reveals one piece of personal data, for a reason; the audit log records which one, never its content. */
export async function memberReveal(
  operator: Operator,
  { member: named, field, reason, merchant }: InputOf<'revealMemberField'>,
): Promise<Schema<'RevealedField'>> {
  const why = reasonOf(reason, 'Say why you need it.');
  const member = await theMember(operator, named, merchant);
  const found = personalData(operator, member).find((each) => each.field === field);
  if (!found) throw refused('not_found', `${member.username} has told no ${field}.`);
  tellOf(operator, member, { after: { field }, reason: why });
  return { id: member.id, field, value: found.text };
}

interface PersonalDatum {
  field: string;
  text: string;
  verified?: Date | null;
  masked: (text: string) => string;
}

/** The personal data that a member has entered, in clear. */
function personalData({ vault }: Operator, member: Member): PersonalDatum[] {
  const hidden = () => '••••••';
  const [name, mobile, email, birthday] = (['payee_name', 'mobile', 'email', 'birthday'] as const).map((column) =>
    openMemberColumn(vault, member, column),
  );
  const some = (field: string, text: string | null | undefined, masked: PersonalDatum['masked'], verified?: Date | null) =>
    text ? [{ field, text, masked, ...(verified !== undefined && { verified }) }] : [];
  return [
    ...some('name', name, maskName),
    ...some('mobile', mobile, maskMobile, member.mobile_verified_at),
    ...some('email', email, maskEmail, member.email_verified_at),
    ...some('birthday', birthday, hidden, member.age_verified_at),
    ...Object.entries(openDetails(vault, member)).flatMap(([field, text]) => some(field, text, hidden)),
  ];
}

/** A member's ledger accounts with their balances. */
async function balancesOf({ db }: Operator, { id }: Member): Promise<Schema<'AccountBalance'>[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'book', 'asset', (e) => e.fn.sum<string>('balance').as('balance')])
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', id)
    .groupBy(['kind', 'book', 'asset'])
    .orderBy('book', 'desc')
    .orderBy('kind')
    .orderBy('asset')
    .execute();
  return rows.map(({ kind, book, asset, balance }) => ({
    kind,
    book,
    asset,
    balance: asset === 'points' ? String(balance) : toDecimal(amountOf({ amount: balance, currency: asset })),
  }));
}
