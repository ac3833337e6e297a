// @flag lottery
import type { Schema } from '@parlour/api';
import { sha256Hex } from '@parlour/domain/fairness';
import { deriveResult, type DrawnResult } from '@parlour/domain/lottery';
import { packOf } from '../play/pack-of.ts';

export interface Recomputed {
  /** The revealed seed is the one that was committed to before the draw opened. */
  committed: boolean;
  /** The seed gives the published result. */
  same: boolean;
  result: DrawnResult;
}

/** Computes an in-house draw again from its revealed seed. Undefined where the evidence is of another kind, or not revealed yet. */
export function recompute(rules: Schema<'LotteryRules'>, draw: Schema<'LotteryDrawDetail'>): Recomputed | undefined {
  const { evidence, result } = draw;
  if (evidence?.kind !== 'seed' || !evidence.serverSeed || evidence.clientSeed === undefined || evidence.nonce === undefined)
    return undefined;
  const { serverSeed, clientSeed, nonce, commitment } = evidence;
  const derived = deriveResult(packOf(rules), { serverSeed, clientSeed, nonce: Number(nonce) });
  return { committed: sha256Hex(serverSeed) === commitment, same: sameResult(derived, result), result: derived };
}

function sameResult(derived: DrawnResult, published: Schema<'LotteryResult'> | undefined): boolean {
  return Object.entries(derived).every(([key, symbols]) => symbols?.join(' ') === published?.[key]?.join(' '));
}
