/** What the site around the frame may be told. */
export type ParentMessage = 'parlour.ready' | 'parlour.close' | 'parlour.balanceMayHaveChanged' | 'parlour.error';

export const framed = window.parent !== window;

/** Posts to the site that the operator named, and to no other window (security D08); does nothing outside a frame. */
export function tellParent(siteOrigin: string, type: ParentMessage): void {
  if (framed) window.parent.postMessage({ type }, siteOrigin);
}
