/** How long a result takes to appear where nothing may move, in ms (games.md A6). Style sheets have it as `--fade`. */
export const fadeMilliseconds = 200;

/** Gives the style sheets that time. */
export function styleFade(root: HTMLElement): void {
  root.style.setProperty('--fade', `${fadeMilliseconds}ms`);
}
