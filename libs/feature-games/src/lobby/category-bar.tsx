import { useLingui } from '@lingui/react/macro';
import { gameMenusQuery, useApi, useLanguage } from '@parlour/api';
import { Above, NavMenu } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CategoryLink } from './category-link.tsx';

/** Loaded when somebody opens it. */
const VendorMenu = lazy(() => import('../vendor/vendor-menu.tsx').then(({ VendorMenu: C }) => ({ default: C })));

/** If a category has more vendors than this, its menu is large (specification 9). */
const largeAbove = 10;

/** Below the header of wide windows: each category, with a menu of its vendors. Narrow windows have `CategoryStrip`. */
export function CategoryBar() {
  const { t } = useLingui();
  const { data: menus = [] } = useQuery(gameMenusQuery(useApi(), useLanguage()));
  if (menus.length === 0) return null;
  return (
    <Above width="desktop">
      <NavMenu
        label={t`Game categories`}
        entries={menus.map(({ gameType, title, vendorCount }) => ({
          key: gameType,
          text: title,
          render: <CategoryLink gameType={gameType} />,
          openText: t({ message: `Providers: ${title}`, comment: 'Button that opens the providers of a category, such as slots' }),
          large: vendorCount > largeAbove,
        }))}
        panel={(key, close) => {
          const menu = menus.find(({ gameType }) => gameType === key);
          return (
            menu && (
              <Suspense>
                <VendorMenu {...menu} large={menu.vendorCount > largeAbove} onChosen={close} />
              </Suspense>
            )
          );
        }}
      />
    </Above>
  );
}
