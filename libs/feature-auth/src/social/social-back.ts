// @flag socialLogin
/** What a provider sent a visitor back with, as the first script of the page took it off the address (tools/build/inline-scripts.ts). */
export interface SocialBack {
  provider: string;
  /** The whole query: `code` and `state`, or `error`. */
  query: string;
}

declare global {
  var parlourSocialBack: SocialBack | undefined;
}

/** The result that this page was opened with; can be taken only once. */
export function takeSocialBack(): SocialBack | undefined {
  const back = globalThis.parlourSocialBack;
  globalThis.parlourSocialBack = undefined;
  return back;
}

/**
 * In a window that a provider sent back: passes its result to the waiting page, and closes. False if no page is waiting, and this page has
 * to continue with it.
 */
export const goBack = (back: SocialBack): Promise<boolean> => import('./hand-back.ts').then(({ handBack }) => handBack(back));
