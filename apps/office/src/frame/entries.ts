import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Permission } from '@parlour/domain/office';
import {
  BettingRecordIcon,
  ChatIcon,
  DepositIcon,
  DownloadIcon,
  HistoryIcon,
  HomeIcon,
  KeyIcon,
  MaintenanceIcon,
  TeamIcon,
  UserIcon,
  WithdrawIcon,
  type IconComponent,
} from '@parlour/ui';

/** An address of the office. */
export interface Entry {
  /** Below `/m/<merchant>` where `scope` is `merchant`. */
  path: string;
  scope: 'merchant' | 'platform';
  /** Who may see it; null for everybody. */
  permission: Permission | null;
  text: MessageDescriptor;
  icon: IconComponent;
  /** After `g`, the key that goes there (office O34). */
  key: string;
}

/** The one list of the office's addresses: the menu, the keys and the sheet of keys are made from it. */
export const entries: readonly Entry[] = [
  { path: '/', scope: 'platform', permission: null, text: msg`Dashboard`, icon: HomeIcon, key: 't' },
  { path: '/withdrawals', scope: 'merchant', permission: 'withdrawal.decide', text: msg`Withdrawals`, icon: WithdrawIcon, key: 'w' },
  { path: '/deposits', scope: 'merchant', permission: 'deposit.resolve', text: msg`Deposits`, icon: DepositIcon, key: 'd' },
  { path: '/members', scope: 'merchant', permission: 'member.view', text: msg`Members`, icon: UserIcon, key: 'm' },
  { path: '/feedback', scope: 'merchant', permission: 'feedback.answer', text: msg`Feedback`, icon: ChatIcon, key: 'f' },
  { path: '/sites', scope: 'merchant', permission: 'site.maintenance', text: msg`Sites`, icon: MaintenanceIcon, key: 's' },
  { path: '/approvals', scope: 'platform', permission: null, text: msg`Approvals`, icon: BettingRecordIcon, key: 'a' },
  { path: '/people', scope: 'platform', permission: 'operator.manage', text: msg`People`, icon: TeamIcon, key: 'p' },
  { path: '/roles', scope: 'platform', permission: 'operator.manage', text: msg`Roles`, icon: KeyIcon, key: 'o' },
  { path: '/audit', scope: 'merchant', permission: 'audit.view', text: msg`Audit log`, icon: HistoryIcon, key: 'h' },
];
export const ownEntries: readonly Entry[] = [
  { path: '/exports', scope: 'platform', permission: 'report.export', text: msg`Exports`, icon: DownloadIcon, key: 'x' },
  { path: '/sessions', scope: 'platform', permission: null, text: msg`My sessions`, icon: KeyIcon, key: 'k' },
];
