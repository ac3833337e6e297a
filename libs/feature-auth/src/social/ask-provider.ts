// @flag socialLogin
import { answerOf, type SocialAnswer } from './social-answer.ts';
import { awaitBack } from './social-channel.ts';

/** The browser opened no window. */
export class WindowBlocked extends Error {}

/** In ms: how often to check whether the window is still open, and how long its result may take to arrive after it has closed. */
const lookEvery = 400;
const stillComing = 1500;
const size = { width: 520, height: 680 };

interface Asking {
  /** The address at the provider. */
  address: () => Promise<string>;
  /** Aborts the wait. */
  signal: AbortSignal;
  /** The window closed without a result. The provider may only have severed it from this page, so the wait continues. */
  onGone: () => void;
}

/**
 * Lets a visitor log in at a provider, in a separate window, and returns what came back. Call it within a press, or the browser opens
 * nothing. Rejects with WindowBlocked, with what `address` rejects with, and when `signal` aborts.
 */
export async function askProvider({ address, signal, onGone }: Asking): Promise<SocialAnswer> {
  const shown = open('about:blank', 'parlour-social', placeOnScreen());
  if (!shown) throw new WindowBlocked();
  // The provider's page gets no access to this one.
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

/** Centred in the browser's window; has no effect where windows are tabs. */
function placeOnScreen(): string {
  const left = Math.max(0, screenX + (outerWidth - size.width) / 2);
  const top = Math.max(0, screenY + (outerHeight - size.height) / 2);
  return `popup,width=${size.width},height=${size.height},left=${Math.round(left)},top=${Math.round(top)}`;
}
