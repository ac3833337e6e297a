/**
 * The limit for the size of the first view's script (brotli), as a multiple of the bare stack of libraries
 * (docs/adr/0030-first-view.md). Lower it when the script shrinks; never raise it.
 */
export const mostScript = 1.262;
