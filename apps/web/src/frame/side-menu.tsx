import { useLingui } from '@lingui/react/macro';
import { gameMenusQuery, useApi, useLanguage } from '@parlour/api';
import { CategoryLink } from '@parlour/feature-games';
import { Link, useLocation } from '@parlour/routes';
import { Below, gameTypeIcons, HomeIcon, LotteryIcon, PromotionIcon, SearchIcon, SideGroup, SideItem } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { later } from '../boot/later.ts';
import { sideOpenAtom } from './atoms.ts';

const Tools = later(() => import('./tools.tsx').then(({ Tools: C }) => C));

/** Home counts as the current page only without a search and without a section in its address. */
const atTheTop = { exact: true, includeHash: true } as const;

/**
 * The main navigation (home, each category that has a vendor, promotions), customer service, language and theme (specification 2). On
 * phones it slides in, and a choice closes it.
 */
export function SideMenu() {
  const { t } = useLingui();
  const { data: menus = [] } = useQuery(gameMenusQuery(useApi(), useLanguage()));
  const { atHome, pathname } = useLocation({
    select: ({ pathname: at, hash, search }) => ({ atHome: at === '/' && hash === '' && !('search' in search), pathname: at }),
    structuralSharing: true,
  });
  const setOpen = useSetAtom(sideOpenAtom);
  const close = () => setOpen(false);
  return (
    <>
      <SideGroup>
        <SideItem icon={<HomeIcon />} text={t`Home`} active={atHome} render={<Link to="/" activeOptions={atTheTop} onClick={close} />} />
        <Below width="desktop">
          <SideItem icon={<SearchIcon />} text={t`Search`} render={<Link to="/" search={{ search: '' }} onClick={close} />} />
        </Below>
        {menus.map(({ gameType, title }) => {
          // The entry below leads to the site's own lotteries, and a second one with the same name would be mistaken for it; those of
          // vendors are on the home page.
          if (FLAGS.lottery && gameType === 'LOTT') return null;
          const Icon = gameTypeIcons[gameType];
          return <SideItem key={gameType} icon={<Icon />} text={title} render={<CategoryLink gameType={gameType} onClick={close} />} />;
        })}
        {FLAGS.lottery && (
          <SideItem
            icon={<LotteryIcon />}
            text={t`Lottery`}
            active={/^\/(lottery|vnLottery|seaLottery)$/.test(pathname)}
            render={<Link to="/lottery" onClick={close} />}
          />
        )}
        <SideItem
          icon={<PromotionIcon />}
          text={t`Promotions`}
          active={pathname === '/promotions'}
          render={<Link to="/promotions" onClick={close} />}
        />
      </SideGroup>
      <Tools />
    </>
  );
}
