import { useLingui } from '@lingui/react/macro';
import { gameMenusQuery, useApi, useLanguage } from '@parlour/api';
import { Below, gameTypeIcons } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CategoryLink } from '../frame/category-link.tsx';
import * as styles from './category-strip.css.ts';

/** What can be played here, at the thumb; on wide screens the side menu says it. */
export function CategoryStrip() {
  const { t } = useLingui();
  const { data: menus } = useSuspenseQuery(gameMenusQuery(useApi(), useLanguage()));
  return (
    <Below width="desktop">
      <nav aria-label={t`Games`} className={styles.strip}>
        {menus.map(({ gameType, title }, place) => {
          const Icon = gameTypeIcons[gameType];
          return (
            <CategoryLink key={gameType} gameType={gameType} className={styles.category}>
              <span className={styles.icons[place % styles.icons.length]}>
                <Icon size="l" />
              </span>
              <span>{title}</span>
            </CategoryLink>
          );
        })}
      </nav>
    </Below>
  );
}
