import { createHash } from 'node:crypto';
import { z } from 'zod';
import { columnSealer } from '../../../db/sealers.ts';
import { timedJob, type JobTools } from '../../../jobs/job.ts';
import { schedule } from '../../../jobs/schedule.ts';
import type { Place, Vault } from '../../../kernel/ports.ts';
import type { Db } from '../../../kernel/tables.ts';
import { secretMail } from '../../../outbound/message-calls.ts';
import { maskEmail } from '../../identity/member/contacts.ts';
import { contactHashes } from '../../identity/member/personal-data.ts';
import { platformChain } from '../audit/append.ts';
import type { Operator } from '../operator.ts';

const placeOf = (name: string): Place => ({ merchant: '', column: 'operator.email', id: name });
const linkPlace = (name: string): Place => ({ merchant: '', column: 'operator_invitation.link', id: name });

/** Seals operators' e-mail addresses again under the current key of the vault. */
export const sealOperatorEmails = columnSealer({ table: 'operator', column: 'email', key: ['name'], place: ({ name }) => placeOf(name) });

export const openEmail = (vault: Vault, name: string, sealed: string): string => vault.open(placeOf(name), sealed);

export const sealedEmail = (vault: Vault, name: string, email: string): string => vault.seal(placeOf(name), email);

/** The e-mail address of an operator who is not removed; null if none is known. */
export async function emailOf(db: Db, vault: Vault, name: string): Promise<string | null> {
  const row = await db.selectFrom('operator').select('email').where('name', '=', name).where('removed_at', 'is', null).executeTakeFirst();
  return row?.email ? openEmail(vault, name, row.email) : null;
}

/**
 * E-mails an operator their link once the caller's transaction commits, so that nobody else reads it. Returns the masked address, or null
 * if the operator has none.
 */
export async function sendLink({ db, vault, clock }: Operator, name: string, link: string): Promise<string | null> {
  const email = await emailOf(db, vault, name);
  if (email === null) return null;
  const sealed = vault.seal(linkPlace(name), link);
  await schedule(db, mailLink, { operator: name, link: sealed }, { key: keyOf(sealed), at: clock.now() });
  return maskEmail(email);
}

/** Mails an operator the link with which they choose how to log in. */
export const mailLink = timedJob({
  name: 'mail-operator-link',
  payload: z.object({ operator: z.string(), link: z.string() }),
  // By then the link has expired.
  keptSeconds: 24 * 3600,
  async run({ operator, link: sealed }, { db, vault, outbox }: Pick<JobTools, 'db' | 'vault' | 'outbox'>) {
    const to = await emailOf(db, vault, operator);
    if (to === null) return 0;
    const text = [
      `You are an operator named ${operator}. Choose how to log in to the office here:`,
      '',
      vault.open(linkPlace(operator), sealed),
      '',
      'The link works once, within 24 hours. Do not forward it: the first person to open it logs in as you.',
      '',
    ].join('\n');
    await outbox.send(secretMail, { to, subject: 'Your access to the office', text }, { merchant: platformChain, key: keyOf(sealed) });
    return 1;
  },
});

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Member accounts that belong to the caller: those with the caller's verified e-mail address, at any merchant that they see. */
export async function ownAccounts({ db, by, vault, merchants }: Operator): Promise<ReadonlySet<string>> {
  const email = by.named ? await emailOf(db, vault, by.name) : null;
  if (email === null) return new Set();
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('kind', '=', 'member')
    .where(
      'merchant',
      'in',
      merchants.all.map(({ code }) => code),
    )
    .where(
      'email_hash',
      'in',
      merchants.all.flatMap(({ code }) => contactHashes(vault, code, 'email', email)),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
