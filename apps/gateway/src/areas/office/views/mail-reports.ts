import { reaches } from '@parlour/domain/office';
import { dayIn, daysMailed, nextMailAt, type ReportMail } from '@parlour/domain/reports';
import type { JobTools } from '../../../jobs/job.ts';
import { noticeMail } from '../../../outbound/message-calls.ts';
import { merchantsNamed, refused, type InputOf, type Operator } from '../operator.ts';
import { emailOf } from '../people/email.ts';
import { officeOrigin } from '../people/invitations.ts';
import { levelByRoles, placeOf } from '../people/permitted.ts';
import { assignmentsOf, rolesOf } from '../people/roles.ts';

const noMail = { mail: null, mail_merchant: null, mail_next_at: null };

/**
 * What a view stores about its mails. Throws `field_invalid` for a view that is not a report, without a merchant, or of an operator without an
 * e-mail address or the permission to see reports there.
 */
export async function mailingOf(
  operator: Operator,
  { screen, mail = null, merchant }: Pick<InputOf<'saveView'>, 'screen' | 'mail' | 'merchant'>,
) {
  if (mail === null) return noMail;
  if (screen !== 'reports') throw refused('field_invalid', 'Only reports are sent by e-mail.');
  if (!merchant) throw refused('field_invalid', 'Say which merchant the report is about.');
  const { code, brand } = merchantsNamed(operator, merchant)[0]!;
  if (!reaches(operator.levelAt('report.view', placeOf(code)), 'r'))
    throw refused('field_invalid', `Your roles do not show you reports of ${code}.`);
  if ((await emailOf(operator.db, operator.vault, operator.by.name)) === null)
    throw refused('field_invalid', 'No e-mail address of yours is known.');
  return { mail, mail_merchant: code, mail_next_at: nextMailAt(mail, brand.timeZone, operator.clock.now()) };
}

/** Sends the reports that are due, as links that show nothing without a log-in. For a periodic job; returns how many. */
export async function mailReports({ db, now, vault, config, merchants, outbox }: JobTools): Promise<number> {
  const due = await db.selectFrom('office_view').selectAll().where('mail_next_at', '<=', now).orderBy('mail_next_at').limit(500).execute();
  let sent = 0;
  for (const view of due) {
    const every = view.mail as ReportMail;
    const code = view.mail_merchant!;
    const merchant = merchants.all.find((each) => each.code === code);
    const timeZone = merchant?.brand.timeZone ?? 'UTC';
    const to = await emailOf(db, vault, view.operator);
    // Roles may have changed since it was saved.
    const levelAt = levelByRoles(await assignmentsOf(db, await rolesOf(db, view.operator)));
    if (merchant && to !== null && reaches(levelAt('report.view', placeOf(code)), 'r')) {
      const days = daysMailed(every, dayIn(timeZone, view.mail_next_at!));
      const query = new URLSearchParams(view.query);
      for (const [name, day] of Object.entries(days)) query.set(name, day);
      const text = [
        `The report "${view.name}" of ${merchant.name}, ${days.from} to ${days.to}:`,
        '',
        `${officeOrigin(config)}/m/${code}/reports?${query}`,
        '',
        'It opens once you have logged in, and can be saved as a file there. To stop these mails, delete the view in the office.',
        '',
      ].join('\n');
      const subject = `${view.name}, ${days.to}`;
      await outbox.send(noticeMail, { to, subject, text }, { merchant: code, key: `report ${view.id} ${days.to}` });
      sent++;
    }
    await db
      .updateTable('office_view')
      .set({ mail_next_at: nextMailAt(every, timeZone, now) })
      .where('id', '=', view.id)
      .where('mail_next_at', '=', view.mail_next_at)
      .execute();
  }
  return sent;
}
