import { useLingui } from '@lingui/react/macro';
import { memberQuery, recentGamesQuery, useApi, useLanguage } from '@parlour/api';
import { playedStorageKey } from '@parlour/brand';
import { SeeAll } from './see-all.tsx';
import { GameTile, HistoryIcon, ScrollCell, ScrollRow, Section, SectionHeader, Stack, useHydrated } from '@parlour/ui';
import { store } from '@parlour/ui/browser-storage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { GameRow } from './game-row.tsx';
import * as styles from './lobby.css.ts';

/**
 * The games that the member played last; absent for everybody else, and for members who have not played yet. In a browser that showed it
 * before, its space is reserved in the prerendered page, so that nothing moves when the games arrive.
 */
export function ContinuePlaying() {
  const { t } = useLingui();
  const api = useApi();
  const { data: member } = useQuery(memberQuery(api));
  const isMember = member?.role === 'member';
  const recent = useQuery({ ...recentGamesQuery(api, useLanguage()), enabled: isMember });
  // A hydrating page first shows what was prerendered: some parts hydrate later than others, when the member is already known.
  const awake = useHydrated();
  const waits = !awake || member === undefined || (isMember && recent.isPending);
  const games = isMember ? (recent.data ?? []) : [];
  const played = games.length > 0;
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (waits) return;
    // If the games failed to load, for example because the page was left, they may load the next time.
    if (!section.current) return recent.isError ? undefined : keepPlayed(null);
    const sizes = new ResizeObserver(([entry]) => entry && keepPlayed(entry.contentRect.height));
    sizes.observe(section.current);
    return () => sizes.disconnect();
  }, [waits, played, recent.isError]);
  if (waits) return <PlayedPlace />;
  if (!played) return null;
  return (
    <div ref={section}>
      <Section labelledBy="continue-playing">
        <Stack gap="3">
          <SectionHeader id="continue-playing" title={t`Continue playing`} icon={<HistoryIcon />} aside={<SeeAll to="/recent" />} />
          <GameRow games={games} label={t`Continue playing`} priority={3} />
        </Stack>
      </Section>
    </div>
  );
}

/**
 * Its heading and the outlines of its first games, hidden from screen readers; as high as the section was when last seen in a window of
 * this width, or else as high as its parts.
 */
function PlayedPlace() {
  const { t } = useLingui();
  const nothing = { text: t({ message: 'Play', comment: 'Button of a game' }), onPress: () => undefined };
  return (
    <div className={styles.playedPlace} inert aria-hidden>
      <Stack gap="3">
        <SectionHeader title={t`Continue playing`} icon={<HistoryIcon />} />
        <ScrollRow label="" texts={{ previous: '', next: '' }}>
          {[0, 1, 2].map((place) => (
            <ScrollCell key={place}>
              <div className={styles.playedOutline}>
                <GameTile name={nothing.text} vendor={t`Games`} tone={0} play={nothing} {...(FLAGS.freeTrial && { trial: nothing })} />
              </div>
            </ScrollCell>
          ))}
        </ScrollRow>
      </Stack>
    </div>
  );
}

/**
 * Stores for the next visit in this browser how high the section of recently played games is; null if there are none. Where storage is
 * forbidden, the page shifts a little when they arrive.
 */
function keepPlayed(height: number | null): void {
  store('browser', playedStorageKey, height === null ? null : `${innerWidth} ${height}`);
}
