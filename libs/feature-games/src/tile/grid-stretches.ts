import type { GridPart } from './grid-parts.ts';

/** Neighbouring parts of a list. */
export interface GridStretch<Game> {
  parts: readonly GridPart<Game>[];
  /** About how high they are together, in px. */
  height: number;
}

/** About this many tiles: few enough to be laid out together, many enough that ten thousand games are a hundred stretches. */
const stretchSize = 96;

/**
 * Parts in stretches. What a browser watches costs it time in every frame, wherever it is; so stretches are watched, and
 * parts only of those that are near. Stretches of a list that grows at its end stay what they were.
 */
export function stretchesOf<Game>(parts: readonly GridPart<Game>[]): GridStretch<Game>[] {
  const size = Math.ceil(stretchSize / Math.max(1, parts[0]?.games.length ?? 1));
  return Array.from({ length: Math.ceil(parts.length / size) }, (_, place) => {
    const own = parts.slice(place * size, (place + 1) * size);
    return { parts: own, height: own.reduce((sum, { height }) => sum + height, 0) };
  });
}
