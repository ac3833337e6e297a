import { useLingui } from '@lingui/react/macro';
import { errorMessage, launchQuery, toApiError, useApi, useLanguage } from '@parlour/api';
import { ErrorState } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import type { OpenGame } from './open-game.ts';
import { GameLoader } from './game-loader.tsx';
import { useGameFrame } from './use-game-frame.ts';
import * as styles from './game-popup.css.ts';

interface GameFrameProps {
  open: OpenGame;
  /** Reopens it, with another attempt. */
  onAgain: () => void;
  /** The game asks to be closed. */
  onClose: () => void;
}

/**
 * A launched game. The frame may run scripts on its own origin, submit forms and open windows, but never navigate this page (security D07);
 * it gets no referrer.
 */
export function GameFrame({ open, onAgain, onClose }: GameFrameProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { game, trial, attempt } = open;
  const launch = useQuery(launchQuery(useApi(), attempt, trial, { vassalage: game.vassalage, gameCode: game.gameCode, language }));
  const { state, progress, frame } = useGameFrame(launch.data?.origin, onClose);

  if (launch.error || state === 'failed') {
    const error = launch.error && toApiError(launch.error);
    return (
      <div className={styles.over}>
        <ErrorState
          title={t`The game could not be opened`}
          text={error ? i18n._(errorMessage(error)) : t`The game reported a problem.`}
          retryText={t`Try again`}
          onRetry={onAgain}
          reference={error?.requestId}
        />
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      {launch.data && (
        <iframe
          ref={frame}
          className={styles.frame}
          title={game.displayName}
          src={launch.data.url}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          allow="autoplay; fullscreen"
        />
      )}
      {state !== 'ready' && (
        <div className={styles.over}>
          <GameLoader game={game} progress={progress} slow={state === 'slow'} onAgain={onAgain} />
        </div>
      )}
    </div>
  );
}
