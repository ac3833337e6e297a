import type { BodyOf } from '@parlour/api/contract';
import { checkFeedback, tidyFeedback } from '@parlour/domain';
import type { Context } from '../../kernel/context.ts';
import { tellQueue } from '../../db/notifier.ts';
import { limit, limitByAddress } from '../../kernel/rate-limit.ts';
import { Refusal, type FieldError } from '../../kernel/refusal.ts';
import { useCaptcha } from '../identity/session/captcha.ts';

/** Stores what a visitor or member tells the operator, who reads it with `ops feedback list`. */
export async function sendFeedback(context: Context, body: BodyOf<'sendFeedback'>): Promise<null> {
  const { db, merchant, clock, session } = context;
  const { type, content, captcha } = tidyFeedback(body);
  const problems = checkFeedback({ type, content, captcha });
  if (problems.some(({ field }) => field !== 'captcha')) throw new Refusal('field_invalid', { fields: problems as FieldError[] });
  const now = clock.now();
  const most = { bucket: `feedback:${merchant.code}`, max: 10, windowSeconds: 3600 };
  if (session) await limit(context, { ...most, bucket: `${most.bucket}:${session.memberId}` }, now);
  else await limitByAddress(context, most, now);
  await useCaptcha(context, 'feedback', captcha);
  await db
    .insertInto('feedback')
    .values({ merchant: merchant.code, member_id: session?.memberId ?? null, type, content, created_at: now })
    .execute();
  tellQueue(db, { merchant: merchant.code, queue: 'feedback' });
  return null;
}
