import type { Selectable, Updateable } from 'kysely';
import { tidyText } from '@parlour/domain';
import { schedule } from '../../../jobs/schedule.ts';
import { mailFeedbackAnswer } from '../../content/feedback-contact.ts';
import { sendMessage } from '../../messages/send-message.ts';
import type { FeedbackTable } from '../../content/tables.ts';
import { tell } from '../audit/append.ts';
import { merchantsNamed, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Assigns feedback to an operator: to the caller if none is given, to nobody for null. */
export async function feedbackAssign(
  operator: Operator,
  { id, to, merchant }: InputOf<'assignFeedback'>,
): Promise<Schema<'FeedbackState'>> {
  const feedback = await openFeedback(operator, id, merchant);
  const assignee = to === undefined ? operator.by.name : to;
  if (assignee !== null && !(await isActive(operator, assignee))) throw refused('not_found', `There is no operator ${assignee}.`);
  return changed(operator, feedback, { assignee });
}

/**
 * Sends an answer, word for word, to everybody who asked, including those whose feedback was merged into this one: members get it in their
 * inbox, visitors at the address that they left. Throws `illegal_transition` if nobody can be reached, because only visitors without an
 * address asked.
 */
export async function feedbackAnswer(
  operator: Operator,
  { id, answer: given, merchant }: InputOf<'answerFeedback'>,
): Promise<Schema<'FeedbackState'>> {
  const answer = reasonOf(given, 'Write an answer: the member reads it.');
  const { db, clock } = operator;
  const feedback = await openFeedback(operator, id, merchant);
  const askers = await db
    .selectFrom('feedback')
    .select(['id', 'member_id', 'content'])
    .where((e) => e.or([e('id', '=', feedback.id), e('merged_into', '=', feedback.id)]))
    .where((e) => e.or([e('member_id', 'is not', null), e('contact', 'is not', null)]))
    .orderBy('id')
    .execute();
  if (askers.length === 0)
    throw refused('illegal_transition', 'The visitor left no address, so an answer can’t reach them. Close it with a reason.');
  const told = new Map(askers.flatMap(({ member_id: memberId, content }) => (memberId === null ? [] : [[memberId, content] as const])));
  const visitors = askers.filter(({ member_id: memberId }) => memberId === null);
  for (const [memberId, asked] of told)
    await sendMessage(db, { merchant: feedback.merchant, memberId, kind: 'feedbackAnswered', params: { asked, answer } }, clock.now());
  const state = await changed(operator, feedback, { ...ended(operator), state: 'answered', answer });
  for (const { id: asked } of visitors)
    await schedule(db, mailFeedbackAnswer, { feedback: String(asked) }, { key: String(asked), at: clock.now() });
  return { ...state, told: told.size + visitors.length };
}

/** Closes feedback without an answer. */
export async function feedbackClose(
  operator: Operator,
  { id, reason, merchant }: InputOf<'closeFeedback'>,
): Promise<Schema<'FeedbackState'>> {
  const why = reasonOf(reason, 'Say why it is closed: colleagues read it.');
  const feedback = await openFeedback(operator, id, merchant);
  // Feedback merged into it will not be answered either.
  await operator.db.updateTable('feedback').set({ contact: null }).where('merged_into', '=', id).execute();
  return changed(operator, feedback, { ...ended(operator), state: 'closed', contact: null }, why);
}

/**
 * Merges feedback into another with the same content, whose answer then goes to both. Feedback already merged into the first moves along.
 */
export async function feedbackMerge(
  operator: Operator,
  { id, into, merchant }: InputOf<'mergeFeedback'>,
): Promise<Schema<'FeedbackState'>> {
  if (id === into) throw refused('field_invalid', 'Feedback cannot be merged into itself.');
  // Locks in a fixed order, so that two operators who merge the same pair cannot deadlock.
  const [first, second] = [id, into].toSorted((a, b) => Number(a) - Number(b)) as [string, string];
  const locked = [await openFeedback(operator, first, merchant), await openFeedback(operator, second, merchant)];
  const [feedback, other] = id === first ? locked : locked.toReversed();
  if (feedback!.merchant !== other!.merchant) throw refused('field_invalid', 'Only feedback to the same merchant can be merged.');
  await operator.db.updateTable('feedback').set({ merged_into: into }).where('merged_into', '=', id).execute();
  return changed(operator, feedback!, { ...ended(operator), state: 'merged', merged_into: into });
}

type Feedback = Selectable<FeedbackTable>;

const ended = ({ by, clock }: Operator) => ({ ended_by: by.name, ended_at: clock.now() });

async function isActive({ db }: Operator, name: string): Promise<boolean> {
  const found = db.selectFrom('operator').select('name').where('name', '=', name).where('removed_at', 'is', null);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Open feedback, locked until the transaction ends, so that two operators cannot both answer it. */
async function openFeedback(operator: Operator, id: string, named: string | undefined): Promise<Feedback> {
  const codes = merchantsNamed(operator, named).map(({ code }) => code);
  const found = /^\d{1,15}$/.test(id)
    ? await operator.db
        .selectFrom('feedback')
        .selectAll()
        .where('id', '=', id)
        .where('merchant', 'in', codes)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!found) throw refused('not_found', `There is no feedback ${id}.`);
  if (found.state !== 'open') throw refused('illegal_transition', `The feedback is already ${found.state}.`);
  return found;
}

async function changed(
  operator: Operator,
  before: Feedback,
  change: Updateable<FeedbackTable>,
  reason?: string,
): Promise<Schema<'FeedbackState'>> {
  const { id, merchant } = before;
  const row = await operator.db.updateTable('feedback').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  const shown = ({ state, assignee, merged_into: mergedInto }: Feedback) => ({ state, assignee, mergedInto });
  tell(operator, {
    merchant,
    subject: { kind: 'feedback', id: String(id) },
    before: shown(before),
    after: shown(row),
    ...(reason !== undefined && { reason: tidyText(reason) }),
  });
  return { id: String(id), state: row.state, assignee: row.assignee, told: 0 };
}
