import { mostProofs } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { columnSealer } from '../../../db/sealers.ts';
import type { Vault } from '../../../kernel/ports.ts';
import { encodeProof } from '../../../kernel/proof-picture.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import type { PromotionProofTable } from '../tables.ts';

interface NewProof {
  merchant: string;
  memberId: string;
  /** The promotion's code. */
  code: string;
  vault: Pick<Vault, 'seal'>;
  /** The picture as the member sent it. */
  file: Buffer;
}

/**
 * Attaches a picture to the member's application while it waits for an operator, and returns how many it has. Throws the Refusals
 * `not_found` if there is no such application, `too_many_pictures` and `picture_invalid`. Call it in a transaction.
 */
export async function addEntryProof(trx: Db, { merchant, memberId, code, vault, file }: NewProof, now: Date): Promise<number> {
  const entry = await trx
    .selectFrom('promotion_entry as e')
    .innerJoin('promotion as p', 'p.id', 'e.promotion_id')
    .select(['e.id', 'e.proofs'])
    .where('p.merchant', '=', merchant)
    .where('p.code', '=', code)
    .where('e.member_id', '=', memberId)
    .where('e.last', '=', 'applied')
    .orderBy('e.last_at', 'desc')
    .limit(1)
    .forNoKeyUpdate('e')
    .executeTakeFirst();
  if (!entry) throw new Refusal('not_found');
  if (entry.proofs >= mostProofs) throw new Refusal('too_many_pictures', { params: { max: mostProofs } });
  const picture = await encodeProof(file);
  const id = uuid({ msecs: now.getTime() });
  const sealed = vault.seal(placeOf({ id, merchant }), picture);
  await trx.insertInto('promotion_proof').values({ id, entry_id: entry.id, merchant, picture: sealed, created_at: now }).execute();
  const { proofs } = await trx
    .updateTable('promotion_entry')
    .set((eb) => ({ proofs: eb('proofs', '+', 1) }))
    .where('id', '=', entry.id)
    .returning('proofs')
    .executeTakeFirstOrThrow();
  return proofs;
}

/** An application's pictures, oldest first: WebP as base64. */
export async function entryProofs(
  db: Db,
  vault: Pick<Vault, 'open'>,
  entryId: string,
): Promise<{ id: string; picture: string; at: Date }[]> {
  const rows = await db
    .selectFrom('promotion_proof')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, picture: vault.open(placeOf(row), row.picture), at: row.created_at }));
}

const placeOf = ({ id, merchant }: Pick<PromotionProofTable, 'id' | 'merchant'>) => ({ merchant, column: 'promotion_proof.picture', id });

/** Seals pictures again under the current key. */
export const sealEntryProofs = columnSealer({
  table: 'promotion_proof',
  column: 'picture',
  key: ['id', 'merchant'],
  place: placeOf,
  inClear: 'seal',
});
