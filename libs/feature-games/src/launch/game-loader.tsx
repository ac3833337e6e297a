import { Trans, useLingui } from '@lingui/react/macro';
import { usePictureAddress } from '@parlour/api';
import { brandMarks, useBrand } from '@parlour/brand';
import { BrandMark, Button, Progress } from '@parlour/ui';
import { GameTitle } from '../tile/game-title.tsx';
import type { Game } from './open-game.ts';
import * as styles from './game-loader.css.ts';

interface GameLoaderProps {
  game: Pick<Game, 'displayName' | 'iconUrl'>;
  /** How much of the game has loaded, 0 to 1; undefined if it does not report progress. */
  progress: number | undefined;
  /** It is taking unusually long. */
  slow: boolean;
  /** Reopens it. */
  onAgain: () => void;
}

/** Shown until a game can be played: the brand, the game's picture with its lettering, and its progress. */
export function GameLoader({ game, progress, slow, onAgain }: GameLoaderProps) {
  const { t } = useLingui();
  const picture = usePictureAddress(game.iconUrl, false);
  return (
    <div className={styles.loader}>
      <BrandMark name={useBrand().name} pictures={brandMarks} className={styles.mark} />
      {/* The name is in the site's title bar above. */}
      <div className={styles.picture}>
        <img className={styles.image} src={picture} alt="" width={300} height={400} />
        <GameTitle {...game} />
      </div>
      <div className={styles.bar}>
        <Progress label={t`Opening the game`} value={progress} max={1} />
      </div>
      {slow && (
        <div role="status" className={styles.slow}>
          <p className={styles.waiting}>
            <Trans>This is taking longer than usual.</Trans>
          </p>
          <Button variant="secondary" onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
