import { afterFirstInteraction } from '@parlour/ui';
import { lazy, Suspense } from 'react';
import { GameTitle } from './game-title.tsx';
import type { TileRestProps } from './tile-rest.tsx';

interface TileExtraProps extends TileRestProps {
  /** The tile was not prerendered, so nothing is gained by waiting. */
  now: boolean;
}

const load = () => import('./tile-rest.tsx').then(({ TileRest }) => ({ default: TileRest }));
const TileRest = lazy(load);
const TileRestLater = lazy(() => new Promise<void>(afterFirstInteraction).then(load));

/**
 * What tiles show once the page is live. On a prerendered page only the lettering shows at once; what only a pointer needs, with its
 * scripts and texts, waits for the visitor's first interaction.
 */
export function TileExtra({ now, ...rest }: TileExtraProps) {
  const Rest = now || rest.part === 'maintenance' ? TileRest : TileRestLater;
  return (
    <>
      {rest.part === 'picture' && <GameTitle {...rest.game} />}
      <Suspense>
        <Rest {...rest} />
      </Suspense>
    </>
  );
}
