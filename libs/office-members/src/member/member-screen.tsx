import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Amount, isPutAside, ListState, PlainPage, useRefusalText } from '@parlour/office-ui';
import { Badge, Button, ConfirmDialog, Inline, Tabs, Text, useToasts, type RenderElement, type TabItem } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { MemberBadges } from './member-badges.tsx';
import { DepositsTab, HistoryTab, MovementsTab, RoundsTab, SessionsTab, TimelineTab, WithdrawalsTab } from './member-lists.tsx';
import { MoneyActions, type MoneyRights } from './money-actions.tsx';
import { NotesTab } from './notes.tsx';
import { Overview } from './overview.tsx';

export type MemberProfile = components['schemas']['MemberProfile'];

export const memberTabs = ['overview', 'timeline', 'wallet', 'rounds', 'deposits', 'withdrawals', 'sessions', 'notes', 'history'] as const;
export type MemberTab = (typeof memberTabs)[number];

/** What the operator's roles give at this member's merchant. */
export interface MemberRights extends MoneyRights {
  block: boolean;
  endSessions: boolean;
  note: boolean;
  reveal: boolean;
  deposits: boolean;
  withdrawals: boolean;
  audit: boolean;
}

export interface MemberScreenProps {
  /** By id. */
  member: string;
  rights: MemberRights;
  tab: MemberTab;
  onTab: (tab: MemberTab) => void;
  /** The row that the address points at, such as a deposit that was searched for. */
  open: string | undefined;
  /** To the list of members. */
  back: RenderElement;
  /** To another member. */
  linkTo: (member: string, text: ReactNode) => ReactNode;
}

/** One member: who it is, what they have, what happened, and what may be done about it. */
export function MemberScreen({ member: id, rights, tab, onTab, open, back, linkTo }: MemberScreenProps) {
  const { t } = useLingui();
  const profile = useOfficeQuery('getMember', { query: { member: id } });
  const member = profile.data;
  const cash = member?.balances.find(({ kind, book, asset }) => kind === 'cash' && book === 'real' && asset === member.currency);
  const tabs: (TabItem<MemberTab> | false)[] = member
    ? [
        { key: 'overview', text: t`Overview`, content: <Overview member={member} mayReveal={rights.reveal} linkTo={linkTo} /> },
        { key: 'timeline', text: t`Timeline`, content: <TimelineTab member={id} /> },
        { key: 'wallet', text: t`Wallet`, content: <MovementsTab member={id} open={open} /> },
        { key: 'rounds', text: t`Rounds`, content: <RoundsTab member={id} open={open} /> },
        rights.deposits && { key: 'deposits', text: t`Deposits`, content: <DepositsTab member={id} open={open} /> },
        rights.withdrawals && { key: 'withdrawals', text: t`Withdrawals`, content: <WithdrawalsTab member={id} open={open} /> },
        { key: 'sessions', text: t`Sessions`, content: <SessionsTab member={id} /> },
        { key: 'notes', text: t`Notes`, content: <NotesTab member={id} mayNote={rights.note} /> },
        rights.audit && { key: 'history', text: t`History`, content: <HistoryTab member={id} /> },
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
            {member.proposals > 0 && (
              <Badge mood="warning">
                <Trans>Waiting for approval</Trans>
              </Badge>
            )}
            {cash && (
              <Text as="strong">
                <Amount amount={cash.balance} currency={cash.asset} />
              </Text>
            )}
          </Inline>
        )
      }
      actions={member && <Actions member={member} rights={rights} />}
    >
      <ListState query={profile} rows={member ? 1 : 0} empty={t`Nobody found`} emptyText={t`There is no such member.`}>
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

/** What may be done to a member at once; each names what it does before it is done. */
function Actions({ member, rights }: { member: MemberProfile; rights: MemberRights }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const block = useOfficeMutation('blockMember');
  const unblock = useOfficeMutation('unblockMember');
  const endSessions = useOfficeMutation('endMemberSessions');
  const [question, setQuestion] = useState<'block' | 'endSessions'>();
  const isBlocked = member.status === 'blocked';
  const body = { member: member.id };

  const change = async (done: Promise<unknown>, text: string) => {
    try {
      await done;
      toasts.show({ mood: 'success', text });
    } catch (error) {
      if (!isPutAside(error)) toasts.show({ mood: 'danger', text: textOf(error) });
    } finally {
      setQuestion(undefined);
    }
  };
  return (
    <>
      <MoneyActions member={member} rights={rights} />
      {rights.endSessions && (
        <Button variant="secondary" onClick={() => setQuestion('endSessions')}>
          <Trans>End sessions</Trans>
        </Button>
      )}
      {rights.block && (
        <Button
          variant={isBlocked ? 'secondary' : 'danger'}
          loading={unblock.isPending}
          onClick={() =>
            isBlocked ? void change(unblock.mutateAsync({ body }), t`${member.username} can log in again.`) : setQuestion('block')
          }
        >
          {isBlocked ? <Trans>Let in again</Trans> : <Trans>Block</Trans>}
        </Button>
      )}
      <ConfirmDialog
        open={question === 'block'}
        onOpenChange={(next) => !next && setQuestion(undefined)}
        destructive
        title={<Trans>Block {member.username}?</Trans>}
        text={<Trans>All sessions of this member end at once, and they can’t log in until somebody lets them in again.</Trans>}
        confirmText={t`Block`}
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={block.isPending}
        onConfirm={() => void change(block.mutateAsync({ body }), t`${member.username} is logged out and blocked.`)}
      />
      <ConfirmDialog
        open={question === 'endSessions'}
        onOpenChange={(next) => !next && setQuestion(undefined)}
        destructive
        title={<Trans>Log {member.username} out everywhere?</Trans>}
        text={<Trans>Browsers that were remembered are forgotten. The member can log in again at once.</Trans>}
        confirmText={t`End sessions`}
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={endSessions.isPending}
        onConfirm={() => void change(endSessions.mutateAsync({ body }), t`${member.username} is logged out everywhere.`)}
      />
    </>
  );
}
