import { useLingui } from '@lingui/react/macro';
import { gameMenusQuery, useApi, useLanguage } from '@parlour/api';
import { Below, gameTypeIcons } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CategoryLink } from './category-link.tsx';
import * as styles from './category-strip.css.ts';

/** The categories, within reach of the thumb; wide screens have the side menu instead. The current category is scrolled into view. */
export function CategoryStrip() {
  const { t } = useLingui();
  const { data: menus = [] } = useQuery(gameMenusQuery(useApi(), useLanguage()));
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = strip.current;
    const here = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, []);
  return (
    <Below width="desktop">
      <nav ref={strip} aria-label={t`Game categories`} className={styles.strip}>
        {menus.map(({ gameType, title }, place) => {
          const Icon = gameTypeIcons[gameType];
          return (
            <CategoryLink key={gameType} gameType={gameType} className={styles.category}>
              <span className={styles.icons[place % styles.icons.length]}>
                <Icon size="m" />
              </span>
              <span>{title}</span>
            </CategoryLink>
          );
        })}
      </nav>
    </Below>
  );
}
