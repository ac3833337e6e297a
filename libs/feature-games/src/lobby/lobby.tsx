import { gameMenusQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { Stack } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { isListed, sectionId } from './category-link.tsx';
import { CategorySection } from './category-section.tsx';
import { VendorSection } from './vendor-section.tsx';
import * as styles from './lobby.css.ts';

/** One section per category that has a vendor, in the merchant's order: games if there is a list, otherwise vendors. */
export function Lobby() {
  const { data: menus } = useSuspenseQuery(gameMenusQuery(useApi(), useLanguage()));
  return (
    <Stack gap="6">
      {inBlocks(menus).map((block) => {
        const [{ gameType, title }] = block;
        if (isListed(gameType)) return <CategorySection key={gameType} id={sectionId(gameType)} gameType={gameType} title={title} />;
        return (
          <div key={gameType} className={styles.vendorSections}>
            {block.map((menu) => (
              <VendorSection key={menu.gameType} id={sectionId(menu.gameType)} gameType={menu.gameType} title={menu.title} />
            ))}
          </div>
        );
      })}
    </Stack>
  );
}

type Menu = Schema<'GameMenu'>;

/** Neighbouring categories without a list share a block, since they are small and fit side by side; every other category has its own. */
function inBlocks(menus: readonly Menu[]): [Menu, ...Menu[]][] {
  const blocks: [Menu, ...Menu[]][] = [];
  for (const menu of menus) {
    const last = blocks.at(-1);
    if (last && !isListed(last[0].gameType) && !isListed(menu.gameType)) last.push(menu);
    else blocks.push([menu]);
  }
  return blocks;
}
