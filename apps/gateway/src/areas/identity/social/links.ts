import type { components } from '@parlour/api/contract';
import { addIdentity, identityOf } from './identities.ts';
import { identityFromReturn } from './journey.ts';
import type { ProvedIdentity } from './oidc.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { type Context, sessionOf } from '../../../kernel/context.ts';
import { maskName } from '../../../kernel/mask.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { securityEvent } from '../../../observe/security-events.ts';

type Link = components['schemas']['SocialLink'];

/** The provider accounts with which the member can log in, oldest first. */
export async function ownLinks({ db, config, ...context }: Context): Promise<components['schemas']['SocialLinkList']> {
  const rows = await db
    .selectFrom('social_identity')
    .selectAll()
    .where('member_id', '=', sessionOf(context).memberId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute();
  const list = rows.map(({ id, provider, issuer, shown_as, linked_at, last_used_at }): Link => {
    // A provider that is no longer configured is shown by its former id.
    const { name, icon } = config.social.find((each) => each.issuer === issuer) ?? { name: provider, icon: 'account' };
    return {
      id,
      provider,
      name,
      icon,
      ...(shown_as === null ? {} : { shownAs: shown_as }),
      linkedAt: linked_at.toISOString(),
      ...(last_used_at ? { lastUsedAt: last_used_at.toISOString() } : {}),
    };
  });
  return { list };
}

/** Connects the account that a provider proved to the calling member, and notifies the member. Throws `social_taken`. */
export async function linkSocial(context: Context, body: components['schemas']['SocialReturn']): Promise<null> {
  const { db, clock, merchant } = context;
  const { memberId } = sessionOf(context);
  const { provider, proved } = await identityFromReturn(context, 'link', body);
  const { issuer, subject } = proved;
  const identity = await identityOf(db, merchant.code, proved);
  if (identity?.member_id === memberId) return null;
  if (identity) throw new Refusal('social_taken');
  await inTransaction(db, async (trx) => {
    await addIdentity(
      trx,
      { merchant: merchant.code, memberId, provider: provider.id, issuer, subject, shownAs: shownAs(proved) },
      clock.now(),
    );
    await sendMessage(trx, { merchant: merchant.code, memberId, kind: 'socialLinked', params: { provider: provider.name } }, clock.now());
  });
  securityEvent(context.log, 'social_linked', { merchant: merchant.code, memberId, ip: context.ip, provider: provider.id });
  return null;
}

/** Disconnects one account of the member, and notifies the member. Throws `not_found` for any other. */
export async function unlinkSocial(context: Context, linkId: string): Promise<null> {
  const { db, clock, merchant, config } = context;
  const { memberId } = sessionOf(context);
  const provider = await inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('social_identity')
      .where('id', '=', linkId)
      .where('member_id', '=', memberId)
      .returning(['provider', 'issuer'])
      .executeTakeFirst();
    if (!gone) throw new Refusal('not_found');
    const name = config.social.find(({ issuer }) => issuer === gone.issuer)?.name ?? gone.provider;
    await sendMessage(trx, { merchant: merchant.code, memberId, kind: 'socialUnlinked', params: { provider: name } }, clock.now());
    return gone.provider;
  });
  securityEvent(context.log, 'social_unlinked', { merchant: merchant.code, memberId, ip: context.ip, provider });
  return null;
}

/** A masked mail address or name by which only the member recognises the account; null if the provider gave neither. */
export function shownAs({ email, name, username }: ProvedIdentity): string | null {
  const at = email?.lastIndexOf('@') ?? -1;
  if (email && at > 0) return `${maskName(email.slice(0, at))}${email.slice(at)}`;
  const called = username ?? name;
  return called ? maskName(called) : null;
}
