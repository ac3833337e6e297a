import type { Art } from '../../../shell/game-client.ts';

/** Makes pictures of the pack known to style sheets, each by its name: `var(--door)`. */
export function setPictures(art: Art, names: readonly string[]): void {
  for (const name of names) document.documentElement.style.setProperty(`--${name}`, `url("${art[name]!}")`);
}
