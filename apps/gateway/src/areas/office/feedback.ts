import { feedbackTypes } from '@parlour/domain';
import { merchantsNamed, type Operator, type Schema } from './operator.ts';

const mostListed = 200;
const nameOf = (type: number) => Object.entries(feedbackTypes).find(([, known]) => known === type)?.[0] ?? String(type);

/** What visitors and members told one merchant or all, newest first. */
export async function feedbackList(
  operator: Pick<Operator, 'db' | 'merchants'>,
  { merchant }: { merchant?: string | undefined },
): Promise<Schema<'Feedback'>[]> {
  const rows = await operator.db
    .selectFrom('feedback')
    .leftJoin('member', 'member.id', 'feedback.member_id')
    .select(['feedback.merchant', 'feedback.created_at', 'feedback.type', 'feedback.content', 'member.username'])
    .where(
      'feedback.merchant',
      'in',
      merchantsNamed(operator, merchant).map(({ code }) => code),
    )
    .orderBy('feedback.id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    merchant: row.merchant,
    at: row.created_at.toISOString(),
    sender: row.username,
    about: nameOf(row.type),
    content: row.content,
  }));
}
