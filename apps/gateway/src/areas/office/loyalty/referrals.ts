import { sql } from 'kysely';
import { invitedBy } from '../../rewards/referrals/invited.ts';
import { payReferral } from '../../rewards/referrals/referral.ts';
import { tell } from '../audit/append.ts';
import { reasonFor } from '../games/the-game.ts';
import { aboutOf, pageOf, pageRows, waitingFirst } from '../lists.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Invitations whose inviter and invited member look like the same person; waiting ones first. */
export async function referralReviewsList(operator: Operator, { merchant, status, after }: InputOf<'listReferralReviews'>) {
  const found = reviews(operator)
    .where(
      'r.merchant',
      'in',
      merchantsNamed(operator, merchant).map(({ code }) => code),
    )
    .$if(status !== undefined, (query) => query.where('r.status', '=', status!));
  const queue = waitingFirst({ waits: sql`r.status = 'applying'`, at: 'r.asked_at', id: 'r.invited_id' });
  const read = await found
    .select(queue.place)
    .where(queue.continues(after))
    .orderBy(queue.order)
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, ({ place }) => place);
  return { list: rows.map(shown), next, about: await aboutOf(operator.db, found.clearSelect().select('r.invited_id'), after) };
}

/** Approves or rejects a waiting invitation; approval pays the inviter at once. Throws `illegal_transition` if it was already decided. */
export async function referralReviewDecide(operator: Operator, input: InputOf<'decideReferralReview'>): Promise<Schema<'ReferralReview'>> {
  const [merchant] = merchantsNamed(operator, input.merchant);
  const { db, by } = operator;
  const reason = reasonFor(input.reason);
  const now = operator.clock.now();
  const missing = () => refused('not_found', `${merchant!.code} has no invitation ${input.review} to decide.`);
  if (!isId(input.review)) throw missing();
  const review = await db
    .selectFrom('referral_review')
    .selectAll()
    .where('invited_id', '=', input.review)
    .where('merchant', '=', merchant!.code)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw missing();
  if (review.status !== 'applying') throw refused('illegal_transition', `The invitation is already ${review.status}.`);
  const status = input.approve ? ('approved' as const) : ('rejected' as const);
  await db
    .updateTable('referral_review')
    .set({ status, reason, decided_by: by.name, decided_at: now })
    .where('invited_id', '=', review.invited_id)
    .execute();
  if (input.approve) {
    const [person] = await invitedBy(db, merchant!, review.inviter_id, { id: review.invited_id });
    if (!person) throw missing();
    await payReferral(db, merchant!, review.inviter_id, person, now);
  }
  tell(operator, {
    merchant: merchant!.code,
    subject: { kind: 'referral', id: review.invited_id },
    before: { status: review.status },
    after: { status },
    reason,
  });
  return shown(await reviews(operator).where('r.invited_id', '=', review.invited_id).executeTakeFirstOrThrow());
}

const reviews = ({ db }: Operator) =>
  db
    .selectFrom('referral_review as r')
    .innerJoin('member as inviter', 'inviter.id', 'r.inviter_id')
    .innerJoin('member as invited', 'invited.id', 'r.invited_id')
    .selectAll('r')
    .select(['inviter.username as inviter', 'invited.username as invited', 'invited.created_at as registered_at']);

function shown(row: Awaited<ReturnType<ReturnType<typeof reviews>['executeTakeFirstOrThrow']>>): Schema<'ReferralReview'> {
  return {
    id: row.invited_id,
    merchant: row.merchant,
    inviter: row.inviter,
    invited: row.invited,
    registeredAt: row.registered_at.toISOString(),
    signals: row.signals,
    askedAt: row.asked_at.toISOString(),
    status: row.status,
    reason: row.reason,
    by: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
