import { useEffect, useRef, useState } from 'react';
import { media } from '../theme/contract.ts';
import * as styles from './GameTile.css.ts';

/** A pointer that only passes by fetches nothing. */
const stayMilliseconds = 140;

/**
 * The moving picture of a `GameTile`, over the still one: while a pointer that can hover rests on the tile, or the keyboard is in it.
 * It is fetched then and not before; never where less motion is asked for. One that does not come is not missed.
 */
export function TilePreview({ pictureUrl }: { pictureUrl: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    const tile = place.current!.closest('article')!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const still = !matchMedia(media.hover).matches || matchMedia(media.still).matches;
      if (still || !tile.matches(':hover, :has(:focus-visible)')) return setMoving(false);
      timer = setTimeout(() => setMoving(true), stayMilliseconds);
    };
    const changes = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    // The focus has moved on only after `focusout`.
    const later = () => void setTimeout(look);
    for (const change of changes) tile.addEventListener(change, later);
    return () => {
      clearTimeout(timer);
      for (const change of changes) tile.removeEventListener(change, later);
    };
  }, []);
  return (
    <span ref={place}>
      {moving && <img className={styles.image} src={pictureUrl} alt="" onError={() => setMoving(false)} data-preview />}
    </span>
  );
}
