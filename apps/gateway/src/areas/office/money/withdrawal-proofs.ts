import { proofsOf } from '../../wallet/proofs.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { theWithdrawal } from './the-withdrawal.ts';

/** The pictures that a member sent with a withdrawal, oldest first. */
export async function withdrawalProofs(
  operator: Operator,
  { id, merchant }: InputOf<'listWithdrawalProofs'>,
): Promise<Schema<'WithdrawalProof'>[]> {
  const { db, vault } = operator;
  const row = await theWithdrawal(operator, id, merchant);
  const proofs = await proofsOf(db, vault, row.id);
  return proofs.map(({ id: proof, picture, at }) => ({ id: proof, picture: `data:image/webp;base64,${picture}`, at: at.toISOString() }));
}
