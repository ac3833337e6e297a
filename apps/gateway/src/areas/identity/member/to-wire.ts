import type { components } from '@parlour/api/contract';
import { accountTypes, stepUpSeconds } from '@parlour/domain';
import type { Context } from '../../../kernel/context.ts';
import { openMemberColumn } from './personal-data.ts';
import type { LiveSession, PreviousLogin } from '../../../kernel/principals.ts';
import type { Member } from './tables.ts';
import { accountName } from './login-name.ts';

/** A passkey counts as much as the password. */
type Proved = Pick<LiveSession, 'passwordProvedAt' | 'passkeyProvedAt'>;

/** To the page, a demo player is a trial user. */
const types = { ...accountTypes, demo: accountTypes.trial };

/** A member as their own pages see them, in the calling session. */
export function memberToWire(
  { vault, clock }: Pick<Context, 'vault' | 'clock'>,
  member: Member,
  { previousLoginAt, previousLoginIp, passwordProvedAt, passkeyProvedAt }: PreviousLogin & Proved,
): components['schemas']['MemberInfo'] {
  const now = clock.now();
  const provedAt = Math.max(passwordProvedAt?.getTime() ?? 0, passkeyProvedAt?.getTime() ?? 0);
  const provedUntil = new Date(provedAt + stepUpSeconds * 1000);
  const pausedUntil = member.withdrawals_paused_until;
  const account = accountName(vault, member);
  const payeeName = openMemberColumn(vault, member, 'payee_name');
  return {
    id: member.id,
    account,
    nickname: shownNickname(vault, member),
    type: member.agent_type ?? types[member.kind],
    role: member.kind === 'member' ? 'member' : 'trial',
    currency: member.currency,
    language: member.language,
    hasPaymentPassword: member.payment_password_hash !== null,
    ...(member.prize_group === null ? {} : { prizeGroup: member.prize_group }),
    ...(payeeName ? { payeeName: maskName(payeeName) } : {}),
    ...(provedUntil > now ? { passwordProvedUntil: provedUntil.toISOString() } : {}),
    ...(pausedUntil && pausedUntil > now ? { withdrawalsPausedUntil: pausedUntil.toISOString() } : {}),
    ...(previousLoginAt ? { previousLoginAt: previousLoginAt.toISOString() } : {}),
    ...(previousLoginIp ? { previousLoginAddress: previousLoginIp } : {}),
  };
}

/** The name shown for a member; never a generated one. */
export function shownNickname(vault: Context['vault'], member: Member): string {
  return member.nickname === member.username ? accountName(vault, member) : member.nickname;
}

/** A member as the agent directly above sees it. */
export function downlineToWire({ vault }: Pick<Context, 'vault'>, member: Member): components['schemas']['DownlineMember'] {
  const type = member.agent_type ?? types[member.kind];
  return { account: accountName(vault, member), type, joinedAt: member.created_at.toISOString() };
}

/** Keeps the first character and replaces each further one by a star, so that only its owner recognises the name. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(rest.length);
}
