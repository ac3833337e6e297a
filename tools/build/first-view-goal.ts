/**
 * The most that the first view's script may weigh, in brotli, as a multiple of the bare stack of libraries (docs/adr/0030-first-view.md):
 * lower it when the script has shrunk, and never raise it.
 */
export const mostScript = 1.262;
