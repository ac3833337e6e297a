import { dayAfter } from '../format-time.ts';
import { least, share } from './proportions.ts';

/** The bonus for a deposit: a percentage, rounded down, up to a limit. `percent` is in ten-thousandths of a percent. */
export function depositBonus({ percent, maxBonus }: { percent: bigint; maxBonus: bigint | null }, deposit: bigint): bigint {
  const bonus = share(deposit, percent);
  return maxBonus === null ? bonus : least(bonus, maxBonus);
}

/** The cashback on a member's own loss in a period; 0 if it is below the minimum (rewards.md 6). */
export function cashback(
  { percent, minAmount, maxAmount }: { percent: bigint; minAmount: bigint | null; maxAmount: bigint | null },
  loss: bigint,
): bigint {
  if (loss <= 0n) return 0n;
  const amount = share(loss, percent);
  if (minAmount !== null && amount < minAmount) return 0n;
  return maxAmount === null ? amount : least(amount, maxAmount);
}

/** What a reward gives on a VIP level: the amount of the nearest level at or below it that has one, else the usual amount. */
export function rewardAmount(
  { amount, levels }: { amount: bigint; levels: readonly { level: number; amount: bigint }[] },
  level: number,
): bigint {
  return levels.findLast((each) => each.level <= level)?.amount ?? amount;
}

/** The most that a reward gives, whatever the level. */
export const highestReward = ({ amount, levels }: { amount: bigint; levels: readonly { amount: bigint }[] }): bigint =>
  levels.reduce((most, each) => (each.amount > most ? each.amount : most), amount);

/** A member's progress in a calendar of gifts: `step` counts from 1, and is 0 before the first. */
export interface SignInProgress {
  readonly step: number;
  readonly day: string | null;
}

/** The step that signing in today takes, or why there is none (rewards.md 3). The calendar ends with the last step. */
export function nextStep(
  { steps, missed }: { steps: number; missed: 'reset' | 'keep' },
  { step, day }: SignInProgress,
  today: string,
): number | 'allTaken' | 'alreadyClaimed' {
  if (step >= steps) return 'allTaken';
  if (day === today) return 'alreadyClaimed';
  return missed === 'reset' && day !== null && day !== dayAfter(today, -1) ? 1 : step + 1;
}

/** Whether an invited person has met both requirements: total deposits, and own valid stakes of settled rounds (rewards.md 9). */
export function inviteNeedsMet(needs: { deposit: bigint; turnover: bigint }, person: { deposited: bigint; turnover: bigint }): boolean {
  return person.deposited >= needs.deposit && person.turnover >= needs.turnover;
}
