import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Permission } from '@parlour/domain/office';
import {
  AgentIcon,
  AnnouncementIcon,
  ArcadeIcon,
  BankCardIcon,
  BellIcon,
  BettingRecordIcon,
  CalendarIcon,
  ChatIcon,
  CheckCircleIcon,
  DepositIcon,
  DiceIcon,
  DownloadIcon,
  GiftIcon,
  HistoryIcon,
  InviteIcon,
  HomeIcon,
  KeyIcon,
  LockIcon,
  LotteryIcon,
  MaintenanceIcon,
  PointsIcon,
  ProfitIcon,
  PromotionIcon,
  RewardCentreIcon,
  SettingsIcon,
  ShieldIcon,
  SupportIcon,
  TeamIcon,
  UploadIcon,
  UserIcon,
  VendorIcon,
  VipIcon,
  WithdrawIcon,
  type IconComponent,
} from '@parlour/ui';

/** Addresses that belong together. */
export interface EntryGroup {
  /** Stands above them; null for those that need none. */
  text: MessageDescriptor | null;
  entries: readonly Entry[];
}

/** An address of the office. */
export interface Entry {
  /** Below `/m/<merchant>` if `scope` is `merchant`. */
  path: string;
  scope: 'merchant' | 'platform';
  /** Who may see it; null for everybody. */
  permission: Permission | null;
  text: MessageDescriptor;
  icon: IconComponent;
  /** The menu counts what is waiting there for the operator. */
  counts?: 'proposals' | 'mentions';
  /** The key that goes there, after `g` (office O34). */
  key: string;
}

/** The office’s addresses by subject: the menu, the keys and the sheet of keys are made from them. */
export const entryGroups: readonly EntryGroup[] = [
  {
    text: null,
    entries: [
      { path: '', scope: 'merchant', permission: null, text: msg`Dashboard`, icon: HomeIcon, key: 't' },
      { path: '/reports', scope: 'merchant', permission: 'report.view', text: msg`Reports`, icon: ProfitIcon, key: '6' },
      {
        path: '/approvals',
        scope: 'platform',
        permission: null,
        text: msg`Approvals`,
        icon: CheckCircleIcon,
        key: 'a',
        counts: 'proposals',
      },
      {
        path: '/mentions',
        scope: 'merchant',
        permission: 'member.view',
        text: msg`Mentions`,
        icon: BellIcon,
        key: '8',
        counts: 'mentions',
      },
    ],
  },
  {
    text: msg`Members`,
    entries: [
      { path: '/members', scope: 'merchant', permission: 'member.view', text: msg`Members`, icon: UserIcon, key: 'm' },
      { path: '/agents', scope: 'merchant', permission: 'agent.run', text: msg`Agents`, icon: AgentIcon, key: '4' },
      { path: '/feedback', scope: 'merchant', permission: 'feedback.answer', text: msg`Feedback`, icon: SupportIcon, key: 'f' },
      { path: '/chat', scope: 'merchant', permission: 'chat.moderate', text: msg`Chat`, icon: ChatIcon, key: '5' },
    ],
  },
  {
    text: msg`Money`,
    entries: [
      { path: '/withdrawals', scope: 'merchant', permission: 'withdrawal.decide', text: msg`Withdrawals`, icon: WithdrawIcon, key: 'w' },
      { path: '/deposits', scope: 'merchant', permission: 'deposit.resolve', text: msg`Deposits`, icon: DepositIcon, key: 'd' },
      { path: '/methods', scope: 'merchant', permission: 'payment.method', text: msg`Payment methods`, icon: BankCardIcon, key: 'b' },
      { path: '/risk', scope: 'merchant', permission: 'risk.rule', text: msg`Risk rules`, icon: LockIcon, key: '7' },
      { path: '/ledger', scope: 'platform', permission: 'case.close', text: msg`Ledger`, icon: BettingRecordIcon, key: 'l' },
    ],
  },
  {
    text: msg`Games`,
    entries: [
      { path: '/games', scope: 'merchant', permission: 'dashboard.view', text: msg`Games`, icon: ArcadeIcon, key: 'g' },
      { path: '/vendors', scope: 'merchant', permission: 'dashboard.view', text: msg`Vendors`, icon: VendorIcon, key: 'v' },
      { path: '/imports', scope: 'platform', permission: 'game.catalogue', text: msg`Import`, icon: UploadIcon, key: 'i' },
    ],
  },
  {
    text: msg`Lotteries`,
    entries: [
      { path: '/draws', scope: 'merchant', permission: 'draw.enter', text: msg`Draws`, icon: LotteryIcon, key: 'r' },
      { path: '/lotteries', scope: 'merchant', permission: 'draw.enter', text: msg`Lottery games`, icon: CalendarIcon, key: 'n' },
      { path: '/odds', scope: 'merchant', permission: 'odds.change', text: msg`Lottery odds`, icon: DiceIcon, key: 'q' },
    ],
  },
  {
    text: msg`Rewards`,
    entries: [
      { path: '/promotions', scope: 'merchant', permission: 'promotion.edit', text: msg`Promotions`, icon: PromotionIcon, key: '1' },
      {
        path: '/applications',
        scope: 'merchant',
        permission: 'promotion.decide',
        text: msg`Applications`,
        icon: RewardCentreIcon,
        key: '2',
      },
      { path: '/redeems', scope: 'merchant', permission: 'redeem.decide', text: msg`Redeem orders`, icon: GiftIcon, key: 'z' },
      { path: '/referrals', scope: 'merchant', permission: 'promotion.decide', text: msg`Invitations`, icon: InviteIcon, key: '3' },
      { path: '/mall', scope: 'merchant', permission: 'promotion.edit', text: msg`Points mall`, icon: PointsIcon, key: 'u' },
      { path: '/loyalty', scope: 'merchant', permission: 'promotion.edit', text: msg`Loyalty`, icon: VipIcon, key: 'y' },
    ],
  },
  {
    text: msg`Sites`,
    entries: [
      { path: '/content', scope: 'merchant', permission: 'content.edit', text: msg`Content`, icon: AnnouncementIcon, key: 'j' },
      { path: '/sites', scope: 'merchant', permission: 'site.maintenance', text: msg`Sites`, icon: MaintenanceIcon, key: 's' },
      { path: '/settings', scope: 'merchant', permission: 'setting.change', text: msg`Settings`, icon: SettingsIcon, key: 'c' },
    ],
  },
  {
    text: msg`House`,
    entries: [
      { path: '/people', scope: 'platform', permission: 'operator.manage', text: msg`People`, icon: TeamIcon, key: 'p' },
      { path: '/roles', scope: 'platform', permission: 'operator.manage', text: msg`Roles`, icon: KeyIcon, key: 'o' },
      { path: '/health', scope: 'platform', permission: 'health.view', text: msg`Health`, icon: ShieldIcon, key: 'e' },
      { path: '/audit', scope: 'merchant', permission: 'audit.view', text: msg`Audit log`, icon: HistoryIcon, key: 'h' },
    ],
  },
];
/** Those of the operator alone, in the menu of the account. */
export const ownEntries: readonly Entry[] = [
  { path: '/exports', scope: 'platform', permission: 'report.export', text: msg`Exports`, icon: DownloadIcon, key: 'x' },
  { path: '/sessions', scope: 'platform', permission: null, text: msg`My log-in`, icon: KeyIcon, key: 'k' },
];
export const entries: readonly Entry[] = [...entryGroups.flatMap((group) => group.entries), ...ownEntries];
