// @flag socialLogin
// Apart from what the waiting page needs: a script that is only fetched by itself needs nothing else of the page's.
import { channelName, stateOf, type Word } from './social-channel.ts';
import type { SocialBack } from './social-back.ts';

/** How long a page may take to answer that it is waiting, in ms; without an answer the window continues by itself. */
const patience = 2_000;

/** In the returning window: passes its result to the waiting page, and closes; returns whether there is such a page. */
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
  // If the browser does not let it close, the window shows the site.
  location.replace('/');
  return true;
}
