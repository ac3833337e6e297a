import { useEffect, useRef, useState } from 'react';
import { media } from '../theme/contract.ts';
import * as styles from './GameTile.css.ts';

/** In ms: a pointer that only passes over the tile fetches nothing. */
const stayMilliseconds = 140;

/**
 * The moving picture of a `GameTile`, over the still one, while a hovering pointer rests on the tile or the keyboard focus is in it. It is
 * fetched only then, and never with reduced motion. If it fails to load, the still picture stays.
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
    // `focusout` comes before the focus has moved.
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
