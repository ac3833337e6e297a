import { Trans, useLingui } from '@lingui/react/macro';
import { Link, usePopup } from '@parlour/routes';
import { Badge, Dialog, ExpandIcon, IconButton } from '@parlour/ui';
import { useAtom } from 'jotai';
import { GameFrame } from './game-frame.tsx';
import { restarted, GAME_POPUP, openGameAtom } from './open-game.ts';
import * as styles from './game-popup.css.ts';

/**
 * The game over the whole window, in a frame of the vendor's origin. Back, Esc and the close button leave it: they belong to the site, so
 * that they work whatever the game does. Only the game shows the balance, since the site's would give away the outcome of a round before
 * the reels stop.
 */
export function GamePopup() {
  const { t } = useLingui();
  const [open, setOpen] = useAtom(openGameAtom);
  const { isOpen, close } = usePopup(GAME_POPUP);
  if (!open) return null;
  const { game, trial } = open;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      size="full"
      coverCloses={false}
      closeText={t`Close the game`}
      title={
        <span className={styles.title}>
          <span className={styles.name}>{game.displayName}</span>
          {FLAGS.freeTrial && trial && (
            <Badge mood="warning">
              <Trans>Play money</Trans>
            </Badge>
          )}
        </span>
      }
      beside={
        <IconButton
          label={t`Open on a page of its own`}
          icon={<ExpandIcon />}
          render={<Link to="/seamless" search={{ vassalage: game.vassalage, gameCode: game.gameCode, ...(trial && { trial }) }} replace />}
        />
      }
    >
      <GameFrame key={open.attempt} open={open} onAgain={() => setOpen(restarted(open))} onClose={close} />
    </Dialog>
  );
}
