import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScreenId } from '@parlour/routes';
import { DepositIcon, HistoryIcon, MessageIcon, ReceiptIcon, ShieldIcon, WithdrawIcon, type IconComponent } from '@parlour/ui';

/** The pages of the member centre, in the order of its menu (specification 2). */
export const memberEntries = [
  { screen: 'deposit', to: '/member/depositv2', text: msg`Deposit`, Icon: DepositIcon },
  { screen: 'withdraw', to: '/member/withdraw', text: msg`Withdraw`, Icon: WithdrawIcon },
  { screen: 'bettingRecord', to: '/member/personalHistoryCopy', text: msg`Betting record`, Icon: HistoryIcon },
  { screen: 'accountRecord', to: '/member/transactionHistory', text: msg`Account record`, Icon: ReceiptIcon },
  { screen: 'messages', to: '/member/messageV2', text: msg`Messages`, Icon: MessageIcon },
  { screen: 'security', to: '/member/securityCenter', text: msg`My account`, Icon: ShieldIcon },
] as const satisfies readonly { screen: ScreenId; to: string; text: MessageDescriptor; Icon: IconComponent }[];
