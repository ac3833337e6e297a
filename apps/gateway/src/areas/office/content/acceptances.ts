import type { LegalDocument } from '@parlour/domain/content';
import { continues, exactly, pageOf, pageRows } from '../lists.ts';
import { merchantsNamed, type InputOf, type Operator } from '../operator.ts';

/** Which members accepted which version of a legal text, and when; latest first (content N41). */
export async function legalAcceptances(
  operator: Operator,
  { merchant, document, version, member, after }: InputOf<'listLegalAcceptances'>,
) {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  let found = operator.db
    .selectFrom('legal_acceptance as a')
    .innerJoin('content_item as item', 'item.id', 'a.item_id')
    .innerJoin('member', 'member.id', 'a.member_id')
    .select(['a.merchant', 'a.member_id', 'a.version', 'a.accepted_at', 'item.key', 'member.username'])
    .select(exactly('a.accepted_at').as('place'))
    .where('a.merchant', 'in', codes)
    .where(continues(['a.accepted_at', 'a.member_id'], after));
  if (document !== undefined) found = found.where('item.key', '=', document);
  if (version !== undefined) found = found.where('a.version', '=', version);
  if (member !== undefined) found = found.where('a.member_id', '=', member);
  const read = await found
    .orderBy('a.accepted_at', 'desc')
    .orderBy('a.member_id', 'desc')
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, (row) => [row.place, row.member_id]);
  return {
    list: rows.map((row) => ({
      merchant: row.merchant,
      member: row.member_id,
      account: row.username,
      document: row.key as LegalDocument,
      version: row.version,
      at: row.accepted_at.toISOString(),
    })),
    next,
  };
}
