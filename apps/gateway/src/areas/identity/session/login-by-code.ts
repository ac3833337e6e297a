import type { BodyOf } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findMember } from '../member/find.ts';
import { recoverByLink } from '../member/recover-by-email.ts';
import { redeemLoginCode } from './login-codes.ts';
import { admit, type LoginResult } from './login.ts';

/** Exchanges a link's code for a session. Throws `code_invalid` if the code is unknown, used, expired or for another purpose. */
export async function loginByCode(context: Context, { code, purpose = 'login' }: BodyOf<'exchangeCode'>): Promise<LoginResult> {
  const { db, merchant, clock } = context;
  const now = clock.now();
  await limitByAddress(context, { bucket: `exchange:${merchant.code}`, max: 30, windowSeconds: 600 }, now);
  const memberId = await redeemLoginCode(db, merchant.code, purpose, code, now);
  const member = memberId ? await findMember(db, memberId) : undefined;
  if (!member) throw new Refusal('code_invalid');
  return purpose === 'reset' ? recoverByLink(context, member) : admit(context, member, { passwordProved: false });
}
