import { Plural } from '@lingui/react/macro';
import { useApi, useLanguage, vendorsQuery } from '@parlour/api';
import type { GameType } from '@parlour/domain';
import { gameTypeIcons, Section, SectionHeader, Stack } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLaunch } from '../launch/use-launch.ts';
import * as styles from './lobby.css.ts';

/** At most so many on the home page (specification 9). */
const SHOWN = 12;

/** A category without a list page: its vendors, each of which opens its games. */
export function VendorSection({ id, gameType, title }: { id: string; gameType: GameType; title: string }) {
  const { data: lanes } = useSuspenseQuery(vendorsQuery(useApi(), useLanguage()));
  const { showVendor } = useLaunch();
  const cards = lanes.find((lane) => lane.gameType === gameType)?.cards.slice(0, SHOWN) ?? [];
  const Icon = gameTypeIcons[gameType];
  if (cards.length === 0) return null;
  return (
    <Section labelledBy={id} deferred="strip">
      <Stack gap="3">
        <SectionHeader id={id} title={title} icon={<Icon />} />
        <ul className={styles.vendors}>
          {cards.map(({ vassalage, title: vendorTitle, iconUrl, gameCount }) => (
            <li key={vassalage}>
              <button
                type="button"
                aria-haspopup="dialog"
                className={styles.vendor}
                onClick={() => showVendor({ vassalage, gameType, title: vendorTitle })}
              >
                <img className={styles.vendorIcon} src={iconUrl} alt="" width="40" height="40" loading="lazy" />
                <span className={styles.vendorName}>
                  {vendorTitle}
                  <span className={styles.vendorCount}>
                    <Plural value={gameCount} one="# game" other="# games" />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
