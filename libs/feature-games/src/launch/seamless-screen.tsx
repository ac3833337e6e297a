import { Trans, useLingui } from '@lingui/react/macro';
import { gameQuery, useApi, useLanguage } from '@parlour/api';
import { listPaths, type ListedGameType } from '@parlour/domain';
import { LoadFailure } from '@parlour/loaded';
import { useRouter, useSeamlessRoute } from '@parlour/routes';
import { Badge, Button, ClockIcon, CloseIcon, EmptyState, IconButton, SearchIcon, Spinner } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TileMaintenance } from '../tile/tile-maintenance.tsx';
import { GameFrame } from './game-frame.tsx';
import { restarted, type Game, type OpenGame } from './open-game.ts';
import * as styles from './seamless-screen.css.ts';

/** The game that the address names, below the site's header: an address that can be bookmarked and shared. */
export function SeamlessScreen() {
  const { t } = useLingui();
  const { vassalage = '', gameCode = '', trial = false } = useSeamlessRoute();
  const game = useQuery(gameQuery(useApi(), useLanguage(), { vassalage, gameCode }));
  const leave = useLeave(game.data?.gameType);
  if (game.isPending)
    return (
      <div className={styles.screen}>
        <Spinner size="l" text={t`Opening the game`} />
      </div>
    );
  if (game.isError) {
    return <LoadFailure wholeScreen title={t`The game could not be opened`} query={game} />;
  }
  const found = game.data;
  const others = (
    <Button onClick={leave}>
      <Trans>Show all games</Trans>
    </Button>
  );
  if (!found || found.isGame === 'VASSALAGE')
    return <EmptyState wholeScreen icon={<SearchIcon size="xl" />} title={t`There is no such game here`} action={others} />;
  if (!(FLAGS.freeTrial && trial ? found.trialPlayable : found.playable))
    return (
      <EmptyState
        wholeScreen
        icon={<ClockIcon size="xl" />}
        title={found.displayName}
        text={found.maintenance ? <TileMaintenance {...found.maintenance} /> : t`Coming soon`}
        action={others}
      />
    );
  return <Playing key={`${found.nodeId} ${trial}`} game={found} trial={trial} onLeave={leave} />;
}

function Playing({ game, trial, onLeave }: { game: Game; trial: boolean; onLeave: () => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<OpenGame>(() => restarted({ game, trial, attempt: '' }));
  return (
    <section className={styles.screen} aria-labelledby="game-name">
      <header className={styles.bar}>
        <h1 id="game-name" className={styles.name}>
          {game.displayName}
        </h1>
        {FLAGS.freeTrial && trial && (
          <Badge mood="warning">
            <Trans>Play money</Trans>
          </Badge>
        )}
        <IconButton className={styles.close} size="s" label={t`Close the game`} icon={<CloseIcon />} onClick={onLeave} />
      </header>
      <GameFrame key={open.attempt} open={open} onAgain={() => setOpen(restarted(open))} onClose={onLeave} />
    </section>
  );
}

/** Leads back to where the player came from, or to games of the same kind if the address was opened directly. */
function useLeave(gameType: Game['gameType'] | undefined): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) return router.history.back();
    const list = gameType && gameType in listPaths ? listPaths[gameType as ListedGameType] : '/';
    void router.navigate({ to: list, replace: true });
  };
}
