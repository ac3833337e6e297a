import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../kernel/tables.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Member } from '../member/tables.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import type { LoginTicketTable } from './tables.ts';

/** Identifies the browser that is logging in: the ticket is worthless in any other. */
const browserCookie = '__Host-verify';
const lifeSeconds = 600;
/** How many attempts at a second proof a ticket allows (security 3, row 20); then the log-in starts over. */
const maxTries = 3;

export type LoginTicket = Selectable<LoginTicketTable>;

/** Issues a ticket for a log-in's second proof, in the caller's transaction; call `tell` after the commit to give it to the browser. */
export async function issueTicket(
  trx: Db,
  { clock, random, setCookie }: Context,
  member: Member,
  admission: LoginTicket['admission'],
): Promise<{ ticket: string; tell: () => void }> {
  const [ticket, browser] = [newToken(random), newToken(random)];
  await trx
    .insertInto('login_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      merchant: member.merchant,
      member_id: member.id,
      browser_hash: hashToken(browser),
      admission: JSON.stringify(admission),
      tries: 0,
      expires_at: new Date(clock.now().getTime() + lifeSeconds * 1000),
    })
    .execute();
  return { ticket, tell: () => setCookie(browserCookie, browser, lifeSeconds) };
}

/** The ticket that this browser holds. Throws `verification_ended`. */
export async function findTicket(context: Context, ticket: string): Promise<LoginTicket> {
  const found = await context.db
    .selectFrom('login_ticket')
    .selectAll()
    .where((eb) => eb.and(shown(context, ticket)))
    .where('expires_at', '>', context.clock.now())
    .where('tries', '<', maxTries)
    .executeTakeFirst();
  if (!found) throw new Refusal('verification_ended');
  return found;
}

/** Counts an attempt before the proof is checked, so that concurrent attempts are limited like consecutive ones. Throws as `findTicket`. */
export async function tryTicket(context: Context, ticket: string): Promise<LoginTicket & { triesLeft: number }> {
  const found = await context.db
    .updateTable('login_ticket')
    .set({ tries: sql`tries + 1` })
    .where((eb) => eb.and(shown(context, ticket)))
    .where('expires_at', '>', context.clock.now())
    .where('tries', '<', maxTries)
    .returningAll()
    .executeTakeFirst();
  if (!found) throw new Refusal('verification_ended');
  return { ...found, triesLeft: maxTries - found.tries };
}

/** Uses a ticket up, in the transaction of the log-in. Throws `verification_ended` if it was already used. */
export async function useTicket(trx: Db, { ticket_hash }: LoginTicket): Promise<void> {
  const used = await trx.deleteFrom('login_ticket').where('ticket_hash', '=', ticket_hash).returning('ticket_hash').executeTakeFirst();
  if (!used) throw new Refusal('verification_ended');
}

function shown({ cookie, merchant }: Context, ticket: string) {
  return { ticket_hash: hashToken(ticket), browser_hash: hashToken(cookie(browserCookie) ?? ''), merchant: merchant.code };
}
