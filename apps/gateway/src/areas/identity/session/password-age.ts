import type { Merchant } from '../../../kernel/merchants.ts';
import type { Member } from '../member/tables.ts';

/** Whether a log-in of `member` may only change the password (security A14): somebody else set it, or it is older than the brand allows. */
export function mustChangePassword(
  member: Pick<Member, 'must_change_password' | 'password_changed_at' | 'password_hash'>,
  { flags }: Pick<Merchant, 'flags'>,
  now: Date,
): boolean {
  if (member.must_change_password) return true;
  if (!flags.passwordExpiry || member.password_hash === null) return false;
  return member.password_changed_at === null || now.getTime() - member.password_changed_at.getTime() > passwordDays * day;
}

const day = 24 * 3600 * 1000;
/** The age at which passwords expire, at brands where they do. */
const passwordDays = 90;
