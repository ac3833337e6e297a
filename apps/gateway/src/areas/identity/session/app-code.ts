import type { components } from '@parlour/api/contract';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { limit } from '../../../kernel/rate-limit.ts';
import { issueLoginCode } from './login-codes.ts';

/** Creates a code for the link in a QR code, which logs the member in where the app is opened. */
export async function createAppCode(context: Context): Promise<components['schemas']['AppCode']> {
  const { db, clock, random } = context;
  const { memberId, merchant } = sessionOf(context);
  const now = clock.now();
  // A page renews it every ten minutes; a member may have several pages open and reload each of them.
  await limit(context, { bucket: `app-code:${memberId}`, max: 30, windowSeconds: 600 }, now);
  const { code, expiresAt } = await issueLoginCode(db, { merchant, memberId, purpose: 'app' }, { random, now });
  return { code, expiresAt: expiresAt.toISOString() };
}
