import { drawSeedPattern, openEnvelope, type Offer } from '@parlour/domain/rewards';
import type { Vault } from '../../../kernel/ports.ts';
import { seedPlace } from '../promotions.ts';
import type { DrawnPrize } from '../tables.ts';

/** The member's n-th opening of an envelope, with the member's client seed. */
export interface Opening {
  merchant: string;
  promotion: { id: string; code: string; version: number };
  offer: Pick<Offer, 'terms'>;
  /** The sealed server seed. */
  seed: string | null;
  memberId: string;
  n: number;
  clientSeed: string | null | undefined;
}

/** The prize of an opening; null for promotions without a draw. The server seed does not leave this function (R31, R32). */
export function drawPrize(opening: Opening, vault: Pick<Vault, 'open'>): { amount: bigint; drawn: DrawnPrize } | null {
  const { merchant, promotion, offer, seed, memberId, n } = opening;
  const { terms } = offer;
  if (terms.kind !== 'envelope') return null;
  const { id, code, version } = promotion;
  const serverSeed = vault.open(seedPlace(merchant, id, version), seed!);
  const clientSeed = new RegExp(drawSeedPattern).test(opening.clientSeed ?? '') ? opening.clientSeed! : memberId;
  const weights = terms.prizes.map(({ weight }) => weight);
  const { prize, value } = openEnvelope({ code, serverSeed, weights }, { member: memberId, n, clientSeed });
  return { amount: terms.prizes[prize]!.amount, drawn: { n, clientSeed, prize, value: value.toString() } };
}
