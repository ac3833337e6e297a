import { useLayoutEffect, useState, type RefObject } from 'react';
import type { GridShape } from './grid-parts.ts';

/** A phone's shape, until a grid has been measured; afterwards that of the last one, so that returning to a list finds the same height. */
let last: GridShape = { columns: 2, rowHeight: 320 };

/** The shape of a grid, measured from its first part, and again when its width changes. */
export function useGridShape(head: RefObject<HTMLElement | null>): GridShape {
  const [shape, setShape] = useState(last);
  useLayoutEffect(() => {
    const grid = head.current;
    if (!grid) return;
    const look = () => {
      const seen = shapeOf(grid);
      if (!seen) return;
      last = seen;
      setShape((known) => (known.columns === seen.columns && Math.abs(known.rowHeight - seen.rowHeight) < 8 ? known : seen));
    };
    const watch = new ResizeObserver(look);
    watch.observe(grid);
    return () => watch.disconnect();
  }, [head]);
  return shape;
}

/** Null for a grid without a layout, such as on a page in the back/forward cache. */
function shapeOf(grid: HTMLElement): GridShape | null {
  const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(grid);
  const [columns, rows] = [gridTemplateColumns, gridTemplateRows].map((tracks) => (tracks.endsWith('px') ? tracks.split(' ').length : 0));
  if (!columns || !rows) return null;
  const top = (place: number) => grid.children[place]?.getBoundingClientRect().top ?? 0;
  const rowHeight = rows > 1 ? (top((rows - 1) * columns) - top(0)) / (rows - 1) : grid.getBoundingClientRect().height;
  return { columns, rowHeight: Math.round(rowHeight) };
}
