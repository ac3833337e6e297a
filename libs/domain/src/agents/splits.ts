import { shareOf, type Rate } from './rates.ts';
import { lastTier, type Tier } from './tiers.ts';

/** What an account gets of one bet, above 0. */
export interface Split {
  readonly account: string;
  readonly amount: bigint;
}

/**
 * Splits a bet among the levels from the bettor up. Each gets its own entitlement less what the levels below have taken, if anything is
 * left. So the parts add up exactly to the highest entitlement, and no level loses by another's truncation (agents.md 7). Accounts without
 * an entitlement are skipped.
 */
function cumulative(line: readonly string[], entitlement: (account: string) => bigint | undefined): Split[] {
  const splits: Split[] = [];
  let taken = 0n;
  for (const account of line) {
    const own = entitlement(account);
    if (own === undefined || own <= taken) continue;
    splits.push({ account, amount: own - taken });
    taken = own;
  }
  return splits;
}

/** The tier of a holder for a window, by the team's figures for the 5 and 15 whole days before; undefined when none is reached. */
export function realtimeTier(
  tiers: readonly Tier[],
  team: { readonly bet5: bigint; readonly bet15: bigint; readonly active15: number },
): Tier | undefined {
  return tiers[lastTier(tiers, (tier) => team.bet5 >= tier.bet5 && team.bet15 >= tier.bet15 && team.active15 >= tier.active) - 1];
}

/**
 * Real-time salary of one bet; `line` goes from the bettor to the head, `tierOf` gives the tier of an account's contract, if it has any.
 */
export function realtimeSplits(
  bet: { readonly stake: bigint; readonly won: boolean },
  line: readonly string[],
  tierOf: (account: string) => Tier | undefined,
): Split[] {
  return cumulative(line, (account) => {
    const tier = tierOf(account);
    if (!tier || tier.single > bet.stake) return undefined;
    return shareOf(bet.stake, bet.won ? tier.winRate : tier.lossRate);
  });
}

/** How many steps of prize groups make a whole stake: group 1880 on base 1800 gives back 80 / 2000. */
const groupScale = 2000n;

/** Rebates of one bet by prize groups; `played` is the group that it was played at. The bettor's part is the bet rebate. */
export function groupSplits(
  bet: { readonly stake: bigint; readonly played: number },
  line: readonly string[],
  groupOf: (account: string) => number | undefined,
): Split[] {
  return cumulative(line, (account) => {
    const group = groupOf(account);
    return group === undefined || group <= bet.played ? undefined : (bet.stake * BigInt(group - bet.played)) / groupScale;
  });
}

export const shareModes = ['all', 'percent', 'none'] as const;
export interface PoolShare {
  readonly mode: (typeof shareModes)[number];
  /** Of the stake, for `percent`. */
  readonly rate: Rate;
}

/** Whether an account may take this share when the account above takes `own`. */
export function withinShare(share: PoolShare, own: PoolShare): boolean {
  if (share.mode === 'none' || own.mode === 'all') return true;
  return share.mode === 'percent' && own.mode === 'percent' && share.rate <= own.rate;
}

/** Rebates of one bet out of a pool, from the direct upline upward; the bettor takes none, and what is left stays with the platform. */
export function poolSplits(stake: bigint, pool: Rate, uplines: readonly string[], shareFor: (account: string) => PoolShare): Split[] {
  let left = shareOf(stake, pool);
  const splits: Split[] = [];
  for (const account of uplines) {
    const { mode, rate } = shareFor(account);
    const asked = mode === 'all' ? left : mode === 'percent' ? shareOf(stake, rate) : 0n;
    const amount = asked < left ? asked : left;
    if (amount > 0n) splits.push({ account, amount });
    left -= amount;
  }
  return splits;
}
