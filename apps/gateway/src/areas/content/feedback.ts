import type { BodyOf, components } from '@parlour/api/contract';
import { checkFeedback, tidyFeedback } from '@parlour/domain';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { askedLanguage } from '../../kernel/asked-language.ts';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { tellQueue } from '../../db/notifier.ts';
import { limit, limitByAddress } from '../../kernel/rate-limit.ts';
import type { Db } from '../../kernel/tables.ts';
import { Refusal, type FieldError } from '../../kernel/refusal.ts';
import { useCaptcha } from '../identity/session/captcha.ts';
import { sealedContact } from './feedback-contact.ts';
import type { FeedbackTable } from './tables.ts';

/**
 * Stores feedback of a visitor or member for the operators. A visitor may leave an address, at which they are answered in the language in
 * which they read the site.
 */
export async function sendFeedback(context: Context, body: BodyOf<'sendFeedback'>): Promise<null> {
  const { db, merchant, clock, session, vault, cookie } = context;
  const { type, content, email = '', captcha } = tidyFeedback(body);
  const problems = checkFeedback({ type, content, email, captcha });
  if (problems.some(({ field }) => field !== 'captcha')) throw new Refusal('field_invalid', { fields: problems as FieldError[] });
  const now = clock.now();
  const most = { bucket: `feedback:${merchant.code}`, max: 10, windowSeconds: 3600 };
  if (session) await limit(context, { ...most, bucket: `${most.bucket}:${session.memberId}` }, now);
  else await limitByAddress(context, most, now);
  await useCaptcha(context, 'feedback', captcha);
  const contact =
    !session && email ? { ...sealedContact(vault, merchant.code, uuid(), email), language: askedLanguage(merchant, cookie('lang')) } : {};
  await storeFeedback(db, { merchant: merchant.code, member_id: session?.memberId ?? null, type, content, created_at: now, ...contact });
  return null;
}

/** Puts feedback that was checked into the operators' queue. */
export async function storeFeedback(db: Db, feedback: Insertable<FeedbackTable>): Promise<void> {
  await db.insertInto('feedback').values(feedback).execute();
  tellQueue(db, { merchant: feedback.merchant, queue: 'feedback' });
}

/** How much of their own feedback a member is shown at most. */
const listed = 20;

/** The member's latest feedback and its outcome (content N72). Merged feedback has the outcome of the feedback that it was merged into. */
export async function ownFeedback(context: Context): Promise<components['schemas']['OwnFeedback'][]> {
  const rows = await context.db
    .selectFrom('feedback as sent')
    .leftJoin('feedback as whole', 'whole.id', 'sent.merged_into')
    .select(['sent.id', 'sent.type', 'sent.content', 'sent.created_at', 'sent.state', 'sent.assignee'])
    .select(({ fn }) => fn.coalesce('whole.answer', 'sent.answer').as('answer'))
    .where('sent.member_id', '=', sessionOf(context).memberId)
    .orderBy('sent.id', 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ id, type, content, created_at, state, assignee, answer }) => ({
    id,
    type: type as components['schemas']['OwnFeedback']['type'],
    content,
    createdAt: created_at.toISOString(),
    state: answer !== null ? 'answered' : state === 'open' && assignee === null ? 'sent' : 'read',
    ...(answer !== null && { answer }),
  }));
}
