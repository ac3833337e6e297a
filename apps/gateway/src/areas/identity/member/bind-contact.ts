import { randomUUID } from 'node:crypto';
import { isEmailAddress, tidyText } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import { sendMessage } from '../../messages/send-message.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { limit } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { breaksUnique, inTransaction } from '../../../kernel/transaction.ts';
import { contactHash, mailboxHash, sealMemberColumn } from './personal-data.ts';
import { checkCode, codeAnswer, codePauseMinutes, sendCode, useCode, type CodeTarget } from '../session/one-time-codes.ts';
import { rotateSession } from '../session/sessions.ts';
import { contactsToWire, maskTarget, provedContacts } from './contacts.ts';
import { tellOfChange } from './contact-changed.ts';
import { memberOf } from './find.ts';
import type { Member } from './tables.ts';
import { mobileOf } from './mobile-proof.ts';

type Schemas = components['schemas'];
type Channel = CodeTarget['channel'];

/** For how long a code can be requested again without entering the address once more, in minutes. */
const lifeMinutes = 30;
/** How many codes a member may request per day, to whatever addresses, to prevent mass mailing. */
const codesADay = 10;

/**
 * Sends a code to an address or number that the member wants as a contact. The answer is the same whether or not it belongs to somebody
 * (security A04). Throws `field_invalid` if it is malformed or already the member's.
 */
export async function sendContactCode(context: Context, body: Schemas['ContactCodePayload']): Promise<Schemas['SmsSent']> {
  const { db, clock, vault } = context;
  const member = await memberOf(db, sessionOf(context).memberId);
  const target = body.channel === 'sms' ? mobileTarget(context, body) : emailTarget(body);
  if (provedContacts(context, member).some(({ channel, to }) => channel === target.channel && to === target.to))
    throw new Refusal('field_invalid', { fields: [{ field: fieldOf[target.channel], rule: 'same' }] });
  const now = clock.now();
  await limit(context, { bucket: `contact:${member.id}`, max: codesADay, windowSeconds: 24 * 3600 }, now);
  await sendCode(context, 'bind', target, { challenge: member.id });
  const row = {
    target: vault.seal(placeOf(member, target.channel), target.to),
    expires_at: new Date(now.getTime() + lifeMinutes * 60_000),
  };
  await db
    .insertInto('contact_change')
    .values({ member_id: member.id, merchant: member.merchant, channel: target.channel, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'channel']).doUpdateSet(row))
    .execute();
  return { expiredMinutes: codePauseMinutes };
}

/**
 * Makes the code's target the member's contact, and notifies the previous one. Of several concurrent confirmations, one succeeds. Throws
 * `code_invalid`, `code_expired`, and, once the caller has proved to own the target, `mobile_taken` or `email_taken`.
 */
export async function confirmContact(context: Context, { channel, code }: Schemas['ConfirmContactPayload']): Promise<Schemas['Contacts']> {
  const { db, clock } = context;
  const now = clock.now();
  const member = await memberOf(db, sessionOf(context).memberId);
  const target = await wantedTarget(context, member, channel, now);
  const answer = codeAnswer(context, 'bind', { ...target, code, challenge: member.id, field: 'code' });
  await checkCode(db, answer, now);
  const token = await inTransaction(db, async (trx) => {
    await useCode(trx, answer);
    await trx.deleteFrom('contact_change').where('member_id', '=', member.id).where('channel', '=', channel).execute();
    await bind(trx, context, member, target);
    const kind = channel === 'sms' ? 'mobileChanged' : 'emailChanged';
    await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind, params: { shown: maskTarget(target) } }, now);
    return rotateSession(trx, context, sessionOf(context).id, {});
  });
  context.setSession(token);
  securityEvent(context.log, 'contact_changed', { merchant: member.merchant, memberId: member.id, ip: context.ip, channel });
  tellBefore(context, member, target);
  return contactsToWire(context, await memberOf(db, member.id));
}

const fieldOf: Record<Channel, string> = { sms: 'mobileNum', email: 'email' };

function emailTarget({ email = '' }: Schemas['ContactCodePayload']): CodeTarget {
  const to = tidyText(email);
  if (!isEmailAddress(to)) throw new Refusal('field_invalid', { fields: [{ field: 'email', rule: to === '' ? 'required' : 'pattern' }] });
  return { channel: 'email', to };
}

function mobileTarget(context: Context, { countryDialingCode = '', mobileNum = '' }: Schemas['ContactCodePayload']): CodeTarget {
  return { channel: 'sms', to: mobileOf(context, { countryDialingCode, mobileNum }) };
}

function placeOf({ id, merchant }: Member, channel: Channel) {
  return { merchant, column: `contact_change.target.${channel}`, id };
}

/** The address or number that the member last requested a code for. Throws `code_expired` if that is too long ago. */
async function wantedTarget({ db, vault }: Context, member: Member, channel: Channel, now: Date): Promise<CodeTarget> {
  const wanted = await db
    .selectFrom('contact_change')
    .select('target')
    .where('member_id', '=', member.id)
    .where('channel', '=', channel)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!wanted) throw new Refusal('code_expired', { fields: [{ field: 'code', rule: 'pattern' }] });
  return { channel, to: vault.open(placeOf(member, channel), wanted.target) };
}

async function bind(trx: Context['db'], { vault, clock }: Context, member: Member, { channel, to }: CodeTarget): Promise<void> {
  const column = channel === 'sms' ? 'mobile' : 'email';
  const [sealed, hash, now] = [sealMemberColumn(vault, member, column, to), contactHash(vault, member.merchant, column, to), clock.now()];
  try {
    await trx
      .updateTable('member')
      .set(
        column === 'mobile'
          ? { mobile: sealed, mobile_hash: hash, mobile_verified_at: now }
          : { email: sealed, email_hash: hash, mailbox_hash: mailboxHash(vault, member.merchant, to), email_verified_at: now },
      )
      .where('id', '=', member.id)
      .execute();
  } catch (error) {
    if (breaksUnique(error, 'member_mobile')) throw new Refusal('mobile_taken', { fields: [{ field: 'code', rule: 'taken' }] });
    if (breaksUnique(error, 'member_email')) throw new Refusal('email_taken', { fields: [{ field: 'code', rule: 'taken' }] });
    throw error;
  }
}

/**
 * Notifies the previous contact and the other one: they belong to the owner, whereas whoever took the account over reads what goes to the
 * new contact.
 */
function tellBefore(context: Context, member: Member, target: CodeTarget): void {
  const { outbox, merchant } = context;
  const slots = { brand: merchant.name, channel: target.channel, shown: maskTarget(target) };
  for (const { channel, to } of provedContacts(context, member)) {
    const call = { merchant: merchant.code, key: randomUUID() };
    context.afterwards('telling of another contact', () => tellOfChange(outbox, { channel, to }, member.language, slots, call));
  }
}
