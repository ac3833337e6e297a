import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScreenId } from '@parlour/routes';
import { DepositIcon, HistoryIcon, MessageIcon, ReceiptIcon, ShieldIcon, WithdrawIcon, type IconComponent } from '@parlour/ui';

interface MemberEntry {
  screen: ScreenId;
  to: `/member/${string}`;
  text: MessageDescriptor;
  Icon: IconComponent;
}

/** The pages of the member centre by what they are about, in the order of its list (specification 2). */
export const memberGroups = [
  {
    key: 'money',
    title: msg`Money`,
    entries: [
      { screen: 'deposit', to: '/member/depositv2', text: msg`Deposit`, Icon: DepositIcon },
      { screen: 'withdraw', to: '/member/withdraw', text: msg`Withdraw`, Icon: WithdrawIcon },
    ],
  },
  {
    key: 'records',
    title: msg`Records`,
    entries: [
      { screen: 'bettingRecord', to: '/member/personalHistoryCopy', text: msg`Betting record`, Icon: HistoryIcon },
      { screen: 'accountRecord', to: '/member/transactionHistory', text: msg`Account record`, Icon: ReceiptIcon },
    ],
  },
  {
    key: 'personal',
    title: msg`Personal`,
    entries: [
      { screen: 'messages', to: '/member/messageV2', text: msg`Messages`, Icon: MessageIcon },
      { screen: 'security', to: '/member/securityCenter', text: msg`My account`, Icon: ShieldIcon },
    ],
  },
] as const satisfies readonly { key: string; title: MessageDescriptor; entries: readonly MemberEntry[] }[];

/** The same in one row, for the header's menu. */
export const memberEntries = memberGroups.flatMap(({ entries }) => [...entries]);

/** The page of whom the list alone leaves no choice: where it stands beside its pages (specification 2). */
export const firstMemberPage = '/member/securityCenter';
