import { isLanguageCode, registrationFields, tidyRegistration } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { sendMessage } from '../../messages/send-message.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import type { Db } from '../../../kernel/tables.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { useCaptcha } from '../session/captcha.ts';
import { useHumanSolution } from '../session/human.ts';
import { admitted, type LoginResult } from '../session/login.ts';
import { hashPassword } from '../session/passwords.ts';
import { startSession } from '../session/sessions.ts';
import { checkTicket, useTicket } from '../social/tickets.ts';
import type { Place } from '../line/place.ts';
import { useRegisterLink } from '../line/register-links.ts';
import { createMember } from './create.ts';
import { findMemberByMobile, findMemberByUsername } from './find.ts';
import { mobileProof } from './mobile-proof.ts';
import { checkFields, checkInvitation } from './registration-check.ts';
import { codeBySms, registrationRules, type RegistrationMethod } from './registration-rules.ts';

type Payload = components['schemas']['RegisterPayload'];

/**
 * Registers a member by the rules that getRegisterSettings returns, with ledger accounts and a welcome message, and logs them in.
 * Everything visible from the fields alone is refused before a proof, captcha or code is used up.
 */
export async function register(context: Context, method: RegistrationMethod, body: Payload): Promise<LoginResult> {
  const { db, merchant, clock, config } = context;
  const now = clock.now();
  const fields = tidyRegistration(body, merchant.brand.dialingCodes);
  const rules = registrationRules(merchant.brand, method);
  // With the provider's token no code needs to be typed.
  checkFields(context, fields.firebaseIdToken === undefined ? rules : rules.filter(({ name }) => name !== 'verificationCode'), fields);
  await limitByAddress(context, { bucket: `register:${merchant.code}`, max: config.limits.registrations, windowSeconds: 3600 }, now);
  const mobile = fields.mobileNum ? (fields.countryDialingCode ?? '') + fields.mobileNum : undefined;
  await checkInvitation(context, fields, mobile);
  if (body.socialTicket) await checkTicket(context, body.socialTicket);
  await useHumanSolution(context, body.altcha);
  const asked = codeBySms(rules);
  if (merchant.flags.registrationCaptcha && asked !== 'required') await useCaptcha(context, 'register', body.captcha);
  // A member who registers by number has no other name; the number is stored sealed.
  const username = method === 'byMobile' ? null : fields.username!;
  await refuseTaken(context, username, mobile);
  const proof = mobile ? mobileProof(context, mobile, fields, asked === 'required' || Boolean(fields.verificationCode)) : null;
  await proof?.check();
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashPassword(fields.password),
    fields.paymentPassword ? hashPassword(fields.paymentPassword) : undefined,
  ]);
  const { member, started } = await inTransaction(db, async (trx) => {
    await proof?.use(trx);
    const place = await placeByLink(trx, context, fields);
    const made = await createMember(
      trx,
      {
        merchant,
        kind: 'member',
        username,
        passwordHash,
        place,
        ...(paymentPasswordHash ? { paymentPasswordHash } : {}),
        ...(fields.language && merchant.languages.some((l) => l === fields.language) && isLanguageCode(fields.language)
          ? { language: fields.language }
          : {}),
        personal: {
          vault: context.vault,
          ...(fields.payeeName ? { payeeName: fields.payeeName } : {}),
          ...(fields.email ? { email: fields.email } : {}),
          ...(mobile ? { mobile: { number: mobile, proved: proof !== null } } : {}),
          ...(fields.birthday ? { birthday: fields.birthday } : {}),
          details: { ...detailsOf(fields), ...pageOf(merchant, fields.registerUrl) },
        },
        ip: context.ip,
        country: context.country,
        way: body.socialTicket ? 'social' : username === null ? 'mobile' : 'username',
      },
      now,
    );
    if (body.socialTicket) await useTicket(trx, context, body.socialTicket, made.id);
    await context.acceptTerms(trx, made.id);
    await sendMessage(trx, { merchant: merchant.code, memberId: made.id, kind: 'welcome', params: {} }, now);
    return { member: made, started: await startSession(trx, context, made, { passwordProved: true }) };
  });
  return admitted(context, member, started);
}

/** The place that an agent's link gives the new account, whichever field holds the link's code; undefined without one. */
async function placeByLink(trx: Db, context: Context, { referralCode, affiliateCode }: Payload): Promise<Place | undefined> {
  for (const code of [referralCode, affiliateCode]) {
    const place = code ? await useRegisterLink(trx, context, code) : undefined;
    if (place) return place;
  }
  return undefined;
}

/** Refuses a taken name early, before hashing and using up an SMS code; the unique index decides races. */
async function refuseTaken(context: Context, username: string | null, mobile: string | undefined): Promise<void> {
  const { db, merchant } = context;
  if (mobile && (await findMemberByMobile(context, merchant.code, mobile)))
    throw new Refusal('mobile_taken', { fields: [{ field: 'mobileNum', rule: 'taken' }] });
  if (username !== null && (await findMemberByUsername(db, merchant.code, username)))
    throw new Refusal('username_taken', { fields: [{ field: 'username', rule: 'taken' }] });
}

const columns: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'mobileNum',
  'birthday',
  'verificationCode',
  'paymentPassword',
]);

function detailsOf(body: Payload): Record<string, string> {
  const details: Record<string, string> = {};
  for (const name of registrationFields) {
    const value = (body as Partial<Record<string, unknown>>)[name];
    if (typeof value === 'string' && value !== '' && !columns.has(name)) details[name] = value;
  }
  return details;
}

/** The page on which a member registered. Clients may send anything, so only an address of this site is stored, without its query. */
function pageOf({ domains }: Pick<Merchant, 'domains'>, registerUrl: string | undefined): Record<string, string> {
  const url = registerUrl === undefined ? null : URL.parse(registerUrl);
  return url && domains.includes(url.hostname) ? { registerUrl: url.origin + url.pathname } : {};
}
