import { useLingui } from '@lingui/react/macro';
import { listPaths } from '@parlour/domain';
import { Link, useLocation } from '@parlour/routes';
import { Badge, BottomBar, BottomItem, DepositIcon, HistoryIcon, HomeIcon, MessageIcon, SlotsIcon } from '@parlour/ui';
import { MemberLink } from './member-link.tsx';
import { useUnread } from './use-unread.ts';

/** The main places, at the thumb, on phones and tablets. */
export function BottomNavigation() {
  const { t, i18n } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  const unread = useUnread();
  return (
    <BottomBar label={t`Main places`}>
      <BottomItem icon={<HomeIcon />} text={t`Home`} active={pathname === '/'} render={<Link to="/" />} />
      <BottomItem icon={<SlotsIcon />} text={t`Games`} active={pathname === listPaths.RNG} render={<Link to={listPaths.RNG} />} />
      <BottomItem
        prominent
        icon={<DepositIcon />}
        text={t`Deposit`}
        active={pathname === '/member/depositv2'}
        render={<MemberLink to="/member/depositv2" />}
      />
      <BottomItem
        icon={<HistoryIcon />}
        text={t`Records`}
        active={pathname === '/member/personalHistoryCopy'}
        render={<MemberLink to="/member/personalHistoryCopy" />}
      />
      <BottomItem
        icon={<MessageIcon />}
        text={t`Messages`}
        active={pathname === '/member/messageV2'}
        render={<MemberLink to="/member/messageV2" />}
        {...(unread > 0 && {
          aside: (
            <Badge mood="danger" solid>
              {i18n.number(unread)}
            </Badge>
          ),
        })}
      />
    </BottomBar>
  );
}
