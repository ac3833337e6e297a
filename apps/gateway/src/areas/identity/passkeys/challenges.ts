import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashToken, newToken } from '../../../kernel/tokens.ts';
import { signedChallenge } from './ceremony.ts';
import type { PasskeyPurpose } from './tables.ts';

/** How long a challenge is valid and the browser's dialog stays open, in seconds. */
export const challengeSeconds = 300;
/** Cookie that identifies the browser that started the log-in. */
const browserCookie = '__Host-passkey';

/** Issues 256 random bits for a passkey to sign once, for this purpose, in this session or, if nobody is logged in, this browser. */
export async function giveChallenge(context: Context, purpose: PasskeyPurpose): Promise<Uint8Array<ArrayBuffer>> {
  const { db, clock, merchant, random } = context;
  const challenge = random.bytes(32);
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashToken(challenge.toString('base64url')),
      merchant: merchant.code,
      purpose,
      bound_to: purpose === 'login' ? markBrowser(context) : sessionOf(context).id,
      expires_at: new Date(clock.now().getTime() + challengeSeconds * 1000),
    })
    .execute();
  return Uint8Array.from(challenge);
}

/**
 * Uses up the signed challenge, even if the response is otherwise invalid, and returns it as base64url. Throws `passkey_refused` unless it
 * was issued for this purpose and browser within the last five minutes.
 */
export async function takeChallenge(context: Context, purpose: PasskeyPurpose, clientDataJSON: string): Promise<string> {
  const { db, clock, merchant } = context;
  const challenge = signedChallenge(clientDataJSON);
  const boundTo = purpose === 'login' ? hashToken(context.cookie(browserCookie) ?? '') : sessionOf(context).id;
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where((eb) => eb.and({ merchant: merchant.code, purpose, bound_to: boundTo }))
    .returning('expires_at')
    .executeTakeFirst();
  if (!row || row.expires_at <= clock.now()) throw new Refusal('passkey_refused');
  return challenge;
}

function markBrowser(context: Context): string {
  const known = context.cookie(browserCookie);
  const browser = known && /^[\w-]{43}$/.test(known) ? known : newToken(context.random);
  context.setCookie(browserCookie, browser, challengeSeconds);
  return hashToken(browser);
}
