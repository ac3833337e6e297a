import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, ListState, PlainPage, useHistoryTab, WaitingBadge } from '@parlour/office-ui';
import { Inline, Tabs, Text, type RenderElement, type TabItem } from '@parlour/ui';
import type { ReactNode } from 'react';
import { MemberBadges, RiskBadges } from './member-badges.tsx';
import { AgreementsTab, DepositsTab, MovementsTab, RoundsTab, SessionsTab, TimelineTab, WithdrawalsTab } from './member-lists.tsx';
import { BonusesTab, PointsTab } from './member-rewards.tsx';
import { GiveReward } from './give-reward.tsx';
import { DocumentsTab } from './documents.tsx';
import { LimitsTab } from './limits.tsx';
import { MemberActions } from './member-actions.tsx';
import { MessagesTab } from './messages.tsx';
import { MoneyActions, type MoneyRights } from './money-actions.tsx';
import { NotesTab } from './notes.tsx';
import { RelatedTab } from './related.tsx';
import { Overview } from './overview.tsx';

export type MemberProfile = components['schemas']['MemberProfile'];

export const memberTabs = [
  'overview',
  'timeline',
  'wallet',
  'rounds',
  'deposits',
  'withdrawals',
  'bonuses',
  'points',
  'limits',
  'sessions',
  'related',
  'messages',
  'documents',
  'agreements',
  'notes',
  'history',
] as const;
export type MemberTab = (typeof memberTabs)[number];

/** The questions that the page can be opened with. */
export const memberQuestions = ['block', 'unblock', 'endSessions', 'exclude', 'password'] as const;
export type MemberQuestion = (typeof memberQuestions)[number];

/** The operator's rights at this member's merchant. */
export interface MemberRights extends MoneyRights {
  block: boolean;
  endSessions: boolean;
  exclude: boolean;
  /** Or propose it. */
  reset: boolean;
  agent: boolean;
  note: boolean;
  reveal: boolean;
  deposits: boolean;
  withdrawals: boolean;
  /** About a round. */
  askVendor: boolean;
  message: boolean;
  /** Give a reward or end a bonus, or propose it. */
  forfeit: boolean;
  /** Limit what the member deposits, or propose it. */
  limit: boolean;
  /** Have what is stored about the member written into a file, or propose it. */
  exportData: boolean;
  /** Propose to erase the personal data. */
  erase: boolean;
}

export interface MemberScreenProps {
  /** By id. */
  member: string;
  rights: MemberRights;
  tab: MemberTab;
  onTab: (tab: MemberTab) => void;
  /** The row that the address points at, such as a deposit that was searched for. */
  open: string | undefined;
  /** The question that is asked as soon as the page is shown. */
  ask?: MemberQuestion | undefined;
  onAsked?: () => void;
  /** The link to the list of members. */
  back: RenderElement;
  /** A link to another member. */
  linkTo: (member: string, text: ReactNode) => ReactNode;
  /** Leads to the list of members who came by an invitation code. */
  linkToInvited: (code: string, text: ReactNode) => ReactNode;
}

/** One member: who they are, what they have, what happened, and what can be done about it. */
export function MemberScreen(props: MemberScreenProps) {
  const { member: id, rights, tab, onTab, open, ask, onAsked = () => undefined, back, linkTo, linkToInvited } = props;
  const { t } = useLingui();
  const profile = useOfficeQuery('getMember', { query: { member: id } });
  const member = profile.data;
  const history = useHistoryTab({ kind: 'member', id });
  const cash = member?.balances.find(({ kind, book, asset }) => kind === 'cash' && book === 'real' && asset === member.currency);
  const tabs: (TabItem<MemberTab> | false)[] = member
    ? [
        {
          key: 'overview',
          text: t`Overview`,
          content: (
            <Overview
              member={member}
              mayReveal={rights.reveal}
              mayTag={rights.note && member.erased === null}
              mayCorrect={rights.reset && member.erased === null}
              {...{ linkTo, linkToInvited }}
            />
          ),
        },
        { key: 'timeline', text: t`Timeline`, content: <TimelineTab member={id} /> },
        { key: 'wallet', text: t`Wallet`, content: <MovementsTab member={id} open={open} /> },
        { key: 'rounds', text: t`Rounds`, content: <RoundsTab member={id} open={open} mayAsk={rights.askVendor} /> },
        rights.deposits && { key: 'deposits', text: t`Deposits`, content: <DepositsTab member={id} open={open} /> },
        rights.withdrawals && { key: 'withdrawals', text: t`Withdrawals`, content: <WithdrawalsTab member={id} open={open} /> },
        {
          key: 'bonuses',
          text: t`Bonuses`,
          content: (
            <BonusesTab
              member={id}
              mayForfeit={rights.forfeit}
              giving={rights.forfeit && member.erased === null && <GiveReward member={member} />}
            />
          ),
        },
        { key: 'points', text: t`Points`, content: <PointsTab member={id} /> },
        { key: 'limits', text: t`Limits`, content: <LimitsTab member={member} mayLimit={rights.limit && member.erased === null} /> },
        { key: 'sessions', text: t`Sessions`, content: <SessionsTab member={id} /> },
        { key: 'related', text: t`Related`, content: <RelatedTab member={id} linkTo={linkTo} /> },
        {
          key: 'messages',
          text: t`Messages`,
          content: <MessagesTab member={member} mayWrite={rights.message && member.erased === null} />,
        },
        {
          key: 'documents',
          text: t`Documents`,
          content: <DocumentsTab member={id} mayDecide={rights.block && member?.erased === null} mayReveal={rights.reveal} />,
        },
        { key: 'agreements', text: t`Agreements`, content: <AgreementsTab member={id} /> },
        { key: 'notes', text: t`Notes`, content: <NotesTab member={id} mayNote={rights.note && member?.erased === null} /> },
        history !== null && { key: 'history', text: t`History`, content: history },
      ]
    : [];
  const shown = tabs.filter((each) => each !== false);
  return (
    <PlainPage
      wide
      title={member?.username ?? t`Member`}
      back={{ text: t`Members`, render: back }}
      aside={
        member && (
          <Inline gap="3">
            <MemberBadges {...member} agent={member.agentType !== null} />
            <RiskBadges rules={member.risk} />
            {member.proposals > 0 && <WaitingBadge />}
            {cash && (
              <Text as="strong">
                <Amount amount={cash.balance} currency={cash.asset} />
              </Text>
            )}
          </Inline>
        )
      }
      actions={
        member && (
          <Inline gap="2">
            <MoneyActions member={member} rights={rights} />
            {/* Nothing can be done with an account without a person, except to its money. */}
            {member.erased === null && <MemberActions member={member} rights={rights} ask={ask} onAsked={onAsked} />}
          </Inline>
        )
      }
    >
      <ListState query={profile} rows={member ? 1 : 0} empty={t`Member not found`} emptyText={t`There is no such member.`}>
        <Tabs
          label={t`About this member`}
          look="line"
          value={shown.some(({ key }) => key === tab) ? tab : 'overview'}
          onValueChange={onTab}
          items={shown}
        />
      </ListState>
    </PlainPage>
  );
}
