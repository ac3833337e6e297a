import { permissionQuery, useApi, useIsOn } from '@parlour/api';
import type { HomeSection } from '@parlour/domain';
import { WinnerBoard } from '@parlour/feature-content';
import { Lobby, NewGames, VendorStrip } from '@parlour/feature-games';
import { useHydrated } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';

const PromotionVideos = lazy(() => import('@parlour/feature-content/promotion-videos').then(({ PromotionVideos: C }) => ({ default: C })));

const sections: Readonly<Record<Exclude<HomeSection, 'hot'>, ComponentType>> = {
  new: NewGames,
  categories: Lobby,
  vendors: VendorStrip,
  winners: () => FLAGS.winnerBoard && <WinnersWhileOn />,
};

/** What a merchant has put above the hot games, if anything. */
export function AboveHotGames() {
  return <Sections of={(order) => order.slice(0, Math.max(0, order.indexOf('hot')))} />;
}

/** The sections of the home page below the hot games, in the merchant's order, and the videos of promotions. */
export function Further() {
  const { data } = useSuspenseQuery(permissionQuery(useApi()));
  const hydrated = useHydrated();
  return (
    <>
      <Sections of={(order) => order.slice(order.indexOf('hot') + 1)} />
      {hydrated && data.settings.promotionVideos && (
        <Suspense fallback={null}>
          <PromotionVideos />
        </Suspense>
      )}
    </>
  );
}

function Sections({ of }: { of: (order: readonly HomeSection[]) => readonly HomeSection[] }) {
  const { data } = useSuspenseQuery(permissionQuery(useApi()));
  return of(data.homeSections).map((name) => {
    if (name === 'hot') return null;
    const Part = sections[name];
    return <Part key={name} />;
  });
}

function WinnersWhileOn() {
  const isOn = useIsOn();
  return isOn('winnerBoard') && <WinnerBoard />;
}
