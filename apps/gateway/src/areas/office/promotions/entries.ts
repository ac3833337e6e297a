import { money, toWire, type Currency } from '@parlour/domain';
import { isOfferedKind, readOffer, type OfferedKind } from '@parlour/domain/rewards';
import { entryProofs } from '../../rewards/entries/proofs.ts';
import { aboutOf, continues, directionOf, exactly, pageOf, pageRows } from '../lists.ts';
import { isId, merchantsNamed, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** Applications that wait for an operator, oldest first, or decided ones, latest first. */
export async function promotionEntries(operator: Operator, { merchant, decided = false, after }: InputOf<'listPromotionEntries'>) {
  const merchants = merchantsNamed(operator, merchant);
  const found = entriesWith(operator)
    .where(
      'e.merchant',
      'in',
      merchants.map(({ code }) => code),
    )
    .where((e) => (decided ? e('e.decided_by', 'is not', null) : e('e.last', '=', 'applied')));
  const direction = directionOf(!decided);
  const read = await found
    .select(exactly('e.last_at').as('place'))
    .where(continues(['e.last_at', 'e.id'], after, !decided))
    .orderBy('e.last_at', direction)
    .orderBy('e.id', direction)
    .limit(pageRows + 1)
    .execute();
  const { rows, next } = pageOf(read, ({ place, id }) => [place, id]);
  const list = rows.map((row) =>
    entryShown(
      row,
      merchants.find(({ code }) => code === row.merchant)!,
    ),
  );
  return { list, next, about: await aboutOf(operator.db, found.clearSelect().select('e.id'), after) };
}

/** The pictures that a member sent with an application, oldest first. */
export async function promotionProofs(
  operator: Operator,
  { id, merchant }: InputOf<'listPromotionProofs'>,
): Promise<Schema<'WithdrawalProof'>[]> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  const row = isId(id) ? await entriesWith(operator).where('e.id', '=', id).where('e.merchant', 'in', codes).executeTakeFirst() : undefined;
  if (!row) throw refused('not_found', `There is no application ${id}.`);
  const proofs = await entryProofs(operator.db, operator.vault, row.id);
  return proofs.map(({ id: proof, picture, at }) => ({ id: proof, picture: `data:image/webp;base64,${picture}`, at: at.toISOString() }));
}

export type EntryRow = NonNullable<Awaited<ReturnType<ReturnType<typeof entriesWith>['executeTakeFirst']>>>;

/** Applications with their promotions, the terms that the members accepted, and their deposits. */
export const entriesWith = ({ db }: Operator) =>
  db
    .selectFrom('promotion_entry as e')
    .innerJoin('promotion as p', 'p.id', 'e.promotion_id')
    .innerJoin('promotion_version as v', (join) => join.onRef('v.promotion_id', '=', 'e.promotion_id').onRef('v.version', '=', 'e.version'))
    .innerJoin('member as m', 'm.id', 'e.member_id')
    .leftJoin('deposit as d', 'd.id', 'e.deposit_id')
    .selectAll('e')
    .select(['p.code', 'p.kind', 'v.terms', 'v.seed', 'm.username', 'd.amount as deposit']);

/** An application in the contract's form. */
export function entryShown(row: EntryRow, { currency }: { currency: Currency }): Schema<'PromotionEntry'> {
  const wire = (minor: bigint) => toWire(money(minor, currency));
  const offer = readOffer(row.terms, { code: row.code, kind: row.kind, currency });
  return {
    id: row.id,
    merchant: row.merchant,
    promotion: row.code,
    kind: kindOf(row.kind),
    member: row.username,
    status: statusOf(row.last),
    amount: wire(BigInt(row.amount ?? 0)),
    most: offer.terms.kind === 'award' && offer.terms.maxAmount !== null ? wire(offer.terms.maxAmount) : null,
    remark: row.remark ?? '',
    proofs: row.proofs,
    signals: (row.signals ?? []).map(({ signal, weight }) => ({ signal, weight })),
    appliedAt: row.last_at.toISOString(),
    by: row.decided_by,
    reason: row.reason,
  };
}

function kindOf(kind: string): OfferedKind {
  if (!isOfferedKind(kind)) throw new Error(`a promotion of kind ${kind} has no applications`);
  return kind;
}

export const statusOf = (last: EntryRow['last']): Schema<'PromotionEntry'>['status'] =>
  last === 'issued' || last === 'claimed' || last === 'rejected' ? last : last === 'processing' ? 'process' : 'applying';
