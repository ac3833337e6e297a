import type { QueryClient } from '@tanstack/react-query';
import type { Schema } from '../operation.ts';
import { site } from './keys.ts';
import { messagesChanged } from './messages.ts';

type Kind = Extract<Schema<'Event'>, { type: 'contentChanged' }>['kinds'][number];

const keys: Readonly<Record<Exclude<Kind, 'broadcast'>, string>> = {
  announcement: 'announcements',
  banner: 'banners',
  helpSection: 'help',
  helpArticle: 'help',
  legal: 'legal',
};

/** All open pages of a site learn of a broadcast at once; they refetch spread over this many ms. */
const spread = 10_000;

/** Refetches what the merchant has published, once the visitor looks at the page (content N9). */
export function contentChanged(queryClient: QueryClient, kinds: readonly Kind[], random = Math.random): void {
  const ask = () => {
    for (const kind of kinds)
      if (kind === 'broadcast') setTimeout(() => messagesChanged(queryClient), random() * spread);
      else void queryClient.invalidateQueries({ queryKey: [site, keys[kind]] });
  };
  if (!document.hidden) return ask();
  const whenSeen = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', whenSeen);
    ask();
  };
  document.addEventListener('visibilitychange', whenSeen);
}
