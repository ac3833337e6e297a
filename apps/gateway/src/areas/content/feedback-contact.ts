import type { Selectable } from 'kysely';
import { z } from 'zod';
import { columnSealer } from '../../db/sealers.ts';
import { timedJob } from '../../jobs/job.ts';
import type { Vault } from '../../kernel/ports.ts';
import type { Db } from '../../kernel/tables.ts';
import { textOf } from '../../kernel/texts/texts.ts';
import { noticeMail } from '../../outbound/message-calls.ts';
import type { FeedbackTable } from './tables.ts';

const placeOf = (merchant: string, id: string) => ({ merchant, column: 'feedback.contact', id });

/** The columns for the address that a visitor left. */
export function sealedContact(vault: Vault, merchant: string, id: string, address: string) {
  return { contact_id: id, contact: vault.seal(placeOf(merchant, id), address) };
}

export const contactSealers = [
  columnSealer({
    table: 'feedback',
    column: 'contact',
    key: ['contact_id', 'merchant'],
    place: ({ contact_id: id, merchant }) => placeOf(merchant, id!),
  }),
];

/** E-mails the answer to a visitor who left an address with their feedback, then deletes the address (content N72). */
export const mailFeedbackAnswer = timedJob({
  name: 'mail-feedback-answer',
  payload: z.object({ feedback: z.string() }),
  async run({ feedback: id }, { db, vault, merchants, outbox }) {
    const sent = await db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
    if (!sent?.contact || !sent.contact_id) return 0;
    const answer = sent.answer ?? (await answerOf(db, sent));
    if (answer === null) return 0;
    const { code, name: brand, defaultLanguage } = merchants.byCode(sent.merchant);
    const language = sent.language ?? defaultLanguage;
    const text = [textOf('feedbackAnswer.asked', language, { brand }), sent.content, textOf('feedbackAnswer.answer', language), answer];
    const mail = {
      to: vault.open(placeOf(code, sent.contact_id), sent.contact),
      subject: textOf('feedbackAnswer.subject', language, { brand }),
      text: `${text.join('\n\n')}\n`,
    };
    await outbox.send(noticeMail, mail, { merchant: code, key: `feedback ${id}` });
    await db.updateTable('feedback').set({ contact: null }).where('id', '=', id).execute();
    return 1;
  },
});

/** The answer given to the feedback that it was merged into. */
async function answerOf(db: Db, { merged_into: whole }: Selectable<FeedbackTable>) {
  if (whole === null) return null;
  const row = await db.selectFrom('feedback').select('answer').where('id', '=', whole).executeTakeFirst();
  return row?.answer ?? null;
}
