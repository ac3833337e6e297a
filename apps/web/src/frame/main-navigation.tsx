import { Trans, useLingui } from '@lingui/react/macro';
import { gameMenusQuery, useApi, useLanguage } from '@parlour/api';
import { Link } from '@parlour/routes';
import { useQuery } from '@tanstack/react-query';
import { CategoryLink } from './category-link.tsx';
import * as styles from './frame.css.ts';

/** Home, then one entry per category that has a vendor (specification 2). At desktop width; the side menu has them all. */
export function MainNavigation() {
  const { t } = useLingui();
  const { data: menus = [] } = useQuery(gameMenusQuery(useApi(), useLanguage()));
  return (
    <nav aria-label={t`Main navigation`} className={styles.navigation}>
      <Link to="/" className={styles.navigationLink} activeOptions={{ exact: true, includeHash: true }}>
        <Trans>Home</Trans>
      </Link>
      {menus.map(({ gameType, title }) => (
        <CategoryLink key={gameType} gameType={gameType} className={styles.navigationLink}>
          {title}
        </CategoryLink>
      ))}
    </nav>
  );
}
