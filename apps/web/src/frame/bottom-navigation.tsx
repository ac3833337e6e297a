import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { gameMenusQuery, useApi, useLanguage } from '@parlour/api';
import { brand } from '@parlour/brand';
import { listPaths, type ListedGameType } from '@parlour/domain';
import { Link, useLocation } from '@parlour/routes';
import { Badge, BottomBar, BottomItem, DepositIcon, HomeIcon, PromotionIcon, SlotsIcon, UserIcon, VisuallyHidden } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { MemberLink } from './member-link.tsx';
import { useCounts } from './use-counts.ts';

/** The main places, within reach of the thumb, on phones and tablets: home, games, deposit, promotions, account. */
export function BottomNavigation() {
  const { t, i18n } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { messages: unread } = useCounts();
  const games = useGamesPath();
  const lists: readonly string[] = Object.values(listPaths);
  const depositing = pathname === '/member/depositv2';
  return (
    <BottomBar label={t`Main navigation`}>
      <BottomItem
        icon={<HomeIcon />}
        text={t({ message: 'Home', comment: 'slot: tab bar' })}
        active={pathname === '/'}
        render={<Link to="/" />}
      />
      {games && (
        <BottomItem
          icon={<SlotsIcon />}
          text={t({ message: 'Games', comment: 'slot: tab bar' })}
          active={lists.includes(pathname)}
          render={<Link to={games} />}
        />
      )}
      <BottomItem
        prominent
        icon={<DepositIcon />}
        text={t({ message: 'Deposit', comment: 'slot: tab bar' })}
        active={depositing}
        render={<MemberLink to="/member/depositv2" />}
      />
      <BottomItem
        icon={<PromotionIcon />}
        text={t({ message: 'Promotions', comment: 'slot: tab bar' })}
        active={pathname === '/promotions'}
        render={<Link to="/promotions" />}
      />
      <BottomItem
        icon={<UserIcon />}
        text={t({ message: 'Account', comment: 'slot: tab bar' })}
        active={pathname.startsWith('/member') && !depositing}
        render={<MemberLink to="/member" />}
        {...(unread > 0 && {
          aside: (
            <Badge mood="danger" solid>
              <span aria-hidden>{i18n.number(unread)}</span>
              <VisuallyHidden>{t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`}</VisuallyHidden>
            </Badge>
          ),
        })}
      />
    </BottomBar>
  );
}

/** The list of the first category that has games and a list; until the menu is known, of the first product line that has one. */
function useGamesPath(): (typeof listPaths)[ListedGameType] | undefined {
  const { data: menus = [] } = useQuery(gameMenusQuery(useApi(), useLanguage()));
  const shown = menus.map(({ gameType }) => gameType).find(hasList) ?? brand.gameTypes.find(hasList);
  return shown && listPaths[shown];
}

function hasList(gameType: string): gameType is ListedGameType {
  return gameType in listPaths;
}
