import { languages, type LanguageCode } from '@parlour/domain';
import { videoOrigin } from '@parlour/domain/content';
import type { Config } from '../../../kernel/config.ts';
import type { Merchant } from '../../../kernel/merchants.ts';
import { contentSecurityPolicy, pictureSecurityPolicy, siteHeaders } from './security-headers.ts';

// The answer at each address of a site. The gateway serves sites by these rules, and tools/deploy generates rules for other servers from
// them, so that both always agree.

export type Headers = Readonly<Record<string, string>>;

/** First parts of the paths at which a site's pages call the gateway; any server in front of the site passes them on. */
export const askedByPages = ['wps', 'lgw', 'lotto', 'reports'] as const;
/** The one among them whose answer stays open as long as its page. */
export const eventStreamPath = '/wps/events';
/** First parts of paths that the gateway answers itself; an unknown path there is not a page of a site. */
export const ownRooms: readonly string[] = [...askedByPages, 'psp', 'wallet', 'vendor', 'office', 'health', 'metrics', 'docs', 'dev'];

/** Whether a path belongs to the gateway and not to the site. */
export function isOwnPath(pathname: string): boolean {
  return ownRooms.includes(pathname.split('/', 2)[1] ?? '');
}

/** Other names of the home page (specification 2). */
export const homePaths: readonly string[] = ['/index', '/index.html', '/home'];

/** A year, because the name contains the content's hash. */
const forEver = 'public, max-age=31536000, immutable';
const forAWhile = 'public, max-age=600, stale-while-revalidate=86400';
const askAgain = 'no-cache';

/** How many seconds caches between gateway and browser may answer by themselves, and may continue to while they revalidate (content N8). */
const shared = { fresh: 60, whileAsking: 60 };

/**
 * Cache headers of a page with a planned change in this many milliseconds: no cache keeps it beyond that (content N6). Browsers revalidate
 * each time.
 */
export function pageCaching(left: number | null): string {
  const seconds = left === null ? Infinity : Math.floor(left / 1000);
  const age = Math.min(shared.fresh, seconds);
  if (age === 0) return askAgain;
  return `public, max-age=0, s-maxage=${age}, stale-while-revalidate=${Math.min(shared.whileAsking, seconds - age)}`;
}

/** For the redirect from another name of the home page. */
export const homeHeaders: Headers = { 'cache-control': askAgain };

/** For a file that is not a page, besides `everyHeaders`. */
export function fileHeaders(name: string): Headers {
  return {
    'cache-control': name === workerName ? askAgain : name.startsWith('assets/') ? forEver : forAWhile,
    vary: 'Accept-Encoding',
    // SVG is the only kind of file that browsers treat as a document with scripts.
    ...(name.endsWith('.svg') ? { 'content-security-policy': pictureSecurityPolicy } : {}),
  };
}

/** What the headers of a merchant's pages depend on. */
export interface SiteFacts {
  scriptHashes: readonly string[];
  frameOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** The visitor came by https. */
  secure: boolean;
  /** For a preview, the office that may frame it. */
  framedBy?: string | null;
}

/** For a page in a language, besides `everyHeaders`. */
export function pageHeaders(language: LanguageCode, facts: SiteFacts): Headers {
  return {
    'content-language': languages[language].tag,
    'content-security-policy': contentSecurityPolicy(facts),
    'cache-control': askAgain,
    vary: 'Accept-Encoding, Cookie',
  };
}

/** For everything that a merchant's site answers. */
export function everyHeaders(merchant: Pick<Merchant, 'flags'>, facts: Pick<SiteFacts, 'frameOrigins' | 'secure'>): Headers {
  return siteHeaders({ ...facts, opensWindows: merchant.flags.socialLogin });
}

/** The answer for a missing file's name. */
export const missingFile = {
  body: 'Not found\n',
  contentType: 'text/plain; charset=utf-8',
  headers: { 'cache-control': 'no-store' } as Headers,
} as const;

/** A path whose last part ends like a file's name. */
export const fileNamePattern = String.raw`\.[A-Za-z0-9]+$`;
/** The file name of a page that may have been rendered for its path; `shell` is the frame for all others. */
export const pageNamePattern = '[A-Za-z0-9-]+';
export const frameName = 'shell';
/** The page that the service worker stores for use without a network; no route of the site leads to it. */
export const offlineName = 'offline';
/** The service worker. If the Lite app is off, it is replaced by one that unregisters itself and deletes what was stored. */
export const workerName = 'sw.js';
export const workerRemoverName = 'sw-off.js';

/** A case-insensitive pattern for the paths of a route such as `/member/$page`. */
export function routePattern(route: string): string {
  return `^${route.replace(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`).replace(/\$\w*/g, '[^/]+')}/?$`;
}

/** The origins of the vendors' games that a merchant's pages frame. */
export function frameOriginsOf(
  { brand }: Pick<Merchant, 'brand'>,
  vendors: Readonly<Record<string, Pick<Config['vendors'][string], 'origin'>>>,
): string[] {
  return [...new Set([...brand.vendors.flatMap((code) => vendors[code]?.origin ?? []), ...(brand.launchGameCDNs ?? [])])];
}

/** The origins of the videos that a merchant's pages frame (content N33). */
export function videoOriginsOf({ flags }: Pick<Merchant, 'flags'>): readonly string[] {
  return flags.promotionVideos ? [videoOrigin] : [];
}

/** The origins of the pictures on a merchant's pages, besides its own. */
export function imageOriginsOf({ brand }: Pick<Merchant, 'brand'>): readonly string[] {
  return brand.imageCDNs ?? [];
}
