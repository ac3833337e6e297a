import { afterWithdrawalAction, mostProofs } from '@parlour/domain';
import { v7 as uuid } from 'uuid';
import { columnSealer } from '../../db/sealers.ts';
import type { Vault } from '../../kernel/ports.ts';
import { encodeProof } from '../../kernel/proof-picture.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import type { WithdrawalProofTable } from './tables.ts';
import type { WithdrawalRow } from './to-wire.ts';
import { lockWithdrawal } from './withdrawal-store.ts';

interface NewProof {
  id: string;
  memberId: string;
  vault: Vault;
  /** The picture as the member sent it. */
  file: Buffer;
}

/**
 * Attaches a picture to a withdrawal that is, or may be, reported as not received, or for which an operator asked for a document. Throws the
 * Refusals `not_found`, `illegal_transition`, `too_many_pictures` and `picture_invalid`.
 */
export async function addProof(trx: Db, { id, memberId, vault, file }: NewProof, now: Date): Promise<WithdrawalRow> {
  const before = await lockWithdrawal(trx, { id, memberId });
  if (!before) throw new Refusal('not_found');
  const { merchant, status } = before;
  const isAsked = status === 'pending' && before.document_asked_at !== null;
  if (status !== 'disputed' && !isAsked && !afterWithdrawalAction(status, 'dispute'))
    throw new Refusal('illegal_transition', { message: `the withdrawal is ${status}`, params: { status } });
  if (before.proofs >= mostProofs) throw new Refusal('too_many_pictures', { params: { max: mostProofs } });
  const picture = await encodeProof(file);
  const proof = uuid({ msecs: now.getTime() });
  const sealed = vault.seal(placeOf({ id: proof, merchant }), picture);
  await trx.insertInto('withdrawal_proof').values({ id: proof, withdrawal_id: id, merchant, picture: sealed, created_at: now }).execute();
  const after = await trx
    .updateTable('withdrawal')
    .set((eb) => ({ proofs: eb('proofs', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellWithdrawal(trx, after);
  return after;
}

/** The pictures of a withdrawal, the oldest first: WebP as base64. */
export async function proofsOf(db: Db, vault: Vault, withdrawalId: string): Promise<{ id: string; picture: string; at: Date }[]> {
  const rows = await db
    .selectFrom('withdrawal_proof')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, picture: vault.open(placeOf(row), row.picture), at: row.created_at }));
}

const placeOf = ({ id, merchant }: Pick<WithdrawalProofTable, 'id' | 'merchant'>) => ({
  merchant,
  column: 'withdrawal_proof.picture',
  id,
});

/** Seals stored pictures again under the current key. */
export const sealProofs = columnSealer({
  table: 'withdrawal_proof',
  column: 'picture',
  key: ['id', 'merchant'],
  place: placeOf,
  inClear: 'seal',
});
