import { sql } from 'kysely';
import { eraseFeedback } from '../../../content/erase.ts';
import { eraseMemberRow } from '../../../identity/member/erase.ts';
import { openMemberColumn } from '../../../identity/member/personal-data.ts';
import type { Member } from '../../../identity/member/tables.ts';
import { eraseChat } from '../../../talk/erase.ts';
import { erasePayees } from '../../../wallet/payee-data.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { Db } from '../../../../kernel/tables.ts';
import { reasonOf, type InputOf, type Operator, type Schema } from '../../operator.ts';
import { approvedBy, type Examined } from '../../proposals/examined.ts';
import { theMember } from '../the-member.ts';
import { heldRows, type MemberTable } from './held-rows.ts';
import { obstaclesTo } from './obstacles.ts';
import { exportOfMember } from './start-export.ts';

/** Whether a member's personal data can be erased now, or what stands in the way. */
export async function memberErasure(
  operator: Operator,
  { member: named, merchant }: InputOf<'getMemberErasure'>,
): Promise<Schema<'Erasure'>> {
  const member = await theMember(operator, named, merchant);
  const { id, username } = member;
  return { id, merchant: member.merchant, username, obstacles: await obstaclesTo(operator, member) };
}

/**
 * Erases the personal data of a member for good (office 2). What the books, the bets and the audit log say stays, and no longer tells whose
 * it was. Throws `not_erasable` while something of the member is open.
 */
export async function memberErase(operator: Operator, input: InputOf<'eraseMember'>): Promise<Schema<'ErasedMember'>> {
  approvedBy(operator);
  const { db, vault, clock, by } = operator;
  const { id } = await theMember(operator, input.member, input.merchant);
  // Nothing of the member can begin until this transaction ends.
  const member = await db.selectFrom('member').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const obstacles = await obstaclesTo(operator, member);
  if (obstacles.length > 0)
    throw new Refusal('not_erasable', {
      message: `Something of the member is still open: ${obstacles.join(', ')}.`,
      params: { obstacles: obstacles.join(' ') },
    });
  const now = clock.now();
  await eraseChat(db, id);
  await eraseFeedback(db, id, by.name, now);
  await erasePayees(db, vault, id);
  await eraseTexts(db, id);
  await emptyOutbox(operator, member);
  const username = await eraseMemberRow(db, member, now);
  for (const table of Object.keys(heldRows) as MemberTable[])
    if (heldRows[table].erased === 'deleted')
      // Each of these tables has the column; the type of one stands for all.
      await db
        .deleteFrom(table as 'session')
        .where('member_id', '=', id)
        .execute();
  await forgetNames(db, member, username);
  return { id, merchant: member.merchant, username, erased: now.toISOString() };
}

/** Always takes two operators: it can never be undone (policy `safety`). */
export async function examineErasure(operator: Operator, { member: named, merchant, ...input }: InputOf<'eraseMember'>): Promise<Examined> {
  const reason = reasonOf(input.reason, 'The audit log keeps why: give a reason with --reason.');
  const member = await theMember(operator, named, merchant);
  return {
    merchant: member.merchant,
    subject: { kind: 'member', id: member.id, name: member.username },
    changes: [{ field: 'personalData', before: null, after: null }],
    effect: null,
    reason,
    version: member.status,
    needsTwo: true,
    // A proposal is kept, and must not name the member once this one is done.
    input: { member: member.id, merchant: member.merchant, reason },
  };
}

/** What the member wrote, or where something was sent, in rows that stay. */
async function eraseTexts(trx: Db, id: string): Promise<void> {
  const entries = trx.selectFrom('promotion_entry').select('id').where('member_id', '=', id);
  await trx.deleteFrom('promotion_proof').where('entry_id', 'in', entries).execute();
  await trx.updateTable('promotion_entry').set({ remark: null, proofs: 0 }).where('member_id', '=', id).execute();
  await trx.updateTable('redeem_order').set({ address: null, remark: null }).where('member_id', '=', id).execute();
  await trx.updateTable('deposit').set({ cashier_url: null }).where('member_id', '=', id).execute();
}

/** What a demo site has sent to the member: it stands in for a carrier, and keeps what a carrier would have delivered. */
async function emptyOutbox({ db, vault }: Operator, member: Member): Promise<void> {
  const contacts = [openMemberColumn(vault, member, 'mobile'), openMemberColumn(vault, member, 'email')].filter((to) => to !== null);
  if (contacts.length === 0) return;
  await db.deleteFrom('dev_outbox').where('merchant', '=', member.merchant).where('recipient', 'in', contacts).execute();
}

/** The name in proposals that the member has a part in, and files about them. */
async function forgetNames(trx: Db, { id, username: before }: Member, username: string): Promise<void> {
  await sql`update proposal set subject_name = replace(subject_name, ${before}, ${username}),
      effect = case when effect ? 'member' then jsonb_set(effect, '{member}', to_jsonb(${username}::text)) else effect end,
      input = case when input ? 'member' then jsonb_set(input, '{member}', to_jsonb(${id}::text)) else input end
    where member_id = ${id} or (subject_kind = 'member' and subject = ${id})`.execute(trx);
  await trx.updateTable('proposal_item').set({ name: username }).where('subject', '=', id).execute();
  await sql`delete from office_export where list = ${exportOfMember} and filter ->> 'member' = ${id}`.execute(trx);
}
