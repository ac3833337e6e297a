import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import { browserOf } from './browser.ts';
import { addIdentity } from './identities.ts';
import type { ProvedIdentity } from './oidc.ts';
import { shownAs } from './links.ts';

const lifeMs = 30 * 60_000;

/** Keeps a provider's proof while the person fills in the registration; the ticket belongs to this browser. */
export async function issueTicket(context: Context, provider: string, proved: ProvedIdentity): Promise<string> {
  const ticket = newToken(context.random);
  await context.db
    .insertInto('social_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      merchant: context.merchant.code,
      browser_hash: browserOf(context),
      provider,
      issuer: proved.issuer,
      subject: proved.subject,
      shown_as: shownAs(proved),
      expires_at: new Date(context.clock.now().getTime() + lifeMs),
    })
    .execute();
  return ticket;
}

/** Throws `social_proof_expired` for an unusable ticket, before anything else of a registration is used up. */
export async function checkTicket(context: Context, ticket: string): Promise<void> {
  const found = await context.db
    .selectFrom('social_ticket')
    .select('expires_at')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('merchant', '=', context.merchant.code)
    .where('browser_hash', '=', browserOf(context))
    .executeTakeFirst();
  if (!found || found.expires_at <= context.clock.now()) throw new Refusal('social_proof_expired');
}

/**
 * Connects the ticket's account to the member that was just created, and uses the ticket up. Throws `social_proof_expired` and
 * `social_taken`.
 */
export async function useTicket(trx: Db, context: Context, ticket: string, memberId: string): Promise<void> {
  const now = context.clock.now();
  const used = await trx
    .deleteFrom('social_ticket')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('merchant', '=', context.merchant.code)
    .where('browser_hash', '=', browserOf(context))
    .returningAll()
    .executeTakeFirst();
  if (!used || used.expires_at <= now) throw new Refusal('social_proof_expired');
  const { merchant, provider, issuer, subject, shown_as } = used;
  await addIdentity(trx, { merchant, memberId, provider, issuer, subject, shownAs: shown_as }, now);
}
