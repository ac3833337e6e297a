/** The pages of the member centre: their addresses and English titles. */
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

/** The title of a page. */
export type MemberPage = (typeof memberPages)[number][1];
