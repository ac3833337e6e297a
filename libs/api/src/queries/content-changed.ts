import type { QueryClient } from '@tanstack/react-query';
import type { Schema } from '../operation.ts';
import { site } from './keys.ts';

type Kind = Extract<Schema<'Event'>, { type: 'contentChanged' }>['kinds'][number];

const keys: Readonly<Record<Kind, string>> = {
  announcement: 'announcements',
  banner: 'banners',
  helpSection: 'help',
  helpArticle: 'help',
};

/** Asks again for what the merchant has published anew, once the visitor looks at the page (content N9). */
export function contentChanged(queryClient: QueryClient, kinds: readonly Kind[]): void {
  const ask = () => {
    for (const kind of kinds) void queryClient.invalidateQueries({ queryKey: [site, keys[kind]] });
  };
  if (!document.hidden) return ask();
  const whenSeen = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', whenSeen);
    ask();
  };
  document.addEventListener('visibilitychange', whenSeen);
}
