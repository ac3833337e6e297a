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
 * What the member played last; absent for everybody else, and for who has played nothing yet. A browser that showed it
 * before leaves its place in the page as it was rendered, so that nothing moves when the games have come.
 */
export function ContinuePlaying() {
  const { t } = useLingui();
  const api = useApi();
  const { data: member } = useQuery(memberQuery(api));
  const isMember = member?.role === 'member';
  const recent = useQuery({ ...recentGamesQuery(api, useLanguage()), enabled: isMember });
  // A page that becomes live first shows what was rendered: some parts wake later than others, which already know the member.
  const awake = useHydrated();
  const waits = !awake || member === undefined || (isMember && recent.isPending);
  const games = isMember ? (recent.data ?? []) : [];
  const played = games.length > 0;
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (waits) return;
    // Games that did not come, as when the page is left meanwhile, may well be there the next time.
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
 * Its heading and the outlines of its first games, unheard; as high as the section was when it was last seen in a window of this width, or
 * else as its own parts are.
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
 * Notes for the next visit of this browser how high the games that were played stand at the top of the home page; null where there are
 * none. Where storage is forbidden, the page moves a little when they come.
 */
function keepPlayed(height: number | null): void {
  store('browser', playedStorageKey, height === null ? null : `${innerWidth} ${height}`);
}
