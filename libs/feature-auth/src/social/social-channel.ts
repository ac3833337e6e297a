// @flag socialLogin
import type { SocialBack } from './social-back.ts';

export const channelName = 'parlour.social';

/**
 * The messages between windows of this site. A returning window asks who is waiting, and passes its result to nobody else. Not by a Web
 * Lock, which is lost when a log-out clears the site's storage under a page that stays open.
 */
export type Word = { ask: string } | { waiting: string } | { brought: SocialBack };

/** Identifies the log-in that a page and a window share. */
export const stateOf = ({ query }: SocialBack) => new URLSearchParams(query).get('state') ?? '';

/** In the waiting page: resolves to the result with this `state`. Rejects when `signal` aborts. */
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
