import { Trans, useLingui } from '@lingui/react/macro';
import { isAgent, useMember } from '@parlour/api';
import { authDialogAtom } from '@parlour/feature-auth';
import { Link, Outlet, useLocation, useMatches, useNavigate, useRouter } from '@parlour/routes';
import { Avatar, LogoutIcon, SideOverlay, useIsWide, type SideOverlayGroup } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { PendingScreen } from '../screens/pending-screen.tsx';
import { Balance, BalanceTools } from './balance.tsx';
import { agentEntry, firstMemberPage, memberGroups } from './member-entries.ts';
import { MemberLink } from './member-link.tsx';
import { useNarrowSideWhile } from './use-side.ts';
import { useCounts } from './use-counts.ts';
import * as styles from './member-centre.css.ts';

/** The member's pages with their list beside them; on a phone the list is the page `/member`, and leads into each. */
export function MemberCentre() {
  const { t } = useLingui();
  const groups = useGroups();
  // The screen that is shown, not the address, which may be ahead of it.
  const isList = useMatches({ select: (matches) => matches.at(-1)?.pathname === '/member' });
  const isWide = useIsWide('tablet');
  useNarrowSideWhile(!useIsWide('wide'));
  const navigate = useNavigate();
  const leaveList = isList && isWide;
  useEffect(() => {
    if (leaveList) void navigate({ to: firstMemberPage, replace: true, state: { sentOnFrom: '/member' } });
  }, [leaveList, navigate]);
  return (
    <SideOverlay
      label={t`Member menu`}
      title={t`Account`}
      head={<Head />}
      groups={groups}
      back={{ text: <Trans>Account</Trans>, render: <BackToList /> }}
    >
      {isList ? leaveList && <PendingScreen /> : <Outlet />}
    </SideOverlay>
  );
}

function useGroups(): SideOverlayGroup[] {
  const { t, i18n } = useLingui();
  const openDialog = useSetAtom(authDialogAtom);
  const pathname = useLocation({ select: (location) => location.pathname });
  const counts: Partial<Record<string, number>> = useCounts();
  const member = useMember();
  return [
    ...memberGroups.map(({ key, title, entries }) => ({
      key,
      title: i18n._(title),
      entries: entries.map(({ screen, to, text, Icon }) => ({
        key: screen,
        text: i18n._(text),
        icon: <Icon />,
        active: pathname === to,
        render: <MemberLink to={to} fromList />,
        ...((counts[screen] ?? 0) > 0 && { count: i18n.number(counts[screen] ?? 0) }),
      })),
    })),
    {
      key: 'leave',
      entries: [
        ...(isAgent(member)
          ? [{ key: agentEntry.screen, text: t`Agents’ centre`, icon: <agentEntry.Icon />, render: <Link to={agentEntry.to} /> }]
          : []),
        {
          key: 'logout',
          text: t`Log out`,
          icon: <LogoutIcon />,
          destructive: true,
          render: <button type="button" onClick={() => openDialog({ kind: 'logout' })} />,
        },
      ],
    },
  ];
}

/** Whose centre this is, and what can be bet or withdrawn. */
function Head() {
  const { account = '', nickname } = useMember() ?? {};
  const name = nickname || account;
  return (
    <>
      <div className={styles.who}>
        <Avatar name={name} />
        <strong className={styles.name}>{name}</strong>
      </div>
      <div className={styles.money}>
        <span className={styles.label}>
          <Trans>Balance</Trans>
        </span>
        <span className={styles.tools}>
          <BalanceTools />
        </span>
        <span className={styles.amount}>
          <Balance size="l" />
        </span>
      </div>
    </>
  );
}

/** If the list is the previous entry in the history, this does the same as Back; otherwise the list replaces the page. */
function BackToList(props: Omit<ComponentProps<'a'>, 'href'>) {
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const { history } = useRouter();
  const go = (event: MouseEvent) => {
    if (!fromList || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.back();
  };
  return <Link to="/member" replace preload={false} {...(props as object)} onClick={go} />;
}
