import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { tile } from './GameTile.css.ts';
import * as styles from './game-tile-skeleton.css.ts';

/** A tile on its way, of the brand's tile's size: its picture, and a caption where the brand has that below. */
export function GameTileSkeleton() {
  return (
    <div className={tile} data-soon="" aria-hidden>
      <Skeleton shape="tile" />
      <div className={styles.caption}>
        <Skeleton lines={2} />
      </div>
    </div>
  );
}
