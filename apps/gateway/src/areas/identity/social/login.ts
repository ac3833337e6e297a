import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findMember } from '../member/find.ts';
import { admit, type LoginResult } from '../session/login.ts';
import { identityOf } from './identities.ts';
import { identityFromReturn } from './journey.ts';
import { issueTicket } from './tickets.ts';

/**
 * Logs in the visitor that a provider sent back. Throws `social_registration_needed`, with a ticket for the registration, if no member is
 * connected to that account.
 */
export async function loginSocial(context: Context, body: components['schemas']['SocialReturn']): Promise<LoginResult> {
  const { db, merchant, clock } = context;
  const { provider, proved } = await identityFromReturn(context, 'login', body);
  const identity = await identityOf(db, merchant.code, proved);
  const member = identity && (await findMember(db, identity.member_id));
  if (!identity || !member) {
    const { email = null, name = null, username = null } = proved;
    const ticket = await issueTicket(context, provider.id, proved);
    throw new Refusal('social_registration_needed', { params: { ticket, email, name, username } });
  }
  return admit(context, member, { passwordProved: false }, async (trx) => {
    await trx.updateTable('social_identity').set({ last_used_at: clock.now() }).where('id', '=', identity.id).execute();
  });
}
