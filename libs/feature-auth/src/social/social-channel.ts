// @flag socialLogin
import type { SocialBack } from './social-back.ts';

export const channelName = 'parlour.social';

/**
 * The messages between windows of this site. A returning one asks who waits, and passes what it brought to nobody else. No Web Lock: it is
 * lost with the site's storage, which a log-out clears under a page that stays.
 */
export type Word = { ask: string } | { waiting: string } | { brought: SocialBack };

/** By what a page and a window know that they mean the same log-in. */
export const stateOf = ({ query }: SocialBack) => new URLSearchParams(query).get('state') ?? '';

/** In the page that waits: what comes back with `state`. Rejects as `signal` aborts. */
export function awaitBack(state: string, signal: AbortSignal): Promise<SocialBack> {
  const { promise, resolve, reject } = Promise.withResolvers<SocialBack>();
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('ask' in data && data.ask === state) channel.postMessage({ waiting: state } satisfies Word);
    if ('brought' in data && stateOf(data.brought) === state) resolve(data.brought);
  });
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  return promise.finally(() => channel.close());
}
