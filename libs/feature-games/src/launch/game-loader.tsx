import { Trans, useLingui } from '@lingui/react/macro';
import { usePictureAddress } from '@parlour/api';
import { brandMarks, useBrand } from '@parlour/brand';
import { BrandMark, Button, Progress } from '@parlour/ui';
import { GameTitle } from '../tile/game-title.tsx';
import type { Game } from './open-game.ts';
import * as styles from './game-loader.css.ts';

interface GameLoaderProps {
  game: Pick<Game, 'displayName' | 'iconUrl'>;
  /** How much of the game has come, 0 to 1; undefined where it does not tell. */
  progress: number | undefined;
  /** It takes longer than one should wait. */
  slow: boolean;
  /** Opens it anew. */
  onAgain: () => void;
}

/** What is seen of a game until it can be played: whose house it is in, its picture with its lettering, and how far it has come. */
export function GameLoader({ game, progress, slow, onAgain }: GameLoaderProps) {
  const { t } = useLingui();
  const picture = usePictureAddress(game.iconUrl, false);
  return (
    <div className={styles.loader}>
      <BrandMark name={useBrand().name} pictures={brandMarks} className={styles.mark} />
      {/* The name is said by the line of the site above it. */}
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
