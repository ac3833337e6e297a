import { useLingui } from '@lingui/react/macro';
import { hotGamesQuery, useApi, useLanguage } from '@parlour/api';
import { Carousel, FlameIcon, SectionHeader } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { GameCard } from '../tile/game-card.tsx';

/** Settings of the specification (9): 1.2 s between moves of 1.1 s, 24 px apart, arrows from the eighth game on. */
const HOT = { autoplay: 1_200, speed: 1_100, gap: 24, arrowsAbove: 7 } as const;

/** The most played games, moving past; absent when there are none. */
export function HotGames() {
  const { t, i18n } = useLingui();
  const { data: games } = useSuspenseQuery(hotGamesQuery(useApi(), useLanguage()));
  if (games.length === 0) return null;
  return (
    <Carousel
      label={t`Hot games`}
      head={<SectionHeader title={t`Hot games`} icon={<FlameIcon />} />}
      show="auto"
      autoplay={HOT.autoplay}
      speed={HOT.speed}
      gap={HOT.gap}
      pagination={false}
      arrows={games.length > HOT.arrowsAbove}
      slides={games.map((game, place) => ({
        key: game.nodeId,
        content: <GameCard game={game} place={place} eager={place < 3} />,
      }))}
      texts={{
        previous: t`Previous games`,
        next: t`Next games`,
        pause: t`Pause the moving games`,
        play: t`Let the games move`,
        slide: (at, of) => {
          const [number, total] = [i18n.number(at), i18n.number(of)];
          return t`Game ${number} of ${total}`;
        },
      }}
    />
  );
}
