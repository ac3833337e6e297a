import { feedbackTypes } from '@parlour/domain';
import { aboutOf, pageOf, pageRows, placeAfter, within } from '../lists.ts';
import { merchantsNamed, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Stands for an operator in the filter: selects unassigned feedback. */
const nobody = 'nobody';
const nameOf = (type: number) => Object.entries(feedbackTypes).find(([, known]) => known === type)?.[0] ?? String(type);

/** Feedback of visitors and members, at one merchant or at all: waiting feedback oldest first, other feedback newest first. */
export async function feedbackList(
  operator: Pick<Operator, 'db' | 'merchants'>,
  { merchant, about, state, assignee, from, to, after }: InputOf<'listFeedback'>,
) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  let found = operator.db.selectFrom('feedback').where('feedback.merchant', 'in', codes).where(within('feedback.created_at', { from, to }));
  if (about !== undefined) found = found.where('feedback.type', '=', feedbackTypes[about]);
  if (state !== undefined) found = found.where('feedback.state', '=', state);
  if (assignee === nobody) found = found.where('feedback.assignee', 'is', null);
  else if (assignee !== undefined) found = found.where('feedback.assignee', '=', assignee);
  const oldestFirst = state === 'open';
  let page = found;
  if (after !== undefined) page = page.where('feedback.id', oldestFirst ? '>' : '<', String(placeAfter(after, ['number'])[0]));
  const read = await page
    .leftJoin('member', 'member.id', 'feedback.member_id')
    .selectAll('feedback')
    .select(['member.username', 'member.language', 'feedback.language as visitor_language'])
    .orderBy('feedback.id', oldestFirst ? 'asc' : 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, ({ id }) => [Number(id)]);
  const list = rows.map((row): Schema<'Feedback'> => ({
    id: String(row.id),
    merchant: row.merchant,
    at: row.created_at.toISOString(),
    sender: row.username,
    senderId: row.member_id,
    language: row.language ?? row.visitor_language,
    answerable: row.member_id !== null || row.contact !== null,
    about: nameOf(row.type),
    content: row.content,
    state: row.state,
    assignee: row.assignee,
    answer: row.answer,
    endedBy: row.ended_by,
    ended: row.ended_at?.toISOString() ?? null,
    mergedInto: row.merged_into === null ? null : String(row.merged_into),
  }));
  return { list, next, about: await aboutOf(operator.db, found.select('feedback.id'), after) };
}
