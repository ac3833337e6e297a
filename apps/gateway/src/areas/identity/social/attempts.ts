import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import { browserOf, markBrowser } from './browser.ts';
import type { SocialAttemptTable } from './tables.ts';

const lifeSeconds = 600;
const secretsShape = z.object({ nonce: z.string(), verifier: z.string() });
/** Secrets of an attempt, which stay in the gateway. */
export type AttemptSecrets = z.infer<typeof secretsShape>;
type Purpose = SocialAttemptTable['purpose'];

const placeOf = (merchant: string, id: string) => ({ merchant, column: 'social_attempt.secrets', id });

/** Starts a log-in at a provider: the secrets stay here, `state` goes with the visitor. Valid once, for ten minutes, in this browser. */
export async function beginAttempt(
  context: Context,
  { provider, purpose }: { provider: string; purpose: Purpose },
): Promise<AttemptSecrets & { state: string }> {
  const { db, merchant, random, vault, clock, session } = context;
  const [state, nonce, verifier] = [newToken(random), newToken(random), newToken(random)];
  const state_hash = hashToken(state);
  await db
    .insertInto('social_attempt')
    .values({
      state_hash,
      merchant: merchant.code,
      provider,
      browser_hash: markBrowser(context),
      purpose,
      session_id: purpose === 'link' ? (session?.id ?? null) : null,
      secrets: vault.seal(placeOf(merchant.code, state_hash), JSON.stringify({ nonce, verifier })),
      expires_at: new Date(clock.now().getTime() + lifeSeconds * 1000),
    })
    .execute();
  return { state, nonce, verifier };
}

/**
 * Uses up the attempt that `state` identifies. Throws `social_failed` if it belongs to another browser, provider, purpose or session, has
 * expired or was used.
 */
export async function takeAttempt(
  context: Context,
  { provider, state, purpose }: { provider: string; state: string; purpose: Purpose },
): Promise<AttemptSecrets> {
  const { db, merchant, vault, clock, session } = context;
  const state_hash = hashToken(state);
  const row = await db
    .deleteFrom('social_attempt')
    .where('state_hash', '=', state_hash)
    .where('merchant', '=', merchant.code)
    .returningAll()
    .executeTakeFirst();
  const wrong =
    (!row && 'unknown') ||
    (row?.browser_hash !== browserOf(context) && 'of another browser') ||
    ((row?.provider !== provider || row.purpose !== purpose) && 'for something else') ||
    (purpose === 'link' && row?.session_id !== session?.id && 'of another session') ||
    (row && row.expires_at <= clock.now() && 'too old');
  if (!row || wrong) throw new Refusal('social_failed', { message: `the state is ${wrong || 'unknown'}` });
  return secretsShape.parse(JSON.parse(vault.open(placeOf(merchant.code, state_hash), row.secrets)));
}
