/** The pages of the member centre: where they are, and what they are called in English. */
export const memberPages = [
  ['/member/transferFund', 'My wallet'],
  ['/member/depositv2', 'Deposit'],
  ['/member/withdraw', 'Withdraw'],
  ['/member/personalHistoryCopy', 'Betting record'],
  ['/member/transactionHistory', 'Account record'],
  ['/member/personalProfit', 'Profit and loss'],
  ['/member/rewardCenter', 'Reward centre'],
  ['/member/bonusDetails', 'Bonus details'],
  ['/member/referral', 'Invite friends'],
  ['/member/messageV2', 'Messages'],
  ['/member/securityCenter', 'My account'],
] as const;

/** What one of them is called. */
export type MemberPage = (typeof memberPages)[number][1];
