/** The messages that the site around the frame may receive. */
export type ParentMessage =
  | { type: 'parlour.ready' | 'parlour.close' | 'parlour.balanceMayHaveChanged' | 'parlour.error' }
  /** `progress`: the share of the window that has loaded, 0 to 1. */
  | { type: 'parlour.loading'; progress: number };

export const framed = window.parent !== window;

/** Posts to the site that the operator named, and to no other window (security D08); does nothing outside a frame. */
export function tellParent(siteOrigin: string, message: ParentMessage): void {
  if (framed) window.parent.postMessage(message, siteOrigin);
}
