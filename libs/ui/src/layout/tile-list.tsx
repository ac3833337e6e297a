import type { ReactNode, Ref } from 'react';
import { classNames } from '../element/compose.ts';
import * as styles from './layout.css.ts';

/** A list of game tiles long enough to be split: contains `TilePart`s and `TileStretch`es, whose cells are one list to screen readers. */
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
  /** Lets the browser skip it while it is far from the window; that requires its height. */
  skipped?: boolean | undefined;
  /** Its tiles are not rendered yet; their height is reserved. */
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

/** `TilePart`s that the browser skips together while all of them are far away, so that it checks few elements in each frame. */
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
