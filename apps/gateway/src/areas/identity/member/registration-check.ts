import { checkRegistration, type FieldProblem, type FieldRule } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inviterBy, invitesThemselves } from '../line/referral-codes.ts';
import { isRegisterLink } from '../line/register-links.ts';
import { isAffiliateCode } from './affiliates.ts';
import { guessesAt } from '../session/known-passwords.ts';
import { refusePassword } from './new-password.ts';

type Payload = components['schemas']['RegisterPayload'];

/** Names of the referral code; a brand may have a field for it, or take it from the address. */
const invitations = ['affiliateCode', 'referralCode'] as const;

/** Fields of the request that are always accepted, without being part of the brand's form. */
const always: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'countryDialingCode',
  ...invitations,
  'socialTicket',
  'captcha',
  'firebaseChannel',
  'firebaseIdToken',
  'registerMethod',
  'registerUrl',
  'language',
  'termsAccepted',
  'ageConfirmed',
  'altcha',
]);

/** Refuses a normalised registration for every problem under `rules` that shows in its fields alone. */
export function checkFields({ merchant, clock }: Context, rules: readonly FieldRule[], body: Payload): void {
  const { brand } = merchant;
  if (rules.length === 0) throw new Refusal('function_not_enabled');
  const { minimumAge } = brand.jurisdiction;
  const facts = { guesses: guessesAt(merchant), minimumAge, dialingCodes: brand.dialingCodes, today: clock.now() };
  const problems: FieldProblem[] = checkRegistration(rules, body, facts);
  for (const [name, value] of Object.entries(body))
    if (value !== '' && !always.has(name) && !rules.some((rule) => rule.name === name)) problems.push({ field: name, rule: 'unknown' });
  // A payment password has its own hash and must differ from the password (security 3, row 44).
  if (body.paymentPassword && body.paymentPassword === body.password) problems.push({ field: 'paymentPassword', rule: 'same' });
  if (!body.birthday && !body.ageConfirmed) problems.push({ field: 'ageConfirmed', rule: 'adult', min: minimumAge });
  refusePassword(problems);
  if (!body.termsAccepted) throw new Refusal('terms_not_accepted', { fields: [{ field: 'termsAccepted', rule: 'required' }] });
}

/** Refuses an unknown invitation code and the member's own; `mobile` includes its dialling code. */
export async function checkInvitation(context: Context, body: Payload, mobile: string | undefined): Promise<void> {
  const { db, merchant, vault } = context;
  for (const field of invitations) {
    const code = body[field];
    if (!code || (await isAffiliateCode(db, merchant.code, code)) || (await isRegisterLink(db, context, code))) continue;
    const inviter = await inviterBy(db, merchant, code);
    if (!inviter) throw new Refusal('invitation_code_error', { fields: [{ field, rule: 'wrong' }] });
    if (await invitesThemselves(db, { id: inviter.id, merchant: merchant.code, vault }, { email: body.email, mobile }))
      throw new Refusal('invitation_of_oneself', { fields: [{ field, rule: 'wrong' }] });
  }
}
