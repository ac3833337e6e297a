import type { Messages } from '@lingui/core';
import type { Brand } from '@parlour/brand/schema';
import { publicBrand } from '@parlour/brand/vite';
import { listPaths, type LanguageCode, type ListedGameType } from '@parlour/domain';
import { legalDocuments } from '@parlour/domain/content';
import { frameName, offlineName } from '@parlour/gateway/sites';
import { offlinePath } from '@parlour/web/worker-site';
import { sha256 } from '../integrity.ts';
import { soundBrand } from '../sound-brand.ts';
import type { Published } from './published.ts';
import { render, type Rendered } from './renderer.ts';
import { startRenderingGateway } from './rendering-gateway.ts';
import { ownPage, standInOf, type PageText } from './stand-in.ts';

/** Pages of a brand in one of its languages. */
export interface PagesWanted {
  /** The folder of the script that renders. */
  script: string;
  brand: Brand;
  language: LanguageCode;
  messages: Messages;
}

/** The pages in the order of `sitePages`, and what the script reports about all of them. */
export interface PagesMade extends Omit<Rendered, 'pages'> {
  pages: readonly PageText[];
}

/** Renders the pages of brands. Brands with the same stand-in are rendered only once. */
export interface PageMaker {
  make(wanted: PagesWanted): Promise<PagesMade>;
  close(): Promise<void>;
}

/** How many jobs are cached; each has all pages in one language, about a megabyte. */
const mostRemembered = 48;

/**
 * Creates a page maker for these brands; it must be closed. A broken brand has no pages. `published` is what their merchants show, where
 * that is not the shipped content.
 */
export async function startPageMaker(ids: readonly string[], published: Published): Promise<PageMaker> {
  const contentOf = ({ merchantCode }: Brand) => published.get(merchantCode);
  const standIns = ids.flatMap(soundBrand).map((brand) => ({ brand: standInOf(brand, contentOf(brand)), content: contentOf(brand) }));
  const gateway = await startRenderingGateway([...new Map(standIns.map((each) => [each.brand.id, each])).values()]);
  const known = new Map<string, Promise<Rendered>>();
  return {
    async make({ script, brand, language, messages }) {
      const standIn = standInOf(brand, contentOf(brand));
      const key = JSON.stringify([script, standIn.id, language, sha256(JSON.stringify(messages))]);
      const paths = sitePages(standIn).map((page) => page.path);
      const job = { script, brand: publicBrand(standIn), language, messages, paths };
      const rendered = known.get(key) ?? render({ ...job, fetch: gateway.fetchAs(standIn) });
      known.delete(key);
      known.set(key, rendered);
      if (known.size > mostRemembered) known.delete(known.keys().next().value!);
      const { pages, ...told } = await rendered;
      return { pages: pages.map((page) => ownPage(page, standIn, brand)), ...told };
    },
    close: () => gateway.close(),
  };
}

/** A prerendered page: its file below `pages/<LANG>`, without `.html`, and its path on the site. */
export interface SitePage {
  name: string;
  path: string;
}

/**
 * Home, the public game lists that this brand has, the promotions, help, the legal texts, the offline page, and the frame for every other
 * address.
 */
export function sitePages({ gameTypes, flags }: Pick<Brand, 'gameTypes' | 'flags'>): readonly SitePage[] {
  const lists = (Object.keys(listPaths) as ListedGameType[]).filter((type) => gameTypes.includes(type)).map((type) => listPaths[type]);
  return [
    { name: 'index', path: '/' },
    ...lists.map((address) => ({ name: address.slice(1), path: address })),
    { name: 'promotions', path: '/promotions' },
    ...(flags.helpCentre ? [{ name: 'help', path: '/help' }] : []),
    ...legalDocuments.map((document) => ({ name: document, path: `/${document}` })),
    ...(flags.liteApp ? [{ name: offlineName, path: offlinePath }] : []),
    { name: frameName, path: '/shell' },
  ];
}
