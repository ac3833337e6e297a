import type { Messages } from '@lingui/core';
import type { Brand } from '@parlour/brand/schema';
import { publicBrand } from '@parlour/brand/vite';
import type { LanguageCode } from '@parlour/domain';
import { sha256 } from '../sha256.ts';
import type { Ask } from './messages.ts';
import { pageTemplate, type PageTemplate, type PageText } from './page-template.ts';
import type { Renderers } from './renderers.ts';
import { sitePages } from './site-pages.ts';
import { standInOf } from './stand-in.ts';

/** Pages of a brand in one of its languages. */
export interface PagesWanted {
  /** The folder of the script that renders. */
  script: string;
  brand: Brand;
  language: LanguageCode;
  messages: Messages;
}

/** In the order of `sitePages`; and every path of the site, with `$name` for any one part. */
export interface PagesMade {
  pages: readonly PageText[];
  routes: readonly string[];
}

interface Templates {
  pages: readonly PageTemplate[];
  routes: readonly string[];
}

/** Templates that are remembered at a time, each of all pages in one language: about a megabyte. */
const mostRemembered = 48;

/** Makes pages: those of brands that have the same stand-in are rendered once. `askAs` asks the gateway as a guest of a stand-in's site. */
export function pageMaker(renderers: Renderers, askAs: (standIn: Brand) => Ask): (wanted: PagesWanted) => Promise<PagesMade> {
  const known = new Map<string, Promise<Templates>>();
  const sumOfMessages = rememberedSum();

  const render = async ({ script, language, messages }: PagesWanted, standIn: Brand): Promise<Templates> => {
    const pages = sitePages(standIn).map(({ path }) => ({ path, language }));
    const job = { brand: publicBrand(standIn), messages: { [language]: messages }, pages };
    const rendered = await renderers.render({ script, job, ask: askAs(standIn) });
    return { pages: rendered.pages.map((page) => pageTemplate(page, standIn)), routes: rendered.routes };
  };

  return async (wanted) => {
    const standIn = standInOf(wanted.brand);
    const { script, language } = wanted;
    const key = JSON.stringify([script, standIn.id, language, sumOfMessages(wanted.messages)]);
    const templates = known.get(key) ?? render(wanted, standIn);
    known.delete(key);
    known.set(key, templates);
    if (known.size > mostRemembered) known.delete(known.keys().next().value!);
    const { pages, routes } = await templates;
    return { pages: pages.map((template) => template.of(wanted.brand)), routes };
  };
}

/** Brands without wording of their own have the very same messages. */
function rememberedSum(): (messages: Messages) => string {
  const sums = new WeakMap<Messages, string>();
  return (messages) => {
    const sum = sums.get(messages) ?? sha256(JSON.stringify(messages));
    sums.set(messages, sum);
    return sum;
  };
}
