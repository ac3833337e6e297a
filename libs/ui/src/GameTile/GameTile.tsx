import { useId, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { classNames } from '../element/compose.ts';
import { ChevronEndIcon, FlameIcon, PlayIcon } from '../icons/frame.ts';
import * as styles from './GameTile.css.ts';
import * as actionStyles from './tile-actions.css.ts';
import * as captionStyles from './tile-caption.css.ts';

export interface TileAction {
  text: string;
  onPress: () => void;
}

export interface GameTileProps {
  name: string;
  /** The vendor's title, under the name. */
  vendor?: string | undefined;
  /** Portrait, 3:4. Without one the tile shows its colour theme. */
  pictureUrl?: string | undefined;
  /** The picture is a sign of any shape without a background: shown whole, on the colour theme. */
  emblem?: boolean | undefined;
  /** A `TilePreview`: the moving picture, shown on hover or keyboard focus. */
  preview?: ReactNode;
  /** One of the six rotating colour themes (specification 2): pass the tile's index in the list; it wraps around. */
  tone: number;
  /** Texts of the badges; a badge without text is not shown. */
  hotText?: string | undefined;
  newText?: string | undefined;
  /** Shown on a game that cannot be launched now, which then has no buttons: it is coming soon, or under maintenance. */
  comingSoonText?: ReactNode;
  /** A `FavouriteHeart` for the corner. */
  heart?: ReactNode;
  /** A few lines above the buttons of the preview, for pointers that can hover: what the game pays and how often. */
  details?: ReactNode;
  play?: TileAction | undefined;
  trial?: TileAction | undefined;
  /** For tiles in the first view: the picture is loaded eagerly. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A game in a list. Pressing anywhere on the tile presses its play button; the buttons include the game's name for screen
 * readers. On hover or keyboard focus the picture zooms in and the buttons appear over it; nothing else moves.
 */
export function GameTile({
  name,
  vendor,
  pictureUrl,
  emblem = false,
  preview,
  tone,
  hotText,
  newText,
  comingSoonText,
  heart,
  details,
  play,
  trial,
  eager = false,
  className,
}: GameTileProps) {
  const nameId = useId();
  const soon = comingSoonText !== undefined;
  return (
    <article aria-labelledby={nameId} className={classNames(styles.tile, className)} data-tone={tone % 6} data-soon={soon ? '' : undefined}>
      <div className={styles.picture}>
        {pictureUrl !== undefined && (
          <img
            className={emblem ? styles.emblem : styles.image}
            src={pictureUrl}
            alt=""
            width="300"
            height="400"
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            fetchPriority={eager ? 'high' : 'auto'}
          />
        )}
        {!soon && preview}
      </div>
      {(hotText !== undefined || newText !== undefined) && (
        <div className={classNames(styles.badges, heart !== undefined && styles.besideHeart)}>
          {hotText !== undefined && (
            <Badge mood="danger" solid icon={<FlameIcon size="s" />}>
              {hotText}
            </Badge>
          )}
          {newText !== undefined && (
            <Badge mood="second" solid>
              {newText}
            </Badge>
          )}
        </div>
      )}
      <div className={captionStyles.caption}>
        <div className={captionStyles.words}>
          <h3 id={nameId} className={captionStyles.name}>
            {name}
          </h3>
          {(vendor !== undefined || soon) && (
            <p className={captionStyles.facts}>
              {vendor !== undefined && <span className={captionStyles.fact}>{vendor}</span>}
              {soon && <span className={captionStyles.fact}>{comingSoonText}</span>}
            </p>
          )}
        </div>
        {!soon && play && <span className={captionStyles.mark}>{emblem ? <ChevronEndIcon /> : <PlayIcon />}</span>}
      </div>
      {!soon && (play || trial) && (
        <div className={actionStyles.actions}>
          {details && <div className={styles.details}>{details}</div>}
          {play && <TileButton action={play} nameId={nameId} kind="play" />}
          {trial && <TileButton action={trial} nameId={nameId} kind="trial" />}
        </div>
      )}
      {heart}
    </article>
  );
}

function TileButton({ action, nameId, kind }: { action: TileAction; nameId: string; kind: 'play' | 'trial' }) {
  const id = useId();
  return (
    <button
      type="button"
      id={id}
      aria-haspopup="dialog"
      aria-labelledby={`${id} ${nameId}`}
      className={actionStyles.buttons[kind]}
      onClick={action.onPress}
    >
      {kind === 'play' && <PlayIcon size="s" />}
      <span className={actionStyles.buttonText}>{action.text}</span>
    </button>
  );
}
