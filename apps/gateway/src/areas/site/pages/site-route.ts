import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguageCode, type LanguageCode } from '@parlour/domain';
import type { Config } from '../../../kernel/config.ts';
import type { Merchant, Merchants } from '../../../kernel/merchants.ts';
import type { Build } from './build.ts';
import type {} from '../../../http/request-state.ts';
import { previewCodeIn, type PreviewPages } from '../preview-pages.ts';
import type { RenderedPages, ShownPages } from '../rendering/rendered-pages.ts';
import type { Builds } from './builds.ts';
import { closedPage, notBuiltPage } from './instead-of-pages.ts';
import {
  everyHeaders,
  fileHeaders,
  fileNamePattern,
  frameOriginsOf,
  videoOriginsOf,
  homeHeaders,
  homePaths,
  imageOriginsOf,
  isOwnPath,
  offlineName,
  pageCaching,
  pageHeaders,
  frameName,
  pageNamePattern,
  workerName,
  workerRemoverName,
} from './site-rules.ts';
import { sendFile, sendMissing } from './send-file.ts';

export interface SiteDeps {
  merchants: Merchants;
  builds: Builds;
  vendors: Config['vendors'];
  /** Additional origins that a merchant's pages may frame, such as its live chat's. */
  alsoFramed: (merchant: Merchant) => readonly string[];
  /** The merchant with operators' settings applied. */
  inForce: (stated: Merchant) => Promise<Merchant>;
  /** Serves newer pages than those of the builds. */
  pages?: Pick<RenderedPages, 'of'>;
  /** Answers with a preview page for an operator. */
  previews?: PreviewPages;
}

const fileName = new RegExp(fileNamePattern);
const pageName = new RegExp(`^${pageNamePattern}$`);

/**
 * Registers the sites: every path that is not an operation's is a file or page of the brand whose host was requested. Everything else
 * (other hosts, unknown API paths) goes to the application's not-found handler.
 */
export function siteRoute(app: FastifyInstance, { merchants, builds, vendors, alsoFramed, inForce, pages, previews }: SiteDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { anyHost: true },
    handler: async (request, reply) => {
      const merchant = merchants.byHost(request.host ?? '');
      const [pathname = '/', query] = request.url.split(/\?(.*)/s);
      if (!merchant || isOwnPath(pathname)) return reply.callNotFound();
      const facts = {
        frameOrigins: [...frameOriginsOf(merchant, vendors), ...alsoFramed(merchant), ...videoOriginsOf(merchant)],
        imageOrigins: imageOriginsOf(merchant),
        secure: request.protocol === 'https',
      };
      reply.headers(everyHeaders(merchant, facts));
      if (homePaths.includes(pathname)) return reply.headers(homeHeaders).redirect(query ? `/?${query}` : '/', 302);
      if (merchant.closed !== null) return instead(reply, closedPage(merchant));
      const build = await builds.of(merchant.brandId);
      if (!build) return instead(reply.header('retry-after', '10'), notBuiltPage(merchant));
      const name = nameOf(pathname);
      if (name === null) return sendMissing(reply);
      if (!build.hasRoute(pathname) && !build.files.has(name) && !wantsPage(request)) return reply.callNotFound();
      const wanted = name === workerName && !(await inForce(merchant)).flags.liteApp ? workerRemoverName : name;
      const asset = name.startsWith('pages/') ? undefined : build.files.get(wanted);
      if (asset) return sendFile(request, reply, asset, fileHeaders(name));
      if (fileName.test(name)) return sendMissing(reply);
      const code = previewCodeIn(query);
      return code !== undefined && previews
        ? previews(request, reply, { merchant, build, code, pathname, ...facts })
        : page(request, reply, { merchant, build, newer: await pages?.of(merchant, build), pathname, ...facts });
    },
  });
}

interface AskedPage {
  merchant: Merchant;
  build: Build;
  newer: ShownPages | undefined;
  pathname: string;
  frameOrigins: readonly string[];
  imageOrigins: readonly string[];
  secure: boolean;
}

async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  { merchant, build, newer, pathname, ...facts }: AskedPage,
): Promise<FastifyReply> {
  const language = pageLanguage(merchant, cookieOf(request, 'lang'));
  const name = pageNameOf(pathname);
  const rendered = name && newer?.files.get(fileOf(language, name));
  const file = rendered || (name && build.files.get(fileOf(language, name))) || build.files.get(fileOf(language, frameName));
  if (!file) return sendMissing(reply);
  reply.code(build.hasRoute(pathname) || name === offlineName ? 200 : 404);
  const headers = pageHeaders(language, { scriptHashes: build.scriptHashes, ...facts });
  return sendFile(request, reply, file, rendered && newer ? { ...headers, 'cache-control': pageCaching(newer.left) } : headers);
}

function instead(reply: FastifyReply, page: string): FastifyReply {
  return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/** False for a program that requests data: a missing path is then answered as in the contract, not by a page. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return !headers.accept || /text\/html|\*\/\*/.test(headers.accept);
}

/** The name of a file in a build for a path of the site; null if the path is encoded incorrectly. */
function nameOf(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** The page's language: the visitor's choice in the `lang` cookie if the site has it, otherwise the site's default. */
function pageLanguage(merchant: Merchant, cookie: string | undefined): LanguageCode {
  return cookie !== undefined && isLanguageCode(cookie) && merchant.languages.includes(cookie) ? cookie : merchant.defaultLanguage;
}

const fileOf = (language: LanguageCode, name: string): string => `pages/${language}/${name}.html`;

/** The name of the page that may have been rendered for a path; null for one that only the script can show. */
function pageNameOf(pathname: string): string | null {
  const name = pathname === '/' ? 'index' : pathname.slice(1).replace(/\/$/, '');
  return pageName.test(name) && name !== frameName ? name : null;
}
