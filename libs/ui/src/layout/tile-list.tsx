import type { ReactNode, Ref } from 'react';
import { classNames } from '../element/compose.ts';
import * as styles from './layout.css.ts';

/** Game tiles of a list so long that it comes in parts: holds `TilePart`s and `TileStretch`es, whose places are one list to screen readers. */
export function TileList({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <div role="list" aria-label={label}>
      {children}
    </div>
  );
}

interface TilePartProps {
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
  /** About how high it is, in px. */
  height?: number | undefined;
  /** The browser leaves it out while it is far from the window; it must be told the height for that. */
  skipped?: boolean | undefined;
  /** Its tiles are not drawn yet: it keeps that height for them. */
  reserved?: boolean | undefined;
}

/** Some rows of a `TileList`, or of a `TileStretch`. */
export function TilePart({ children, ref, height, skipped = false, reserved = false }: TilePartProps) {
  return (
    <div
      ref={ref}
      role="presentation"
      className={classNames(styles.tileGrid, styles.tilePart, skipped && styles.skippable)}
      {...(height !== undefined && {
        style: { ...(skipped && { containIntrinsicBlockSize: `auto ${height}px` }), ...(reserved && { minBlockSize: height }) },
      })}
    >
      {children}
    </div>
  );
}

interface TileStretchProps {
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
  /** About how high it is, in px. */
  height: number;
}

/** `TilePart`s that the browser leaves out together while all of them are far: what it asks for in each frame stays few. */
export function TileStretch({ children, ref, height }: TileStretchProps) {
  return (
    <div
      ref={ref}
      role="presentation"
      className={classNames(styles.tilePart, styles.skippable)}
      style={{ containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {children}
    </div>
  );
}
