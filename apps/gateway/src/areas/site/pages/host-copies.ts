import type { LanguageCode } from '@parlour/domain';
import { frameName } from './site-rules.ts';

// Pages in the layout that any static host expects. Such a host cannot choose a page by a cookie, so the page does: pages in the
// default language are at their own addresses and redirect visitors who chose another language to the translated page below
// `in/`. That page restores the original address before anything else on it runs.

interface HostedSite {
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
}

/** The file beside a deployed folder `site` that names its build: pages never meet scripts of another build. */
export const deployedBuildName = 'build';
/** The folder of pages in the other languages. */
export const otherLanguages = 'in';
/** The home page is not called `index` there, since some hosts redirect that name to the folder. */
const namedAt = (page: string): string => (page === 'index' ? 'front' : page);

/** The path of a page in another language, and of the frame for routes without a page of their own in any. */
export const pageIn = (language: string, page: string): string => `/${otherLanguages}/${language}/${namedAt(page)}`;

/**
 * Passes the original address in the fragment, which is not sent to servers, since it may contain a log-in provider's code (security A16).
 */
function leadScript({ languages, defaultLanguage }: HostedSite): string {
  const others = languages.filter((code) => code !== defaultLanguage).join('|');
  return `{let l=location,m=/(?:^|; )lang=(${others})(?:;|$)/.exec(document.cookie);if(m)l.replace("/${otherLanguages}/"+m[1]+"/"+document.currentScript.dataset.page+"#"+l.pathname+l.search+l.hash)}`;
}

/** Accepts only addresses of this site: a visitor who arrives from elsewhere gets the page at its own address. */
const takeAddress = `{let a=location.hash.slice(1);history.replaceState(null,"",/^\\/(?![/\\\\])/.test(a)?a:document.currentScript.dataset.path)}`;

/** The scripts that these pages have besides those of the build. */
export const hostScripts = (site: HostedSite): string[] => (site.languages.length > 1 ? [leadScript(site), takeAddress] : []);

/** The copies of a page that was built or rendered, by their place in the folder that the host serves. */
export function hostCopies(site: HostedSite, { page, language }: { page: string; language: string }, html: string): [string, string][] {
  const own = language === site.defaultLanguage;
  const copy = begunWith(html, own ? leading(site, page) : taking(page));
  return [
    ...(!own || page === frameName ? [[`${pageIn(language, page).slice(1)}.html`, copy] as [string, string]] : []),
    ...(own ? [[page === frameName ? '404.html' : `${page}.html`, copy] as [string, string]] : []),
  ];
}

function leading(site: HostedSite, page: string): string {
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
