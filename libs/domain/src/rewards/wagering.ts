import type { GameType } from '../game-types.ts';
import { least, multipleDown, multipleUp, share } from './proportions.ts';

/** What must be staked before bonus money becomes the member's own (rewards.md 6). Amounts are in minor units. */
export interface Wagering {
  /** In hundredths. */
  readonly multiplier: bigint;
  readonly base: 'bonus' | 'depositAndBonus';
  readonly spend: 'realFirst' | 'bonusFirst';
  /** By `game:V/C`, `vendor:V`, product line and `default`, in ten-thousandths of a percent. */
  readonly weights: ReadonlyMap<string, bigint>;
  readonly maxBet: bigint | null;
  /** Days of 24 hours from activation; null for no end. */
  readonly days: number | null;
  /** In hundredths of the bonus; null for no cap. */
  readonly maxConversion: bigint | null;
  readonly onWithdrawal: 'forfeit' | 'keep';
}

/** A game as terms refer to it. */
export interface PlayedGame {
  readonly type: GameType;
  readonly vendor: string;
  readonly code: string;
}

/** Two parts of an amount, in minor units: the member's own money and bonus money. */
export interface Parts {
  readonly cash: bigint;
  readonly bonus: bigint;
}

/** How much of a stake in a game counts, in ten-thousandths of a percent; 0 means that bonus money cannot be bet there (R12). */
export function weightOf({ weights }: Pick<Wagering, 'weights'>, { type, vendor, code }: PlayedGame): bigint {
  return weights.get(`game:${vendor}/${code}`) ?? weights.get(`vendor:${vendor}`) ?? weights.get(type) ?? weights.get('default') ?? 0n;
}

/** What must be staked to convert a bonus (R19). `deposit` is the whole deposit that it was given for, or 0. */
export function requirementOf({ multiplier, base }: Pick<Wagering, 'multiplier' | 'base'>, bonus: bigint, deposit: bigint): bigint {
  return multipleUp(base === 'bonus' ? bonus : bonus + deposit, multiplier);
}

/** Divides a stake between own and bonus money (R13); null if the two together are not enough. */
export function splitStake(stake: bigint, available: Parts, spend: Wagering['spend']): Parts | null {
  if (stake > available.cash + available.bonus) return null;
  if (spend === 'realFirst') {
    const cash = least(stake, available.cash);
    return { cash, bonus: stake - cash };
  }
  const bonus = least(stake, available.bonus);
  return { cash: stake - bonus, bonus };
}

/** Divides a win like the stakes of its round; the remainder is cash (R16). */
export function splitWin(win: bigint, round: { stakes: bigint; bonusStakes: bigint }): Parts {
  const bonus = round.stakes === 0n ? 0n : (win * round.bonusStakes) / round.stakes;
  return { cash: win - bonus, bonus };
}

/** Whether the outcome is a tie in a product line where ties do not count, so that no stake of the round is valid (R17). */
export function isExcludedTie(round: { stakes: bigint; wins: bigint }, type: GameType, tieExcluded: readonly GameType[]): boolean {
  return round.wins === round.stakes && tieExcluded.includes(type);
}

/** The progress of a grant after the counted stakes of a settled round; it never exceeds the requirement (R18). */
export function progressAfter(grant: { wagered: bigint; required: bigint }, counted: bigint, weight: bigint): bigint {
  return least(grant.required, grant.wagered + share(counted, weight));
}

/** Divides bonus money that converts: the total ever converted stays below the cap, the rest is returned (R21). */
export function convert(
  bonusMoney: bigint,
  grant: { amount: bigint; converted: bigint },
  maxConversion: bigint | null,
): { cash: bigint; returned: bigint } {
  if (maxConversion === null) return { cash: bonusMoney, returned: 0n };
  const room = multipleDown(grant.amount, maxConversion) - grant.converted;
  const cash = least(bonusMoney, room);
  return { cash, returned: bonusMoney - cash };
}

const grantStatuses = ['waiting', 'active', 'closing', 'converted', 'expired', 'forfeited', 'usedUp'] as const;
export type GrantStatus = (typeof grantStatuses)[number];

/** True while a grant may still hold money: it is waiting, active or closing. */
export function isLive(status: GrantStatus): boolean {
  return status === 'waiting' || status === 'active' || status === 'closing';
}

/** The statuses of grants that are live. */
export const liveGrantStatuses: readonly GrantStatus[] = grantStatuses.filter(isLive);

/**
 * How an active or closing grant ends after an event, or null if it continues (R20). `openBonusRound` says whether an open round still has
 * stakes of its money.
 */
export function endOf(grant: {
  status: 'active' | 'closing';
  balance: bigint;
  wagered: bigint;
  required: bigint;
  openBonusRound: boolean;
}): 'usedUp' | 'converted' | 'expired' | null {
  if (grant.balance === 0n && !grant.openBonusRound) return 'usedUp';
  if (grant.wagered === grant.required) return 'converted';
  return grant.status === 'closing' && !grant.openBonusRound ? 'expired' : null;
}

/** Where bonus money of a late win or a returned stake goes, by the state of its grant (R21, R24). */
export function lateBonus(
  bonusMoney: bigint,
  grant: { status: GrantStatus; amount: bigint; converted: bigint },
  maxConversion: bigint | null,
): { grant: bigint; cash: bigint; returned: bigint } {
  if (isLive(grant.status)) return { grant: bonusMoney, cash: 0n, returned: 0n };
  if (grant.status !== 'converted') return { grant: 0n, cash: 0n, returned: bonusMoney };
  return { grant: 0n, ...convert(bonusMoney, grant, maxConversion) };
}
