import type { SocialBack } from './social-back.ts';

const channelName = 'parlour.social';
/** Held by the page that waits for the answer with this state: a returning window knows by it whether anybody does. */
const lockName = (state: string) => `${channelName}:${state}`;

/** In the window that came back: gives what it came with to the page that waits for it; whether there is one. */
export async function handBack(back: SocialBack): Promise<boolean> {
  const state = new URLSearchParams(back.query).get('state') ?? '';
  const { held } = await navigator.locks.query();
  if (!held?.some(({ name }) => name === lockName(state))) return false;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(back);
  channel.close();
  return true;
}

/** In the page that waits: what comes back with `state`. Rejects as `signal` aborts. */
export function awaitBack(state: string, signal: AbortSignal): Promise<SocialBack> {
  const { promise, resolve, reject } = Promise.withResolvers<SocialBack>();
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<SocialBack>) => {
    if (new URLSearchParams(data.query).get('state') === state) resolve(data);
  });
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  const waiting = promise.finally(() => channel.close());
  void navigator.locks.request(lockName(state), () => waiting.then(Boolean, () => false));
  return waiting;
}
