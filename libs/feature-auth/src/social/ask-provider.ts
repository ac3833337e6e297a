// @flag socialLogin
import { answerOf, type SocialAnswer } from './social-answer.ts';
import { awaitBack } from './social-channel.ts';

/** The browser opened no window. */
export class WindowBlocked extends Error {}

/** How often the window is looked after, and how long what it came back with may take once it is gone, in ms. */
const lookEvery = 400;
const stillComing = 1500;
const size = { width: 520, height: 680 };

interface Asking {
  /** The address at the provider. */
  address: () => Promise<string>;
  /** Ends it: nobody waits any more. */
  signal: AbortSignal;
  /** The window is gone and brought nothing. A provider may have parted it from this page: it is waited for all the same. */
  onGone: () => void;
}

/**
 * Lets a visitor log in at a provider, in a separate window, and returns what came back. Call it within a press, or the browser opens
 * nothing. Rejects with WindowBlocked, with what `address` rejects with, and when `signal` aborts.
 */
export async function askProvider({ address, signal, onGone }: Asking): Promise<SocialAnswer> {
  const shown = open('about:blank', 'parlour-social', placeOnScreen());
  if (!shown) throw new WindowBlocked();
  // The provider's page gets no way to this one.
  shown.opener = null;
  try {
    const url = new URL(await address());
    signal.throwIfAborted();
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new WindowBlocked();
    const back = awaitBack(url.searchParams.get('state') ?? '', signal);
    shown.location.replace(url.href);
    const look = lookAfter(shown, onGone);
    return answerOf(await back.finally(look.end));
  } catch (error) {
    shown.close();
    throw error;
  }
}

function lookAfter(shown: Window, onGone: () => void): { end: () => void } {
  let gone: ReturnType<typeof setTimeout> | undefined;
  const timer = setInterval(() => {
    if (!shown.closed) return;
    clearInterval(timer);
    gone = setTimeout(onGone, stillComing);
  }, lookEvery);
  return {
    end() {
      clearInterval(timer);
      clearTimeout(gone);
    },
  };
}

/** In the middle of the browser's window; where windows are tabs it does not count. */
function placeOnScreen(): string {
  const left = Math.max(0, screenX + (outerWidth - size.width) / 2);
  const top = Math.max(0, screenY + (outerHeight - size.height) / 2);
  return `popup,width=${size.width},height=${size.height},left=${Math.round(left)},top=${Math.round(top)}`;
}
