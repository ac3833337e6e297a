import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '../../http/answer-headers.ts';
import { FloodGuard } from '../../http/flood-guard.ts';
import { refuseCrossSite } from '../../http/gate.ts';
import { addressList } from '../../kernel/address-list.ts';
import type { Config } from '../../kernel/config.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { encode } from '../site/pages/encoding.ts';
import { notBuiltPage } from '../site/pages/instead-of-pages.ts';
import { missingFile } from '../site/pages/site-rules.ts';
import { createOfficePages, officePageHeaders } from './office-pages.ts';

/** The office as a site for browsers. */
export interface OfficeSite {
  /** Where there are any, only these addresses may ask. */
  networks: readonly string[];
  trustedProxies: readonly string[];
  limits: Pick<Config['limits'], 'requestsPerMinute'>;
  /** Folder of the built pages. */
  pages: string | undefined;
}

/** What every request of a browser passes, and the pages, whose paths are all that are no operation's. */
export function addOfficeSite(app: FastifyInstance, site: OfficeSite, { clock }: { clock: Clock }): void {
  const networks = addressList(site.networks);
  const flood = new FloodGuard(site.limits.requestsPerMinute);
  app.addHook('onRequest', async (request) => {
    if (site.networks.length > 0 && !networks.has(request.ip)) throw new Refusal('forbidden');
    if (isApiPath(request.url)) flood.count(request.ip, clock.now());
    refuseCrossSite(request);
  });
  const pages = site.pages === undefined ? null : createOfficePages(site.pages);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const [pathname = '/'] = request.url.split('?');
      if (isApiPath(pathname)) return reply.callNotFound();
      const built = await pages?.();
      if (!built) return notBuilt(reply);
      const name = pathname.slice(1);
      const asset = name === 'index.html' ? undefined : built.get(name);
      const isFile = /\.[A-Za-z0-9]+$/.test(pathname);
      const file = asset ?? (isFile ? undefined : built.get('index.html'));
      if (!file) return reply.code(404).headers(missingFile.headers).type(missingFile.contentType).send(missingFile.body);
      const { bytes, encoding } = await encode(file, request.headers['accept-encoding']);
      const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
      reply.headers({ ...officePageHeaders(asset ? name : null, isSecure(request)), etag: tag });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type(file.contentType).send(bytes);
    },
  });
}

const isSecure = (request: FastifyRequest) => request.protocol === 'https';

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', '10')
    .type('text/html; charset=utf-8')
    .send(notBuiltPage({ name: 'Office', brandId: 'office' }));
}
