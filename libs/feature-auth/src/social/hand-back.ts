// @flag socialLogin
// Apart from what the waiting page needs: a script that is only fetched by itself needs nothing else of the page's.
import { channelName, stateOf, type Word } from './social-channel.ts';
import type { SocialBack } from './social-back.ts';

/** How long a page may take to answer that it waits, in ms; a window without an answer goes on by itself. */
const patience = 2_000;

/** In the window that came back: passes what it brought to the page that waits for it, and closes; returns whether there is one. */
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
  if (!waited) return false;
  close();
  // A browser that closes no window shows the site in it.
  location.replace('/');
  return true;
}
