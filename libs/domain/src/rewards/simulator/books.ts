/** Names of accounts, as the answer writes them (rewards.md 10). */
export const accounts = {
  cash: (member: string) => `member/${member}/cash`,
  locked: (member: string) => `member/${member}/locked`,
  points: (member: string) => `member/${member}/points`,
  bonus: (grant: string) => `grant/${grant}/bonus`,
  budget: (promotion: string) => `promotion/${promotion}/budget`,
  returned: (promotion: string) => `promotion/${promotion}/returned`,
  game: (vendor: string) => `house/${vendor}/game`,
  promoCost: 'house/platform/promoCost',
  pointsIssued: 'house/platform/pointsIssued',
  pointsRedeemed: 'house/platform/pointsRedeemed',
  clearing: 'psp/sandbox/clearing',
} as const;

export type PostingKind =
  | 'promotionFunded'
  | 'deposit'
  | 'withdrawal'
  | 'bet'
  | 'win'
  | 'rollback'
  | 'bonusGranted'
  | 'rewardPaid'
  | 'rebatePaid'
  | 'bonusConverted'
  | 'bonusReturned'
  | 'pointsEarned'
  | 'pointsConverted';

/** What moves money: an event, by its index, or the clock (null). Times are milliseconds. */
export interface Cause {
  readonly at: number;
  readonly event: number | null;
}

export interface Posting extends Cause {
  readonly kind: PostingKind;
  readonly unit: 'money' | 'points';
  readonly lines: ReadonlyMap<string, bigint>;
}

/** All accounts of a case and their postings. */
export class Books {
  readonly balances = new Map<string, bigint>();
  readonly postings: Posting[] = [];

  balance(account: string): bigint {
    return this.balances.get(account) ?? 0n;
  }

  /** Posts lines by account; zero lines are dropped, and without lines there is no posting. */
  post(cause: Cause, kind: PostingKind, lines: readonly (readonly [account: string, minor: bigint])[]): void {
    const moved = new Map<string, bigint>();
    for (const [account, minor] of lines) if (minor !== 0n) moved.set(account, (moved.get(account) ?? 0n) + minor);
    if (moved.size === 0) return;
    for (const [account, minor] of moved) this.balances.set(account, this.balance(account) + minor);
    const unit = kind === 'pointsEarned' || kind === 'pointsConverted' ? 'points' : 'money';
    this.postings.push({ at: cause.at, event: cause.event, kind, unit, lines: moved });
  }

  /** Posts one movement between two accounts. */
  move(cause: Cause, kind: PostingKind, from: string, to: string, minor: bigint): void {
    this.post(cause, kind, [
      [from, -minor],
      [to, minor],
    ]);
  }
}
