import { createHash } from 'node:crypto';
import { isEmailAddress, readMobileNumber, tidyLine, tidyText } from '@parlour/domain';
import { z } from 'zod';
import { timedJob, type JobTools } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import { tellOfChange } from '../../identity/member/contact-changed.ts';
import { maskTarget, provedContacts } from '../../identity/member/contacts.ts';
import { correctMember, type CorrectedColumn } from '../../identity/member/correct.ts';
import { findMember } from '../../identity/member/find.ts';
import { contactHashes, openMemberColumn } from '../../identity/member/personal-data.ts';
import type { Member } from '../../identity/member/tables.ts';
import { maskName } from '../../identity/member/to-wire.ts';
import { reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { approvedBy, type Examined } from '../proposals/examined.ts';
import { theMember } from './the-member.ts';

type Input = InputOf<'correctMember'>;
type Field = Input['field'];

const columns = { name: 'payee_name', mobile: 'mobile', email: 'email' } as const satisfies Record<Field, CorrectedColumn>;
const channels = { mobile: 'sms', email: 'email' } as const;

/** Corrects the name or a contact of a member (office 7); the contacts that the member had proved are told of another one. */
export async function memberCorrect(operator: Operator, input: Input): Promise<Schema<'CorrectedMember'>> {
  approvedBy(operator);
  const { db, vault, clock } = operator;
  const { member, after } = await asked(operator, input);
  const { field } = input;
  await correctMember(db, vault, member, { column: columns[field], text: after }, clock.now());
  const shown = masked(field, after);
  if (field !== 'name' && shown !== null) await tellFormer(operator, member, { channel: channels[field], shown });
  return { id: member.id, merchant: member.merchant, username: member.username, field, shown };
}

/** Always takes two operators: by a contact a password is recovered, and by a name money is paid out (policy `safety`). */
export async function examineMemberCorrection(operator: Operator, input: Input): Promise<Examined> {
  const reason = reasonOf(input.reason, 'The audit log keeps why: give a reason with --reason.');
  const { member, before, after } = await asked(operator, input);
  const { field } = input;
  return {
    merchant: member.merchant,
    subject: { kind: 'member', id: member.id, name: member.username },
    changes: [{ field, before: masked(field, before), after: masked(field, after) }],
    personal: [{ field, before, after }],
    effect: null,
    reason,
    version: operator.vault.fingerprint(member.merchant, `correction of ${field}: ${before ?? ''}`),
    needsTwo: true,
    event: field === 'name' ? 'member.nameCorrected' : 'member.contactCorrected',
  };
}

async function asked(operator: Operator, { member: named, field, value, merchant }: Input) {
  const member = await theMember(operator, named, merchant);
  const before = openMemberColumn(operator.vault, member, columns[field]);
  const after = value === null ? null : textOf(operator, member, field, value);
  if (after === before) throw refused('field_invalid', 'This is already the current value, so nothing would change.');
  if (after === null && field === 'name') throw refused('field_invalid', 'A name can be replaced but not removed.');
  if (after === null && field === 'mobile' && member.named_by_mobile)
    throw refused('field_invalid', `${member.username} logs in with this number: it is replaced by another one, and not taken away.`);
  if (after !== null && field !== 'name') await refuseTaken(operator, member, field, after);
  return { member, before, after };
}

/** As it is stored. Throws `field_invalid` for what is no name, number or address. */
function textOf({ merchants }: Operator, { merchant }: Member, field: Field, typed: string): string {
  switch (field) {
    case 'name': {
      const name = tidyLine(typed);
      if (name === '') throw refused('field_invalid', 'Enter a name.');
      return name;
    }
    case 'email': {
      const address = tidyText(typed);
      if (!isEmailAddress(address)) throw refused('field_invalid', 'This isn’t a valid e-mail address.');
      return address;
    }
    case 'mobile': {
      const { dialingCodes } = merchants.byCode(merchant).brand;
      const meant = dialingCodes.flatMap(({ code }) => readMobileNumber(typed, code, dialingCodes) ?? []);
      const [number, another] = new Set(meant.map((read) => read.code + read.number));
      if (another !== undefined) throw refused('field_invalid', 'This number could belong to several countries. Include the country code.');
      if (number === undefined) throw refused('field_invalid', 'This isn’t a mobile number of a country that the merchant serves.');
      return number;
    }
  }
}

async function refuseTaken({ db, vault }: Operator, { id, merchant }: Member, column: 'mobile' | 'email', text: string): Promise<void> {
  const other = await db
    .selectFrom('member')
    .select('username')
    .where('merchant', '=', merchant)
    .where(`${column}_hash`, 'in', contactHashes(vault, merchant, column, text))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw refused('contact_taken', `${other.username} has this contact: correct theirs first.`);
}

function masked(field: Field, text: string | null): string | null {
  if (text === null) return null;
  return field === 'name' ? maskName(text) : maskTarget({ channel: channels[field], to: text });
}

type Changed = { channel: 'sms' | 'email'; shown: string };

const formerPlace = ({ id, merchant }: Pick<Member, 'id' | 'merchant'>) => ({ merchant, column: 'member.former_contact', id });

/** Whoever takes an account over by a false correction reads what goes to the new contact: the ones before are the owner's. */
async function tellFormer({ db, vault, clock }: Operator, member: Member, changed: Changed): Promise<void> {
  for (const { channel, to } of provedContacts({ vault }, member)) {
    const sealed = vault.seal(formerPlace(member), to);
    const job = { member: member.id, by: channel, to: sealed, changed };
    await schedule(db, tellFormerContact, job, { key: keyOf(sealed), at: clock.now() });
  }
}

/** Of the job, and of the call that it makes: each sealing is one message. */
const keyOf = (sealed: string) => createHash('sha256').update(sealed).digest('hex').slice(0, 32);

const channel = z.enum(['sms', 'email']);

/** Tells a contact that a member had proved that operators have corrected one, once they have. */
export const tellFormerContact = timedJob({
  name: 'tell-former-contact',
  payload: z.object({ member: z.string(), by: channel, to: z.string(), changed: z.object({ channel, shown: z.string() }) }),
  // By then it is news to nobody.
  keptSeconds: 24 * 3600,
  async run({ member: id, by, to: sealed, changed }, tools: Pick<JobTools, 'db' | 'vault' | 'outbox' | 'merchants'>) {
    const member = await findMember(tools.db, id);
    if (!member) return 0;
    const { name: brand, code } = tools.merchants.byCode(member.merchant);
    const target = { channel: by, to: tools.vault.open(formerPlace(member), sealed) };
    await tellOfChange(tools.outbox, target, member.language, { brand, ...changed }, { merchant: code, key: keyOf(sealed) });
    return 1;
  },
});
