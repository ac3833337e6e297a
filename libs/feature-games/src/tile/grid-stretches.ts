import type { GridPart } from './grid-parts.ts';

/** Neighbouring parts of a list. */
export interface GridStretch<Game> {
  parts: readonly GridPart<Game>[];
  /** About how high they are together, in px. */
  height: number;
}

/** About this many tiles: few enough to be laid out together, many enough that ten thousand games make about a hundred stretches. */
const stretchSize = 96;

/**
 * Groups parts into stretches. Every observed element costs the browser time in each frame, wherever it is; so stretches are observed, and
 * parts only if their stretch is near. If the list grows at its end, existing stretches stay the same.
 */
export function stretchesOf<Game>(parts: readonly GridPart<Game>[]): GridStretch<Game>[] {
  const size = Math.ceil(stretchSize / Math.max(1, parts[0]?.games.length ?? 1));
  return Array.from({ length: Math.ceil(parts.length / size) }, (_, place) => {
    const own = parts.slice(place * size, (place + 1) * size);
    return { parts: own, height: own.reduce((sum, { height }) => sum + height, 0) };
  });
}
