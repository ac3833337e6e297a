import { money, type Currency, type GameType } from '@parlour/domain';
import { highestPrize, type Offer, type Wagering, type WeighedSignal } from '@parlour/domain/rewards';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { notify } from '../../../db/notifier.ts';
import { prepared } from '../../../kernel/prepared.ts';
import type { Db } from '../../../kernel/tables.ts';
import { afterCommit } from '../../../kernel/transaction.ts';
import { countTransfer, postInput } from '../../../ledger/post.ts';
import type { Book } from '../../../ledger/registry.ts';
import { transfers, type Transfer } from '../../../ledger/transfers.ts';
import type { SpinsBonus } from '../free-spins/tables.ts';
import { grantInput, storedWagering } from '../grants.ts';
import type { DrawnPrize } from '../tables.ts';
import type { Gift } from './standing.ts';

/** Thrown if nothing can be given after all, to roll the transaction back; `reason` is reported. */
export class NotGiven extends Error {
  readonly why: 'allTaken' | 'budgetSpent';
  constructor(why: 'allTaken' | 'budgetSpent') {
    super(why);
    this.name = 'NotGiven';
    this.why = why;
  }
}

export interface GiftToPay {
  merchant: string;
  member: { id: string; wallet: { book: Book; currency: Currency } };
  promotion: { id: string; version: number };
  offer: Offer;
  gift: Pick<Gift, 'subject' | 'amount' | 'deposit' | 'step'>;
  /** The merchant's day. */
  day: string;
  drawn?: DrawnPrize | null;
  /** Product lines in which ties do not count towards the wagering requirement (R17). */
  tieExcluded: readonly GameType[];
  /** The evidence against the claim (R9). */
  signals?: readonly WeighedSignal[];
  /** The entry that free spins belong to; it moves on when they are paid. */
  entry?: string;
  /** The application was made in time, or the prize won, so it is paid even after the promotion's end (R3). */
  ended?: boolean;
}

/** The input of `promotion_give` for a gift, and the ids of the grant or transfer that it creates. */
export interface GiveInput {
  input: object;
  grant: string | null;
  transfer: Transfer | null;
  /** The free spins that it begins; their wins are paid later (R26). */
  spins: string | null;
}

export function giveInput(
  { merchant, member, promotion, offer, gift, day, drawn = null, tieExcluded, signals = [], ended = false, entry }: GiftToPay,
  now: Date,
): GiveInput {
  const key = uuid({ msecs: now.getTime() });
  const { book, currency } = member.wallet;
  const { amount, deposit, subject, step } = gift;
  const given = { merchant, memberId: member.id, book, key };
  const spins = offer.terms.kind === 'freeSpins' ? offer.terms : null;
  const grant =
    !spins && isIssued(offer, amount)
      ? grantInput(
          { ...given, promotion, currency, amount, deposit: deposit?.amount ?? 0n, wagering: offer.terms.wagering!, tieExcluded },
          now,
        )
      : null;
  const transfer =
    grant || spins || amount === 0n
      ? null
      : transfers.rewardPaid({ ...given, promotionId: promotion.id, amount: money(amount, currency), kind: 'rewardPaid' });
  const claim = {
    id: key,
    depositId: deposit?.id ?? null,
    amount: amount.toString(),
    day,
    at: now.toISOString(),
    subject,
    step,
    drawn,
    signals,
  };
  const input = {
    merchant,
    promotionId: promotion.id,
    version: promotion.version,
    memberId: member.id,
    total: offer.terms.total,
    ended,
    claim,
    ...(offer.terms.kind === 'envelope' && { most: { amount: highestPrize(offer.terms).toString(), book, asset: currency } }),
    ...(spins && {
      most: { amount: spins.maxAmount.toString(), book, asset: currency },
      spins: {
        id: key,
        entry_id: entry,
        subject,
        deposit_id: deposit?.id ?? null,
        signals,
        day,
        vendor: spins.game.vendor,
        game_code: spins.game.code,
        spins: spins.spins,
        stake: spins.stake.toString(),
        most: spins.maxAmount.toString(),
        book,
        currency,
        bonus: spins.wagering && spinsBonus(spins.wagering, deposit?.amount ?? 0n, tieExcluded),
        claimed_at: now.toISOString(),
        expires_at: new Date(now.getTime() + spins.playWithinDays * day24).toISOString(),
      },
    }),
    ...(grant && { grant }),
    ...(transfer && { transfer: postInput(transfer, now) }),
  };
  return { input, grant: grant?.id ?? null, transfer, spins: spins && key };
}

const day24 = 86_400_000;

function spinsBonus(wagering: Wagering, deposit: bigint, tieExcluded: readonly GameType[]): SpinsBonus {
  return {
    wagering: storedWagering(wagering, tieExcluded),
    multiplier: wagering.multiplier.toString(),
    deposit: (wagering.base === 'depositAndBonus' ? deposit : 0n).toString(),
  };
}

/**
 * Records a gift and pays it out of its promotion's budget: as bonus money if the terms have a wagering requirement, otherwise as cash.
 * Throws NotGiven.
 */
export async function payGift(
  trx: Db,
  gift: GiftToPay,
  now: Date,
): Promise<{ amount: bigint; grant: string | null; spins: string | null }> {
  const given = giveInput(gift, now);
  const asked = JSON.stringify(given.input);
  await sql`${prepared} select promotion_give(${asked}::jsonb)`.execute(trx).catch((error: unknown) => {
    throw notGiven(error) ?? error;
  });
  told(trx, gift, given);
  return { amount: gift.gift.amount, grant: given.grant, spins: given.spins };
}

/** Turns a database error into the reason why a gift was not given; undefined for any other error. */
export function notGiven(error: unknown): NotGiven | undefined {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code === 'LG001') return new NotGiven('budgetSpent');
  return code === 'PC002' && (detail === 'allTaken' || detail === 'budgetSpent') ? new NotGiven(detail) : undefined;
}

/** After the commit: counts the payment in the metrics, and makes gateways look for the member's events. */
export function told(db: Db, { merchant, member }: GiftToPay, { transfer, grant }: GiveInput): void {
  if (!transfer && !grant) return;
  afterCommit(db, (committed) => {
    if (transfer) countTransfer(transfer);
    notify(committed, [{ merchant, memberId: member.id }]);
  });
}

/** Whether an amount is given as bonus money rather than cash. */
export const isIssued = ({ terms }: Pick<Offer, 'terms'>, amount: bigint): boolean => terms.wagering !== null && amount > 0n;
