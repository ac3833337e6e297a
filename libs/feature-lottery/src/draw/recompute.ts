// @flag lottery
import type { Schema } from '@parlour/api';
import { sha256Hex } from '@parlour/domain/fairness';
import { deriveResult, type DrawnResult } from '@parlour/domain/lottery';
import { packOf } from '../play/pack-of.ts';

export interface Recomputed {
  /** Whether the revealed seed is the one that was committed to before the draw opened. */
  committed: boolean;
  /** Whether the seed yields the published result. */
  same: boolean;
  result: DrawnResult;
}

/** Recomputes an in-house draw from its revealed seed. Undefined if the evidence is of another kind, or not yet revealed. */
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
