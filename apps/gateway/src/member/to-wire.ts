import type { components } from '@parlour/api/contract';
import { openMemberColumn } from '../personal/member-data.ts';
import type { Vault } from '../personal/vault.ts';
import type { PreviousLogin } from '../session/sessions.ts';
import type { Member } from './find.ts';

/** Numeric account types of the specification. */
const types = { member: 0, trial: 4, demo: 4 } as const;

/** A member as its own pages see it. */
export function memberToWire(
  vault: Vault,
  member: Member,
  { previousLoginAt, previousLoginIp }: PreviousLogin,
): components['schemas']['MemberInfo'] {
  const payeeName = openMemberColumn(vault, member, 'payee_name');
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: types[member.kind],
    role: member.kind === 'member' ? 'member' : 'trial',
    currency: member.currency,
    language: member.language,
    hasPaymentPassword: member.payment_password_hash !== null,
    ...(payeeName ? { payeeName: maskName(payeeName) } : {}),
    ...(previousLoginAt ? { previousLoginAt: previousLoginAt.toISOString() } : {}),
    ...(previousLoginIp ? { previousLoginAddress: previousLoginIp } : {}),
  };
}

/** The first character and as many stars as there are more, so that only its owner knows the name again. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(rest.length);
}
