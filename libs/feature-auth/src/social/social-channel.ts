import type { SocialBack } from './social-back.ts';

const channelName = 'parlour.social';
/** How long a page may take to say that it waits, in ms; a window that hears nothing goes on by itself. */
const patience = 2_000;

/**
 * What windows of this site say to one another. A returning one asks who waits, and gives what it brought to nobody else.
 * No Web Lock: it is lost with the site's storage, which a log-out clears under a page that stays.
 */
type Word = { ask: string } | { waiting: string } | { brought: SocialBack };

const stateOf = ({ query }: SocialBack) => new URLSearchParams(query).get('state') ?? '';

/** In the window that came back: gives what it came with to the page that waits for it; whether there is one. */
export async function handBack(back: SocialBack): Promise<boolean> {
  const state = stateOf(back);
  const channel = new BroadcastChannel(channelName);
  const say = (word: Word) => channel.postMessage(word);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('waiting' in data && data.waiting === state) resolve(true);
  });
  const timer = setTimeout(() => resolve(false), patience);
  say({ ask: state });
  const waited = await promise;
  clearTimeout(timer);
  if (waited) say({ brought: back });
  channel.close();
  return waited;
}

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
