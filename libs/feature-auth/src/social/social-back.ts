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

/** What this page came with; the next one who asks gets nothing. */
export function takeSocialBack(): SocialBack | undefined {
  const back = globalThis.parlourSocialBack;
  globalThis.parlourSocialBack = undefined;
  return back;
}

/**
 * In a window that a provider sent back: passes what it brought to the page that waits for it, and closes. False if nobody waits, and this
 * page has to go on with it.
 */
export const goBack = (back: SocialBack): Promise<boolean> => import('./hand-back.ts').then(({ handBack }) => handBack(back));
