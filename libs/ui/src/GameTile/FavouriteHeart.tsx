import { HeartIcon } from '../icons/frame.ts';
import * as styles from './favourite-heart.css.ts';

export interface FavouriteHeartProps {
  /** "Favourite"; the game's name follows it for screen readers. */
  text: string;
  name: string;
  pressed: boolean;
  onToggle: () => void;
}

/** The heart in the corner of a `GameTile`. Separate, so that a page without hearts does not load its code. */
export function FavouriteHeart({ text, name, pressed, onToggle }: FavouriteHeartProps) {
  return (
    <button type="button" aria-label={`${text} ${name}`} aria-pressed={pressed} className={styles.heart} onClick={onToggle}>
      <HeartIcon className={pressed ? styles.full : undefined} />
    </button>
  );
}
