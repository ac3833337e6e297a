import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { tile } from './GameTile.css.ts';
import * as styles from './game-tile-skeleton.css.ts';

/** A loading tile in the brand's tile size: picture, and caption where the brand shows it below. */
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
