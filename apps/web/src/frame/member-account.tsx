import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isAgent, type Schema } from '@parlour/api';
import { authDialogAtom } from '@parlour/feature-auth';
import { Link, useShownPage } from '@parlour/routes';
import { Badge, IconButton, LogoutIcon, Menu, PlusIcon, UserIcon, type MenuEntry } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { Balance, BalanceTools, useBalanceEntries } from './balance.tsx';
import { agentEntry, memberEntries } from './member-entries.ts';
import { MemberLink } from './member-link.tsx';
import { useCounts } from './use-counts.ts';
import * as styles from './frame.css.ts';

/** The balance, the way to top it up, and the member's menu. */
export function MemberAccount({ member }: { member: Schema<'MemberInfo'> }) {
  const { t, i18n } = useLingui();
  const openDialog = useSetAtom(authDialogAtom);
  const counts: Partial<Record<string, number>> = useCounts();
  const unread = counts['messages'] ?? 0;
  const isTrial = member.role === 'trial';
  const balanceEntries = useBalanceEntries();
  const inGame = useShownPage().screen === 'seamless';
  const entries: MenuEntry[] = [
    ...balanceEntries,
    ...memberEntries.map(({ screen, to, text, Icon }, place) => ({
      key: screen,
      separated: place === 0,
      text: i18n._(text),
      icon: <Icon />,
      render: <MemberLink to={to} />,
      ...((counts[screen] ?? 0) > 0 && {
        aside: (
          <Badge mood="danger" solid>
            {i18n.number(counts[screen] ?? 0)}
          </Badge>
        ),
      }),
    })),
    ...(isAgent(member)
      ? [
          {
            key: agentEntry.screen,
            separated: true,
            text: t`Agents’ centre`,
            icon: <agentEntry.Icon />,
            render: <Link to={agentEntry.to} />,
          },
        ]
      : []),
    {
      key: 'logout',
      text: t`Log out`,
      icon: <LogoutIcon />,
      destructive: true,
      separated: true,
      onSelect: () => openDialog({ kind: 'logout' }),
    },
  ];
  return (
    <>
      <div className={styles.purse}>
        {/* Beside a game of a vendor, ours would tell how a round ends before its reels stand still. */}
        {!inGame && (
          <div className={styles.balance}>
            <Balance />
            <span className={styles.balanceTools}>
              <BalanceTools />
            </span>
          </div>
        )}
        <MemberLink to="/member/depositv2" className={styles.deposit} aria-label={t`Deposit`} title={t`Deposit`}>
          <PlusIcon />
          <span className={styles.depositText} aria-hidden>
            <Trans>Deposit</Trans>
          </span>
        </MemberLink>
      </div>
      <Menu
        label={t`Member menu`}
        trigger={
          <IconButton
            variant="filled"
            label={unread > 0 ? t`Member menu, ${plural(unread, { one: '# unread message', other: '# unread messages' })}` : t`Member menu`}
            icon={<UserIcon />}
            {...(unread > 0 && { count: i18n.number(unread) })}
          />
        }
        entries={entries}
        header={
          <div className={styles.memberHead}>
            <strong>{member.nickname || member.account}</strong>
            {isTrial && (
              <Badge mood="warning">
                <Trans>Trial user, play money</Trans>
              </Badge>
            )}
            <Balance size="l" />
          </div>
        }
      />
    </>
  );
}
