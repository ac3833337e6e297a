import type { Brand } from '@parlour/brand/schema';
import { listPaths, type ListedGameType } from '@parlour/domain';

/** A page that is rendered before anybody asks for it: its file below `pages/<LANG>`, without `.html`, and its path on the site. */
export interface SitePage {
  name: string;
  path: string;
}

/** Home, the public game lists that this brand has, the promotions, and the frame for every other address. */
export function sitePages({ gameTypes }: Pick<Brand, 'gameTypes'>): readonly SitePage[] {
  const lists = (Object.keys(listPaths) as ListedGameType[]).filter((type) => gameTypes.includes(type)).map((type) => listPaths[type]);
  return [
    { name: 'index', path: '/' },
    ...lists.map((address) => ({ name: address.slice(1), path: address })),
    { name: 'promotions', path: '/promotions' },
    { name: 'shell', path: '/shell' },
  ];
}
