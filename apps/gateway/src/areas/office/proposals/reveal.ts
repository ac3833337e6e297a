import { reaches } from '@parlour/domain/office';
import { tell } from '../audit/append.ts';
import { isId, reasonOf, refused, type InputOf, type Operator, type Schema } from '../operator.ts';
import { forbidden } from '../people/permitted.ts';
import { isShown } from './list.ts';
import { isMasked, openInput } from './sealed-input.ts';

/** Shows in clear what a proposal changes about a person, for a reason; the audit log records that, never the content. */
export async function proposalReveal(operator: Operator, { id, reason }: InputOf<'revealProposal'>): Promise<Schema<'RevealedProposal'>> {
  const why = reasonOf(reason, 'Say why you need it.');
  const row = isId(id) ? await operator.db.selectFrom('proposal').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
  if (!row || !isShown(operator, row) || !isMasked(row)) throw refused('not_found', 'There is no such proposal about a member.');
  const merchant = row.merchant!;
  if (!reaches(operator.levelAt('member.reveal', { merchant }), 'w')) throw forbidden('member.reveal');
  const { changes = [] } = await openInput(operator, row);
  tell(operator, { merchant, subject: { kind: 'member', id: row.member_id! }, proposal: id, reason: why });
  return { id: row.id, changes };
}
