import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '@parlour/domain';
import { frameName } from '@parlour/gateway/sites';
import { sha256 } from '../build/integrity.ts';
import type { Site } from './site.ts';

// Pages in the layout that any static host expects. Such a host cannot choose a page by a cookie, so the page does: pages in the
// default language are at their own addresses and redirect visitors who chose another language to the translated page below
// `in/`. That page restores the original address before anything else on it runs.

/** The folder of pages in the other languages. */
export const otherLanguages = 'in';
/** The home page is not called `index` there, since some hosts redirect that name to the folder. */
const namedAt = (page: string): string => (page === 'index' ? 'front' : page);

/** The path of a page in another language, and of the frame for routes without a page of their own in any. */
export const pageIn = (language: LanguageCode, page: string): string => `/${otherLanguages}/${language}/${namedAt(page)}`;

/**
 * The original address is passed in the fragment, which is not sent to servers, since it may contain a log-in provider's code (security
 * A16).
 */
function leadScript({ languages, defaultLanguage }: Site): string {
  const others = languages.filter((code) => code !== defaultLanguage).join('|');
  return `{let l=location,m=/(?:^|; )lang=(${others})(?:;|$)/.exec(document.cookie);if(m)l.replace("/${otherLanguages}/"+m[1]+"/"+document.currentScript.dataset.page+"#"+l.pathname+l.search+l.hash)}`;
}

/** Accepts only addresses of this site: a visitor who arrives from elsewhere gets the page at its own address. */
const takeAddress = `{let a=location.hash.slice(1);history.replaceState(null,"",/^\\/(?![/\\\\])/.test(a)?a:document.currentScript.dataset.path)}`;

/** Source expressions for the policy of pages. */
export function hostScriptHashes(site: Site): string[] {
  return scriptsOf(site).map((script) => `sha256-${sha256(script, 'base64')}`);
}

const scriptsOf = (site: Site): string[] => (site.languages.length > 1 ? [leadScript(site), takeAddress] : []);

/** The texts of these pages by their place in the folder `site`, from the built site in `folder`. */
export async function hostPages(site: Site, folder: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const page of ['index', ...site.rendered, frameName])
    for (const language of site.languages) {
      const built = await readFile(path.join(folder, 'pages', language, `${page}.html`), 'utf8');
      const own = language === site.defaultLanguage;
      const html = begunWith(built, own ? leading(site, page) : taking(page));
      if (!own || page === frameName) pages.set(`${pageIn(language, page).slice(1)}.html`, html);
      if (own) pages.set(page === frameName ? '404.html' : `${page}.html`, html);
    }
  return pages;
}

function leading(site: Site, page: string): string {
  return site.languages.length > 1 ? `<script data-page="${namedAt(page)}">${leadScript(site)}</script>` : '';
}

function taking(page: string): string {
  return `<script data-path="${page === 'index' || page === frameName ? '/' : `/${page}`}">${takeAddress}</script>`;
}

/** Inserted before the page's first script and after its metadata. */
function begunWith(html: string, script: string): string {
  const place = html.indexOf('<script>');
  if (place === -1) throw new Error('a page without its first script cannot be told which language it is in');
  return html.slice(0, place) + script + html.slice(place);
}
