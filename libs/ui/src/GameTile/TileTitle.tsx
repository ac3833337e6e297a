import { useState } from 'react';
import * as styles from './tile-title.css.ts';

/**
 * The lettering of a game's name at the bottom of its picture. Decorative, since the `GameTile` has the name as text; if it fails to load,
 * that text shows.
 */
export function TileTitle({ pictureUrl }: { pictureUrl: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  if (state === 'missing') return null;
  return (
    <img
      className={styles.title}
      src={pictureUrl}
      alt=""
      width="300"
      height="112"
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onLoad={() => setState('shown')}
      onError={() => setState('missing')}
      data-title={state === 'shown' ? '' : undefined}
    />
  );
}
