import { afterFirstInteraction } from '@parlour/ui';
import { lazy, Suspense } from 'react';
import { GameTitle } from './game-title.tsx';
import type { TileRestProps } from './tile-rest.tsx';

interface TileExtraProps extends TileRestProps {
  /** The tile was not in the page as it came: nothing is gained by waiting. */
  now: boolean;
}

const load = () => import('./tile-rest.tsx').then(({ TileRest }) => ({ default: TileRest }));
const TileRest = lazy(load);
const TileRestLater = lazy(() => new Promise<void>(afterFirstInteraction).then(load));

/**
 * What tiles show once the page is live. Of a page as it came only the lettering is seen at once; what a pointer looks for, and its scripts
 * and texts, wait for the visitor's first sign of life.
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
