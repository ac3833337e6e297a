import { useApi, useLanguage, vendorsQuery } from '@parlour/api';
import type { GameType } from '@parlour/domain';
import { gameTypeIcons, Section, SectionHeader, Stack } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLaunch } from '../launch/use-launch.ts';
import { useTwelve } from '../vendor/use-twelve.tsx';
import { VendorCard } from './vendor-card.tsx';
import * as styles from './lobby.css.ts';

/** A category without a list page: its vendors, each of which opens its games. */
export function VendorSection({ id, gameType, title }: { id: string; gameType: GameType; title: string }) {
  const { data: lanes } = useSuspenseQuery(vendorsQuery(useApi(), useLanguage()));
  const { showVendor } = useLaunch();
  const { shown, arrows } = useTwelve(lanes.find((lane) => lane.gameType === gameType)?.cards ?? []);
  const Icon = gameTypeIcons[gameType];
  if (shown.length === 0) return null;
  return (
    <Section labelledBy={id} deferred="strip">
      <Stack gap="3">
        <SectionHeader id={id} title={title} icon={<Icon />} aside={arrows} />
        <ul className={styles.vendors}>
          {shown.map((card) => (
            <li key={card.vassalage}>
              <button
                type="button"
                aria-haspopup="dialog"
                className={styles.vendor}
                onClick={() => showVendor({ vassalage: card.vassalage, gameType, title: card.title })}
              >
                <VendorCard {...card} />
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
