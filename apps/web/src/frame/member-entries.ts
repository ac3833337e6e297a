import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pages, type PageId } from '@parlour/routes';
import {
  AgentIcon,
  DepositIcon,
  GiftIcon,
  HistoryIcon,
  InviteIcon,
  LotteryIcon,
  MessageIcon,
  MissionsIcon,
  PointsIcon,
  RebateIcon,
  ProfitIcon,
  ReceiptIcon,
  ShieldIcon,
  TransferUplineIcon,
  VipIcon,
  WalletIcon,
  WithdrawIcon,
  type IconComponent,
} from '@parlour/ui';

/** The pages of the member centre by subject, in the order of its list (specification 2). */
export const memberGroups = [
  {
    key: 'money',
    title: msg`Money`,
    entries: [
      entry('wallet', WalletIcon),
      entry('deposit', DepositIcon),
      entry('withdraw', WithdrawIcon),
      ...(FLAGS.agentPolicy && FLAGS.agentTransferUp ? [entry('transferUpline', TransferUplineIcon)] : []),
    ],
  },
  {
    key: 'records',
    title: msg`Records`,
    entries: [
      entry('bettingRecord', HistoryIcon),
      ...(FLAGS.lottery ? [entry('lotteryRecord', LotteryIcon)] : []),
      entry('accountRecord', ReceiptIcon),
      entry('profit', ProfitIcon),
    ],
  },
  ...(FLAGS.bonuses || FLAGS.vip || FLAGS.missions || FLAGS.points || FLAGS.manualRebate || FLAGS.referral
    ? [
        {
          key: 'rewards',
          title: msg`Rewards`,
          entries: [
            ...(FLAGS.bonuses ? [entry('rewardCentre', GiftIcon), entry('bonusDetails', GiftIcon)] : []),
            ...(FLAGS.vip ? [entry('vip', VipIcon)] : []),
            ...(FLAGS.missions ? [entry('missions', MissionsIcon)] : []),
            ...(FLAGS.points ? [entry('points', PointsIcon), entry('pointMall', GiftIcon)] : []),
            ...(FLAGS.manualRebate ? [entry('manualRebate', RebateIcon)] : []),
            ...(FLAGS.referral ? [entry('referral', InviteIcon)] : []),
          ],
        },
      ]
    : []),
  { key: 'personal', title: msg`Personal`, entries: [entry('messages', MessageIcon), entry('security', ShieldIcon)] },
] as const satisfies readonly { key: string; title: MessageDescriptor; entries: readonly object[] }[];

/** The same in one row, for the header's menu. */
export const memberEntries = memberGroups.flatMap(({ entries }) => [...entries]);

/** The way to the agents' centre, placed before the log-out, where agents look for it (specification 2). */
export const agentEntry = entry('agentHome', AgentIcon);

/** The page that the list opens with when it is shown beside its pages (specification 2). */
export const firstMemberPage = pages.security.path;

/** An entry of the list, by the name and the path of its page. */
function entry<Id extends PageId>(screen: Id, Icon: IconComponent) {
  const { path, title } = pages[screen];
  return { screen, to: path as (typeof pages)[Id]['path'], text: title, Icon };
}
