import type { components } from '@parlour/api/contract';
import { checkMobileNumber, readMobileNumber } from '@parlour/domain';
import { checkCode, codeAnswer, useCode } from '../session/one-time-codes.ts';
import type { Context } from '../../../kernel/context.ts';
import { limit } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';

/**
 * Normalises the number of a request, with its dialling code, such as `+8801712345678`. Refuses, at the number's field, anything but a
 * mobile number of the brand's countries.
 */
export function mobileOf(
  { merchant }: Pick<Context, 'merchant'>,
  { countryDialingCode, mobileNum }: { countryDialingCode: string; mobileNum: string },
): string {
  const { dialingCodes } = merchant.brand;
  const read = readMobileNumber(mobileNum, countryDialingCode, dialingCodes);
  if (read) return read.code + read.number;
  const problem = checkMobileNumber('mobileNum', mobileNum, countryDialingCode, dialingCodes);
  throw new Refusal('field_invalid', { fields: problem ? [problem] : [] });
}

type Payload = Pick<components['schemas']['RegisterPayload'], 'verificationCode' | 'firebaseIdToken'>;

/** Proof that a registration's number belongs to the visitor. */
export interface MobileProof {
  /** Throws if the proof is not valid. */
  check(): Promise<void>;
  /** Uses up the proof, in the transaction that creates the member. */
  use(trx: Db): Promise<void>;
}

const nothing = () => Promise.resolve();

/**
 * The proof that was sent: a token, a code of the phone-auth provider, or one of ours; null if none was sent and none is required
 * (`asked`).
 */
export function mobileProof(context: Context, mobile: string, body: Payload, asked: boolean): MobileProof | null {
  const { phoneAuth, clock, db } = context;
  const { firebaseIdToken: idToken, verificationCode: code = '' } = body;
  if (idToken !== undefined) {
    if (!phoneAuth) throw new Refusal('function_not_enabled');
    return { check: () => phoneAuth.check(idToken, mobile, clock.now()), use: nothing };
  }
  if (!asked) return null;
  const { codes } = phoneAuth ?? {};
  if (codes) return { check: () => finish(context, codes, mobile, code), use: nothing };
  const answer = codeAnswer(context, 'register', { channel: 'sms', to: mobile, code });
  return { check: () => checkCode(db, answer, clock.now()), use: (trx) => useCode(trx, answer) };
}

/** Codes of a provider can be tried five times too, regardless of the provider's own limit (security A06). */
async function finish(
  context: Context,
  codes: { finish(mobile: string, code: string, now: Date): Promise<void> },
  mobile: string,
  code: string,
) {
  const { merchant, vault, clock } = context;
  const who = vault.fingerprint(merchant.code, `phone-auth:${mobile}`);
  await limit(context, { bucket: `phone-auth:tries:${merchant.code}:${who}`, max: 5, windowSeconds: 600 }, clock.now());
  await codes.finish(mobile, code.trim(), clock.now());
}
