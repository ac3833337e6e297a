import { useLingui } from '@lingui/react/macro';
import { useMember, usePictureAddress } from '@parlour/api';
import { GameTile, useHydrated } from '@parlour/ui';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { Game } from '../launch/open-game.ts';
import { useLaunch } from '../launch/use-launch.ts';

/** Loaded after the first view, which is the same for everybody. */
const TileExtra = lazy(() => import('./tile-extra.tsx').then(({ TileExtra: C }) => ({ default: C })));

interface GameCardProps {
  game: Game;
  /** Its index in the list: colour themes rotate. */
  place: number;
  /** In the first view. */
  eager?: boolean | undefined;
}

/** A game with the actions that are possible now. The gateway decides which games can be launched, and refuses the others too. */
export function GameCard({ game, place, eager }: GameCardProps) {
  const { t } = useLingui();
  const { play, tryFree } = useLaunch();
  const awake = useHydrated();
  const [isNew] = useState(awake);
  const picture = usePictureAddress(game.iconUrl, !awake);
  const isVendor = game.isGame === 'VASSALAGE';
  const trial = FLAGS.freeTrial && game.trialPlayable && !isVendor && { text: t`Free trial`, onPress: () => tryFree(game) };
  // A trial user cannot play for money: for them the whole tile starts the trial.
  const isTrial = useMember()?.role === 'trial';
  const trialOnly = awake && isTrial && trial;
  const later = (part: ComponentProps<typeof TileExtra>['part']) =>
    awake && (
      <Suspense>
        <TileExtra part={part} game={game} now={isNew} />
      </Suspense>
    );
  return (
    <GameTile
      name={game.displayName}
      vendor={isVendor ? t`All games` : game.vendorName}
      pictureUrl={picture}
      emblem={isVendor}
      tone={place}
      eager={eager}
      preview={later('picture')}
      heart={!isVendor && later('heart')}
      details={game.figures && later('figures')}
      {...(game.isHot === 1 && { hotText: t({ message: 'Hot', comment: 'Badge of a popular game' }) })}
      {...(game.isNew === 1 && { newText: t({ message: 'New', comment: 'Badge of a new game' }) })}
      {...(game.maintenance ? { comingSoonText: later('maintenance') } : !isVendor && !game.playable && { comingSoonText: t`Coming soon` })}
      {...((isVendor || game.playable || trialOnly) && {
        play: trialOnly || {
          text: isVendor ? t`All games` : t({ message: 'Play', comment: 'Button of a game' }),
          onPress: () => play(game),
        },
      })}
      {...(trial && !trialOnly && { trial })}
    />
  );
}
